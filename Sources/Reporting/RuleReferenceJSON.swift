import Findings

extension RuleReference {
    /// All rules for programs, by group and id: `{"schemaVersion": 1, "rules": [{"id", "group", …}]}`.
    package static func json(_ rules: [RuleInfo]) -> String {
        let wireRules = grouped(rules).flatMap(\.rules).map(WireRules.Rule.init)
        return JSONText.encode(WireRules(schemaVersion: 1, rules: wireRules))
    }
}

/// The rule reference as the world outside reads it; a change that breaks a reader raises `schemaVersion`.
private struct WireRules: Encodable {
    struct Rule: Encodable {
        let id: String
        let group: String
        let severity: String
        let summary: String
        let rationale: String
        let remedy: String
        /// Ids of facts in BEHAVIOUR.md.
        let facts: [String]
        let source: String?
        let needs: [String]
        let reads: [String]
        /// The files of the examples, by path.
        let bad: [String: String]
        let good: [String: String]

        init(_ rule: RuleInfo) {
            id = rule.id
            group = rule.group.rawValue
            severity = rule.severity.rawValue
            summary = rule.summary
            rationale = rule.rationale
            remedy = rule.remedy
            facts = rule.facts
            source = rule.source.isEmpty ? nil : rule.source
            needs = RuleNeed.allCases.filter(rule.needs.contains).map(\.rawValue)
            reads = rule.reads
            bad = rule.bad.files
            good = rule.good.files
        }
    }

    let schemaVersion: Int
    let rules: [Rule]
}
