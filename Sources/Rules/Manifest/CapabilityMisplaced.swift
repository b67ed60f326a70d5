import Findings
import FourDMobile
import InputControl
import JSONSyntax

/// `capability-misplaced`
enum CapabilityMisplaced: Rule {
    static let info = RuleInfo(
        id: "capability-misplaced", group: .manifest, severity: .warning,
        summary: "a capability beside \"capabilities\" instead of in it",
        rationale: """
            4D reads what a control needs from the object "capabilities" only. A manifest may hold any other key, so one \
            beside that object is silently ignored.
            """,
        facts: ["manifest-9", "manifest-25"],
        remedy: "Move the key into \"capabilities\".",
        needs: [.manifest], reads: ["/capabilities"],
        bad: .manifest(
            #"{"name": "email2", "type": "text", "inject": true, "capabilities": {}, "contacts": true}"#),
        good: .manifest(
            #"{"name": "email2", "type": "text", "inject": true, "capabilities": {"contacts": true}}"#))

    static func check(_ control: ControlModel) -> [Finding] {
        guard control.isActionControl, let root = control.manifest?.root else { return [] }
        // A service that is lost is an error of its own.
        let reported = control.unnamedService?.wrongKey?.key.range
        return root.members.filter { member in
            isMeant(member) && control.manifest?.capabilities?[member.keyText] == nil && member.key.range != reported
        }.map { member in
            finding(
                "\"\(member.keyText)\" stands beside \"capabilities\"", at: control.place(ofKey: member),
                consequence: "4D ignores it there, and the app gets nothing from it",
                help: "move it into \"capabilities\"")
        }
    }

    /// Whether a key at the top is the name of a capability, with a value that nothing else would have under this name.
    private static func isMeant(_ member: JSONMember) -> Bool {
        guard let capability = Capability.named(member.keyText), let value = member.value else { return false }
        switch capability.value {
        // Words that may be anything, such as "map" and "home".
        case .flag: return capability.name.contains(where: \.isUppercase) && value.boolean == true
        case .message: return value.boolean == true
        case .text: return capability.name == "service" && value.string?.hasSuffix("Service") == true
        case .texts:
            return capability.name == "android" && !value.elements.isEmpty
                && value.elements.allSatisfy { $0.string?.hasPrefix("android.permission.") == true }
        case .objects:
            return value[NamedService.settingsKey] != nil
                || value.members.contains { UsageDescription.isKey($0.keyText) }
        }
    }
}
