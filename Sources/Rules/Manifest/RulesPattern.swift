import Findings
import FourDMobile
import InputControl
import JSONSyntax
import SourceText

/// `rules-pattern`
enum RulesPattern: Rule {
    static let info = RuleInfo(
        id: "rules-pattern", group: .manifest, severity: .error,
        summary: "a pattern in \"rules\" that ends the iOS app",
        rationale: """
            An iOS app cuts the pattern of "regex" after its last dollar sign, unless a backslash stands before that: what \
            follows is the message of the rule. So ^[$€]?\\d+ becomes ^[$. If what is left is not a valid pattern, the app \
            ends at the first input. A dollar sign as first and last one ends it when the form opens. Only mistakes that \
            iOS surely refuses are reported, such as a bracket that is not closed.
            """,
        facts: ["rule-3", "rule-4", "rule-5"],
        remedy: "Write \\\\$ for a dollar sign inside the pattern, and close every bracket.",
        needs: [.manifest], platform: .ios, reads: ["/rules"],
        bad: .manifest(#"{"name": "price", "type": "text", "rules": [{"regex": "^[$€]?\\d+"}]}"#),
        good: .manifest(#"{"name": "price", "type": "text", "rules": [{"regex": "^[\\$€]?\\d+"}]}"#))

    static func check(_ control: ControlModel) -> [Finding] {
        // The rows of a selection control are not rows of text, and `rules-unused` reports the rule.
        guard control.isActionControl else { return [] }
        return ParameterRuleReading.all(in: control.manifest).compactMap { reading in
            guard case .rule(.regex, let node?) = reading, let text = node.string else { return nil }
            return report(RulePattern(text), node, in: control)
        }
    }

    private static func report(_ pattern: RulePattern, _ node: JSONNode, in control: ControlModel) -> Finding? {
        switch pattern.failure {
        case nil: return nil
        case .nothingBeforeDollar:
            return finding(
                "the pattern \(node.messageWords) begins with its last \"$\"", at: control.place(of: node),
                consequence: "an iOS app crashes when it opens a form with a row of text for the control",
                help: "write \"\\\\$\" for a dollar sign")
        case .syntax(let mistake):
            let cut = pattern.message == nil ? "" : ", which iOS cuts to \"\(pattern.pattern.shortened)\","
            return finding(
                "the pattern \(node.messageWords)\(cut) \(mistake.words)", at: control.place(of: node),
                consequence: "an iOS app crashes at the first input into a row of text for the control",
                help: pattern.isBrokenByCut
                    ? "end the pattern with its last \"$\", or write \"\\\\$\" for the character" : mistake.help)
        }
    }
}

extension PatternMistake {
    fileprivate var words: String {
        switch self {
        case .unclosedGroup: "has a \"(\" that is not closed"
        case .extraParenthesis: "has a \")\" that closes nothing"
        case .unclosedSet: "has a \"[\" that is not closed"
        case .loneBackslash: "ends with a backslash"
        case .nothingToRepeat: "begins with a quantifier"
        }
    }

    fileprivate var help: String {
        switch self {
        case .unclosedGroup: "write the closing \")\", or \"\\\\(\" for the character"
        case .extraParenthesis: "remove the \")\", or write \"\\\\)\" for the character"
        case .unclosedSet: "write the closing \"]\", or \"\\\\[\" for the character"
        case .loneBackslash: "remove the backslash, or write two of them"
        case .nothingToRepeat: "write what is to be repeated before it"
        }
    }
}
