import Findings
import FourDMobile
import InputControl
import JSONSyntax

/// `rules-length`
enum RulesLength: Rule {
    static let info = RuleInfo(
        id: "rules-length", group: .manifest, severity: .error,
        summary: "a length in \"rules\" that ends the iOS app",
        rationale: """
            An iOS app makes a number without a sign of "minLength", "maxLength" and "exactLength" when it builds a row \
            of text. A negative length ends the app.
            """,
        facts: ["rule-3"],
        remedy: "Write a length of 0 or more, or remove the rule.",
        needs: [.manifest], platform: .ios, reads: ["/rules"],
        bad: .manifest(#"{"name": "code", "type": "text", "rules": [{"minLength": -1}]}"#),
        good: .manifest(#"{"name": "code", "type": "text", "rules": [{"minLength": 1}]}"#))

    static func check(_ control: ControlModel) -> [Finding] {
        // The rows of a selection control are not rows of text, and `rules-unused` reports the rule.
        guard control.isActionControl else { return [] }
        return ParameterRuleReading.all(in: control.manifest).compactMap { reading in
            guard case .rule(let rule, let value?) = reading, rule.isLength, let length = value.number, length < 0
            else {
                return nil
            }
            return finding(
                "the length \(value.messageWords) of \"\(rule.rawValue)\" is negative", at: control.place(of: value),
                consequence: "an iOS app crashes when it opens a form with a row of text for the control",
                help: "write a length of 0 or more")
        }
    }
}
