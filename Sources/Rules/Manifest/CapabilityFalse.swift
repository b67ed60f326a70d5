import Findings
import FourDMobile
import InputControl
import JSONSyntax

/// `capability-false`
enum CapabilityFalse: Rule {
    static let info = RuleInfo(
        id: "capability-false", group: .manifest, severity: .warning,
        summary: "a permission that is turned off, and asked for all the same",
        rationale: """
            4D takes the value of location, locationBackground, camera and contacts for the text that the user is shown \
            when it is not true, and every value is a text for it: false becomes "False", 0 becomes "0" and null becomes \
            "null". So the app declares the permission, with that text as the reason. Only photo is really off.
            """,
        source: "4d/4D-Mobile-App, method capabilities",
        remedy: "Leave the key out.",
        needs: [.manifest], platform: .ios, reads: ["/capabilities"],
        bad: .manifest(#"{"name": "email2", "type": "text", "inject": true, "capabilities": {"contacts": false}}"#),
        good: .manifest(#"{"name": "email2", "type": "text", "inject": true, "capabilities": {}}"#))

    static func check(_ control: ControlModel) -> [Finding] {
        guard let capabilities = control.manifest?.capabilities else { return [] }
        return capabilities.members.compactMap { member in
            guard let capability = Capability.named(member.keyText), capability.isAddedWhenFalse,
                let value = member.value, let text = value.textWhenOff
            else { return nil }
            let keys = capability.effects.compactMap { effect in
                if case .info(let key) = effect { key } else { String?.none }
            }
            return finding(
                "\"\(capability.name)\" is \(value.sourceText), and is asked for all the same",
                at: control.place(of: value),
                consequence: "4D writes \(keys.quotedList("and")) with the text \"\(text)\" into the app's Info.plist",
                fix: control.removing(member))
        }
    }
}

extension JSONNode {
    /// The text that 4D makes of a value that means no; nil for any other value.
    fileprivate var textWhenOff: String? {
        switch kind {
        case .boolean: boolean == false ? "False" : nil
        case .number: number == 0 ? "0" : nil
        case .null: "null"
        default: nil
        }
    }
}
