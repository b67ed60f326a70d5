import Findings

/// One line for each finding, as editors and build logs read it, and nothing else.
package struct ConciseReporter: Sendable {
    package init() {}

    /// `path:line:column: severity: message [rule]` for each finding; empty when there is none.
    package func render(_ report: Report) -> String {
        let lines = LineIndex(report)
        var output = ""
        for finding in report.findings {
            output += report.heading(of: finding, lines, .plain)
            output += "\n"
        }
        return output
    }
}

extension Report {
    /// `path:line:column: severity: message [rule]`, without the numbers when the place is a whole file.
    func heading(of finding: Finding, _ lines: LineIndex, _ palette: Palette) -> String {
        let severity = palette.paint("\(finding.severity.rawValue):", as: .severity(finding.severity))
        let message = palette.paint(TerminalEscaper.line(finding.message), as: .message)
        let rule = palette.paint("[\(finding.rule)]", as: .rule)
        return "\(palette.paint("\(display(finding.location, lines)):", as: .path)) \(severity) \(message) \(rule)"
    }

    /// `path:line:column` as it can be opened from the current folder; only the path when the place is a whole file.
    func display(_ location: Location, _ lines: LineIndex) -> String {
        let path = TerminalEscaper.line(displayPrefix + location.path)
        guard let start = lines.start(of: location) else { return path }
        return "\(path):\(start.line):\(start.column)"
    }
}
