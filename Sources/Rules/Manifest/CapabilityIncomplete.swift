import Findings
import FourDMobile
import InputControl
import JSONSyntax

/// `capability-incomplete`
enum CapabilityIncomplete: Rule {
    static let info = RuleInfo(
        id: "capability-incomplete", group: .manifest, severity: .warning,
        summary: "a capability that does nothing without another one",
        rationale: """
            4D reads "mapModes" only if "map" is true, and "healthRecords" only if "health" or "healthkit" is. Without \
            them it silently ignores the key.
            """,
        facts: ["cap-9", "cap-10"],
        remedy: "Add the capability that it belongs to.",
        needs: [.manifest], platform: .ios, reads: ["/capabilities"],
        bad: .manifest(
            #"{"name": "email2", "type": "text", "inject": true, "capabilities": {"healthRecords": true}}"#),
        good: .manifest(
            """
            {"name": "email2", "type": "text", "inject": true, "capabilities": {"health": true, "healthRecords": true}}
            """))

    static func check(_ control: ControlModel) -> [Finding] {
        guard let capabilities = control.manifest?.capabilities, capabilities.isComplete else { return [] }
        return capabilities.members.compactMap { member in
            guard let capability = Capability.named(member.keyText), let needed = capability.neededWith.first,
                let value = member.value, capability.isEffective(value),
                capability.neededWith.allSatisfy({ capabilities.member(named: $0) == nil })
            else { return nil }
            let title = "add \"\(needed)\": true"
            return finding(
                "\"\(capability.name)\" does nothing without \"\(needed)\"", at: control.place(ofKey: member),
                consequence: "4D reads it only if \(capability.neededWith.quotedList("or")) is true",
                fix: control.adding("\"\(needed)\": true", to: capabilities, title: title))
        }
    }
}
