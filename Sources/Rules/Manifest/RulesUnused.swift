import Findings
import FourDMobile
import InputControl
import JSONSyntax

/// `rules-unused`
enum RulesUnused: Rule {
    static let info = RuleInfo(
        id: "rules-unused", group: .manifest, severity: .warning,
        summary: "a length or a pattern in the \"rules\" of a selection control",
        rationale: """
            An iOS app applies "minLength", "maxLength", "exactLength" and "regex" to rows of text only. The rows of a \
            selection control are lists of choices, so these rules do nothing.
            """,
        facts: ["rule-3"],
        remedy: "Remove the rule.",
        needs: [.manifest], platform: .ios, reads: ["/rules", "/choiceList"],
        bad: .manifest(#"{"name": "size", "choiceList": {"s": "Small"}, "rules": [{"minLength": 1}]}"#),
        good: .manifest(#"{"name": "size", "choiceList": {"s": "Small"}, "rules": ["mandatory"]}"#))

    static func check(_ control: ControlModel) -> [Finding] {
        guard control.manifest?.kind == .selectionControl else { return [] }
        return ParameterRuleReading.all(in: control.manifest).compactMap { reading in
            guard case .rule(let rule, let value?) = reading, rule.isForText, let object = value.parent else {
                return nil
            }
            return finding(
                "the rule \"\(rule.rawValue)\" does nothing in a selection control", at: control.place(of: value),
                consequence: "iOS apps apply it to rows of text only", help: "remove the rule",
                fix: control.removing(object))
        }
    }
}
