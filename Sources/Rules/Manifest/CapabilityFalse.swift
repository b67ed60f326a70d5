import Findings
import FourDMobile
import InputControl
import JSONSyntax

/// `capability-false`
enum CapabilityFalse: Rule {
    static let info = RuleInfo(
        id: "capability-false", group: .manifest, severity: .warning,
        summary: "a permission set to false, which 4D declares anyway",
        rationale: """
            4D reads the value of location, locationBackground, camera and contacts as the message that the user is \
            shown, and probably makes a string of any value but true: false becomes "False", 0 becomes "0" and null \
            becomes "null". So the app declares the permission, with that message. Only photo is really off. Every app \
            declares location and camera anyway, with 4D's own message.
            """,
        facts: ["cap-8", "cap-14", "cap-15"],
        remedy: "Remove the key.",
        needs: [.manifest], platform: .ios, reads: ["/capabilities"],
        bad: .manifest(#"{"name": "email2", "type": "text", "inject": true, "capabilities": {"contacts": false}}"#),
        good: .manifest(#"{"name": "email2", "type": "text", "inject": true, "capabilities": {}}"#))

    static func check(_ control: ControlModel) -> [Finding] {
        guard let capabilities = control.manifest?.capabilities else { return [] }
        return capabilities.members.compactMap { member in
            guard let capability = Capability.named(member.keyText), capability.isAddedWhenFalse,
                let key = capability.infoKey, let value = member.value, let text = value.textWhenOff
            else { return nil }
            let isEverywhere = Capability.infoKeysOfEveryApp.contains(key)
            return finding(
                "\"\(capability.name)\" is \(value.sourceText), but 4D declares the permission anyway",
                at: control.place(of: value), severity: isEverywhere ? .note : control.unverifiedSeverity(on: .ios),
                consequence: isEverywhere
                    ? "every app has \"\(key)\", with 4D's own message"
                    : "4D probably writes \"\(key)\" with the message \"\(text)\" into the app's Info.plist",
                fix: control.removing(member))
        }
    }
}

extension JSONNode {
    /// The string that 4D makes of a value that means no (4D-RT); nil for any other value. [cap-14]
    fileprivate var textWhenOff: String? {
        switch kind {
        case .boolean: boolean == false ? "False" : nil
        case .number: number == 0 ? "0" : nil
        case .null: "null"
        case .object, .array, .string, .unreadable: nil
        }
    }
}
