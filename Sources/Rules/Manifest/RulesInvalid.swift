import Findings
import FourDMobile
import InputControl
import JSONSyntax
import SourceText

/// `rules-invalid`
enum RulesInvalid: Rule {
    static let info = RuleInfo(
        id: "rules-invalid", group: .manifest, severity: .error,
        summary: "\"rules\" that the iOS app drops as a whole",
        rationale: """
            An iOS app reads "rules" as a list, and each element as the string "mandatory" or as an object with one rule. \
            If one element is malformed, it drops the whole list and checks nothing. Android apps do not read the list.
            """,
        facts: ["manifest-32", "rule-1", "rule-2"],
        remedy: """
            Write a list of "mandatory" and of objects with one key each: min, max, isMultipleOf (a number), minLength, \
            maxLength, exactLength (a whole number), regex (a string).
            """,
        needs: [.manifest], platform: .ios, reads: ["/rules"],
        bad: .manifest(#"{"name": "age", "type": "number", "rules": ["mandatory", {"minimum": 0}]}"#),
        good: .manifest(#"{"name": "age", "type": "number", "rules": ["mandatory", {"min": 0}]}"#))

    static func check(_ control: ControlModel) -> [Finding] {
        guard let rules = control.manifest?.value("rules") else { return [] }
        switch rules.kind {
        case .null, .unreadable: return []
        case .array:
            return ParameterRuleReading.all(in: control.manifest).compactMap { reading in
                guard case .malformed(let mistake) = reading else { return nil }
                return malformed(mistake, in: control)
            }
        case .object, .string, .number, .boolean: return [notList(rules, in: control)]
        }
    }

    private static func notList(_ node: JSONNode, in control: ControlModel) -> Finding {
        let fix: FixIt? =
            if case .rule = ParameterRuleReading(node) { control.replacing(node, with: "[\(node.sourceText)]") } else {
                nil
            }
        return finding(
            "\"rules\" is \(node.kindWords), not a list", at: control.place(of: node),
            consequence: "iOS apps drop it and check nothing", help: fix == nil ? "write a list of rules" : nil,
            fix: fix)
    }

    private static func malformed(_ mistake: ParameterRuleReading.Mistake, in control: ControlModel) -> Finding {
        let example = "write \"mandatory\", or an object with one rule such as {\"min\": 0}"
        func dropping(_ message: String, at place: Location, help: String?, fix: FixIt? = nil) -> Finding {
            finding(
                message, at: place, consequence: "iOS apps drop the whole list \"rules\" and check nothing", help: help,
                fix: fix)
        }
        switch mistake {
        case .kind(let node):
            return dropping("\(node.messageWords) is not a rule", at: control.place(of: node), help: example)
        case .empty(let node):
            return dropping("a rule is an empty object", at: control.place(of: node), help: "remove it, or " + example)
        case .string(let node):
            let (message, help, fix) = string(node, in: control)
            return dropping(message, at: control.place(of: node), help: help, fix: fix)
        case .unknownKey(let member):
            let meant = Spelling.suggestion(for: member.keyText, among: ParameterRule.names)
            return dropping(
                "unknown rule \(member.key.messageWords)", at: control.place(ofKey: member),
                help: meant == nil ? "write one of \(ParameterRule.names.joined(separator: ", "))" : nil,
                fix: meant.map { control.renaming(member, to: $0) })
        case .value(let node, let rule):
            let number = node.string.flatMap { ParameterRule.number($0, for: rule) }
            return dropping(
                "the rule \"\(rule.rawValue)\" takes \(rule.valueWords), not \(node.messageWords)",
                at: control.place(of: node),
                help: number != nil
                    ? nil
                    : rule == .mandatory ? "remove the rule if the value may be empty" : "write \(rule.valueWords)",
                fix: number.map { control.replacing(node, with: $0) })
        }
    }

    /// A string that is not a rule: the name of a rule that needs a value, or of none.
    private static func string(_ node: JSONNode, in control: ControlModel) -> (String, help: String?, fix: FixIt?) {
        let text = node.string ?? ""
        let meant =
            ParameterRule(rawValue: text)
            ?? Spelling.suggestion(for: text, among: ParameterRule.names).flatMap(ParameterRule.init)
        guard let meant, meant != .mandatory else {
            return (
                "unknown rule \(node.messageWords)",
                meant == nil ? "write \"mandatory\", which is the only rule without a value" : nil,
                meant.map { control.replacing(node, with: "\"\($0.rawValue)\"") }
            )
        }
        return (
            meant.rawValue == text
                ? "the rule \(node.messageWords) has no value" : "unknown rule \(node.messageWords)",
            "write {\"\(meant.rawValue)\": …} with \(meant.valueWords)", nil
        )
    }
}

extension ParameterRule {
    /// A number as JSON writes it that stands in quotes where `rule` takes a number; nil when it does not take this one.
    fileprivate static func number(_ text: String, for rule: ParameterRule) -> String? {
        let document = JSONDocument(parsing: Array(text.utf8))
        guard document.issues.isEmpty, let root = document.root, root.kind == .number, rule.accepts(root) else {
            return nil
        }
        return text
    }
}
