import Findings
import FourDMobile
import InputControl
import JSONSyntax
import SourceText

/// `rules-invalid`
enum RulesInvalid: Rule {
    static let info = RuleInfo(
        id: "rules-invalid", group: .manifest, severity: .error,
        summary: "\"rules\" of which an iOS app takes none, or not all",
        rationale: """
            An iOS app reads "rules" as a list, and each of its elements as the text "mandatory" or as an object with one \
            rule. One element that is neither makes it drop the whole list, so that nothing is checked any more; of an \
            object with several rules it takes one and forgets the others. Android apps do not read the list.
            """,
        source: "4d/ios-QMobileAPI, ActionParameterRule",
        remedy: """
            Write a list of "mandatory" and of objects with one key each: min, max, isMultipleOf (a number), minLength, \
            maxLength, exactLength (a whole number), regex (a text).
            """,
        needs: [.manifest], platform: .ios, reads: ["/rules"],
        bad: .manifest(#"{"name": "age", "type": "number", "rules": ["mandatory", {"minimum": 0}]}"#),
        good: .manifest(#"{"name": "age", "type": "number", "rules": ["mandatory", {"min": 0}]}"#))

    static func check(_ control: ControlModel) -> [Finding] {
        guard let rules = control.manifest?.value("rules") else { return [] }
        switch rules.kind {
        case .null, .unreadable: return []
        case .array: return rules.elements.compactMap { check($0, in: control) }
        default: return [notList(rules, in: control)]
        }
    }

    private static func check(_ element: JSONNode, in control: ControlModel) -> Finding? {
        switch element.kind {
        case .unreadable: nil
        case .string: element.string == ParameterRule.bareName ? nil : unknownText(element, in: control)
        case .object: element.isComplete ? checkObject(element, in: control) : nil
        default: noRule(element, in: control)
        }
    }

    private static func checkObject(_ object: JSONNode, in control: ControlModel) -> Finding? {
        var known: [(rule: ParameterRule, member: JSONMember, value: JSONNode)] = []
        for member in object.members {
            guard let rule = ParameterRule(rawValue: member.keyText), let value = member.value else { continue }
            known.append((rule, member, value))
        }
        guard let first = known.first else { return unknownObject(object, in: control) }
        if let wrong = known.first(where: { !$0.rule.accepts($0.value) && $0.value.kind != .unreadable }) {
            return wrongValue(wrong.value, of: wrong.rule, in: control)
        }
        guard known.count > 1 else { return nil }
        return several(known.map(\.member), like: first.member, in: control)
    }
}

extension RulesInvalid {
    private static let dropsAll = "iOS apps drop the whole list \"rules\" and check nothing"

    private static func notList(_ node: JSONNode, in control: ControlModel) -> Finding {
        finding(
            "\"rules\" is \(node.kindWords), not a list", at: control.place(of: node),
            consequence: "iOS apps drop it and check nothing", help: "write [...] around the rules",
            fix: isRule(node) ? control.replacing(node, with: "[\(node.sourceText)]") : nil)
    }

    private static func isRule(_ node: JSONNode) -> Bool {
        if node.string == ParameterRule.bareName { return true }
        guard node.isComplete, node.members.count == 1, let member = node.members.first else { return false }
        return member.value.flatMap { ParameterRule(rawValue: member.keyText)?.accepts($0) } ?? false
    }

    private static func noRule(_ node: JSONNode, in control: ControlModel) -> Finding {
        finding(
            "\(node.messageWords) is no rule", at: control.place(of: node), consequence: dropsAll,
            help: "write \"mandatory\", or an object with one rule such as {\"min\": 0}")
    }

    private static func unknownText(_ node: JSONNode, in control: ControlModel) -> Finding {
        let text = node.string ?? ""
        let meant = Spelling.suggestion(for: text, among: ParameterRule.names)
        let needsValue = (ParameterRule(rawValue: text) ?? meant.flatMap(ParameterRule.init)).flatMap {
            $0 == .mandatory ? nil : $0
        }
        return finding(
            needsValue == nil || ParameterRule(rawValue: text) == nil
                ? "there is no rule \(node.messageWords)" : "the rule \(node.messageWords) has no value",
            at: control.place(of: node), consequence: dropsAll,
            help: needsValue.map { "write {\"\($0.rawValue)\": ...} with \($0.valueWords)" }
                ?? "the only rule without a value is \"mandatory\"",
            fix: meant == ParameterRule.bareName ? control.replacing(node, with: "\"mandatory\"") : nil)
    }

    private static func unknownObject(_ object: JSONNode, in control: ControlModel) -> Finding {
        guard let member = object.members.first else {
            return finding(
                "a rule is an empty object", at: control.place(of: object), consequence: dropsAll,
                help: "write one rule in it, such as {\"min\": 0}, or leave it out")
        }
        let meant = Spelling.suggestion(for: member.keyText, among: ParameterRule.names)
        let isSure = meant?.lowercased() == member.keyText.lowercased()
        return finding(
            "there is no rule \(member.key.messageWords)", at: control.place(ofKey: member), consequence: dropsAll,
            help: meant.map { "did you mean \"\($0)\"?" }
                ?? "the rules are \(ParameterRule.names.joined(separator: ", "))",
            fix: meant.flatMap { isSure ? control.replacing(member.key, with: "\"\($0)\"") : nil })
    }

    private static func wrongValue(_ node: JSONNode, of rule: ParameterRule, in control: ControlModel) -> Finding {
        let found =
            node.kind == .string || node.kind == .number || node.kind == .boolean
            ? node.messageWords : node.kindWords
        return finding(
            "the rule \"\(rule.rawValue)\" takes \(rule.valueWords), not \(found)", at: control.place(of: node),
            consequence: dropsAll,
            help: rule == .mandatory ? "leave the rule out when the value may be empty" : nil,
            fix: node.string.flatMap { unquoted($0, node, rule, in: control) })
    }

    /// The fix that takes the quotes of a number away; nil when the rule does not take that number or JSON not its text.
    private static func unquoted(
        _ text: String, _ node: JSONNode, _ rule: ParameterRule, in control: ControlModel
    ) -> FixIt? {
        let document = JSONDocument(parsing: Array(text.utf8))
        guard document.issues.isEmpty, let root = document.root, root.kind == .number, rule.accepts(root) else {
            return nil
        }
        return control.replacing(node, with: text)
    }

    private static func several(
        _ members: [JSONMember], like first: JSONMember, in control: ControlModel
    ) -> Finding {
        let names = members.map { $0.key.messageWords }.joined(separator: " and ")
        return finding(
            "one object holds the rules \(names)", at: control.place(ofKey: members[1]),
            consequence: "iOS apps take one of them and forget the other\(members.count > 2 ? "s" : "")",
            help: "write an object for each rule",
            notes: [Note("the first rule of the object", at: control.place(ofKey: first))])
    }
}
