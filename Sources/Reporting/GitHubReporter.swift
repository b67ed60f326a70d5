import Findings

/// Findings as commands of a GitHub workflow, which shows them beside the changed lines.
package struct GitHubReporter: Sendable {
    package init() {}

    /// One command for each finding, and a notice for each skipped check; paths lead there from the current folder.
    package func render(_ report: Report) -> String {
        let lines = LineIndex(report)
        return report.findings.map { command(for: $0, report, lines) + "\n" }.joined()
            + report.skipped.map { notice(of: $0, report, lines) + "\n" }.joined()
    }

    private func command(for finding: Finding, _ report: Report, _ lines: LineIndex) -> String {
        let texts = [finding.message, finding.consequence, finding.help.map { "help: \($0)" }].compactMap { $0 }
        return command(
            Self.level(of: finding.severity), at: finding.location, title: finding.rule,
            texts.joined(separator: "\n"), report, lines)
    }

    private func notice(of check: SkippedCheck, _ report: Report, _ lines: LineIndex) -> String {
        let rules = check.rules.isEmpty ? "" : check.rules.joined(separator: ", ") + ": "
        return command("notice", at: check.location, title: "not checked", rules + check.reason, report, lines)
    }

    private func command(
        _ level: String, at location: Location, title: String, _ text: String, _ report: Report, _ lines: LineIndex
    ) -> String {
        var properties = [("file", report.displayPrefix + location.path)]
        if let start = lines.start(of: location) {
            properties += [("line", String(start.line)), ("col", String(start.column))]
        }
        properties.append(("title", title))
        return "::\(level) "
            + properties.map { "\($0.0)=\(Self.escape($0.1, isProperty: true))" }.joined(separator: ",") + "::"
            + Self.escape(text, isProperty: false)
    }

    private static func level(of severity: Severity) -> String {
        switch severity {
        case .error: "error"
        case .warning: "warning"
        case .note: "notice"
        }
    }

    /// The characters that end a command or a property, as the runner reads them back; everything else that a terminal
    /// would obey is made visible.
    private static func escape(_ text: String, isProperty: Bool) -> String {
        text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
            var escaped = TerminalEscaper.line(String(line)).replacing("%", with: "%25")
            if isProperty { escaped = escaped.replacing(":", with: "%3A").replacing(",", with: "%2C") }
            return escaped
        }.joined(separator: "%0A")
    }
}
