import Findings
import FourDMobile
import InputControl
import JSONSyntax

/// `rules-several`
enum RulesSeveral: Rule {
    static let info = RuleInfo(
        id: "rules-several", group: .manifest, severity: .error,
        summary: "several rules in one object, of which the iOS app takes one",
        rationale: """
            An iOS app reads each object in "rules" as one rule. Of several keys in one object it takes one and silently \
            ignores the others.
            """,
        facts: ["rule-2"],
        remedy: "Write an object for each rule.",
        needs: [.manifest], platform: .ios, reads: ["/rules"],
        bad: .manifest(#"{"name": "age", "type": "number", "rules": [{"min": 0, "max": 120}]}"#),
        good: .manifest(#"{"name": "age", "type": "number", "rules": [{"min": 0}, {"max": 120}]}"#))

    static func check(_ control: ControlModel) -> [Finding] {
        ParameterRuleReading.all(in: control.manifest).compactMap { reading in
            guard case .several(let members) = reading, let object = members[0].key.parent else { return nil }
            let names = members.map { $0.key.messageWords }.joined(separator: " and ")
            let objects = members.compactMap { member in
                member.value.map { "{\(member.key.sourceText): \($0.sourceText)}" }
            }
            return finding(
                "one object holds the rules \(names)", at: control.place(ofKey: members[1]),
                consequence: "iOS apps take one of them and ignore the other\(members.count > 2 ? "s" : "")",
                help: "write an object for each rule",
                notes: [Note("the first rule of the object", at: control.place(ofKey: members[0]))],
                fix: object.members.count == members.count
                    ? control.replacing(object, with: objects.joined(separator: ", ")) : nil)
        }
    }
}
