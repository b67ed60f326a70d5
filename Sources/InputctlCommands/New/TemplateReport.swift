import Findings
import Scaffolding
import SourceText

extension Report {
    /// The issues of templates, as findings.
    init(_ issues: [TemplateIssue], _ choice: TemplateChoice) {
        var sources: [String: SourceFile] = [:]
        for path in Set(issues.map(\.path)) {
            for library in choice.libraries where sources[path] == nil {
                sources[path] = (try? library.tree.read(path).get()).map { SourceFile(path: path, bytes: $0) }
            }
        }
        self.init(
            findings: issues.map { issue in
                Finding(
                    rule: issue.rule.rawValue, .error, issue.message,
                    at: Location(path: issue.path, range: issue.range))
            },
            skipped: [], controls: 0, files: sources.count, rules: TemplateIssue.Rule.allCases.count,
            sources: sources, displayPrefix: choice.folder.map { $0.hasSuffix("/") ? $0 : $0 + "/" } ?? "")
    }
}
