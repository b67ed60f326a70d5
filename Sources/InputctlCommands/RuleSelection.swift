import Findings
import Rules
import Scaffolding

/// The rules that a command line selects.
enum RuleSelection {
    static let selected = Option.list("select", "RULE,...", "check only these rules")
    static let ignored = Option.list("ignore", "RULE,...", "do not check these rules")

    /// The rules that `--select` and `--ignore` leave; unknown ids, or none left, are wrong usage.
    static func rules(_ arguments: ParsedArguments) throws(UsageError) -> [any Rule.Type] {
        let selected = try known(arguments[selected])
        let ignored = try known(arguments[ignored])
        let rules = RuleRegistry.all.filter { rule in
            (selected.isEmpty || selected.contains(rule.info.id)) && !ignored.contains(rule.info.id)
        }
        guard !rules.isEmpty else { throw UsageError("--select and --ignore select no rule") }
        return rules
    }

    /// The rule for controls called `id`, or a usage error that says what was meant.
    static func rule(_ id: String) throws(UsageError) -> any Rule.Type {
        if let rule = RuleRegistry.rule(id) { return rule }
        guard TemplateIssue.Rule(rawValue: id) == nil else {
            throw UsageError("\"\(id)\" is about templates, not controls; inputctl templates lint checks it")
        }
        throw .unknown("rule", id, among: RuleRegistry.all.map { $0.info.id })
    }

    /// The entry of the rule `id` in the rule reference, for controls or templates.
    static func info(_ id: String) throws(UsageError) -> RuleInfo {
        if let info = RuleRegistry.rule(id)?.info ?? TemplateIssue.Rule(rawValue: id)?.info { return info }
        throw .unknown(
            "rule", id, among: RuleRegistry.all.map { $0.info.id } + TemplateIssue.Rule.allCases.map(\.rawValue))
    }

    private static func known(_ ids: [String]) throws(UsageError) -> Set<String> {
        for id in ids { _ = try rule(id) }
        return Set(ids)
    }
}
