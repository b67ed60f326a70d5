import Findings

/// The values that a rule compared on one control, for `explain --at`.
package struct RuleEvidence: Sendable {
    private let palette: Palette

    package init(palette: Palette = .plain) {
        self.palette = palette
    }

    /// The values that were compared, each with its place, then what came of it. `report` is the rule's own report.
    package func render(_ rule: RuleInfo, compared: [Note], _ report: Report) -> String {
        let lines = LineIndex(report, notes: compared)
        var output = "\(palette.paint(rule.id, as: .message)): \(rule.summary)\n\ncompared\n"
        if compared.isEmpty { output += "  nothing: the rule found no value to compare\n" }
        for note in compared { output += self.note(note, report, lines) }
        output += "\nresult\n"
        for finding in report.findings {
            output += "  \(report.heading(of: finding, lines, palette))\n"
            for note in finding.notes { output += "  \(self.note(note, report, lines))" }
            if let consequence = finding.consequence { output += "    \(TerminalEscaper.line(consequence))\n" }
            if let help = finding.help { output += "    help: \(TerminalEscaper.line(help))\n" }
        }
        for check in Set(report.skipped).sorted(by: { ($0.path, $0.reason) < ($1.path, $1.reason) }) {
            let place = check.location.range == nil ? "" : report.display(check.location, lines) + ": "
            output += "  \(palette.paint(place, as: .path))not checked: \(TerminalEscaper.line(check.reason))\n"
        }
        if report.findings.isEmpty, report.skipped.isEmpty {
            output += compared.isEmpty ? "  no finding\n" : "  no finding: nothing is wrong with these\n"
        }
        return output
    }

    private func note(_ note: Note, _ report: Report, _ lines: LineIndex) -> String {
        "  \(palette.paint(report.display(note.location, lines), as: .path)): \(TerminalEscaper.line(note.message))\n"
    }
}
