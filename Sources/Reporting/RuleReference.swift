import Findings

/// The rule reference: what the rules' declarations say, in several forms.
package enum RuleReference {
    /// `rules` by group, in the order of the groups, each sorted by id; groups without rules are left out.
    static func grouped(_ rules: [RuleInfo]) -> [(group: RuleGroup, rules: [RuleInfo])] {
        RuleGroup.allCases.compactMap { group in
            let members = rules.filter { $0.group == group }.sorted { $0.id < $1.id }
            return members.isEmpty ? nil : (group, members)
        }
    }
}

extension RuleExample {
    /// The files, the manifest first, the others by path.
    var orderedFiles: [(path: String, text: String)] {
        files.sorted { left, right in
            (left.key == "manifest.json" ? 0 : 1, left.key) < (right.key == "manifest.json" ? 0 : 1, right.key)
        }.map { ($0.key, $0.value) }
    }
}
