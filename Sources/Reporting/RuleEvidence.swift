import Findings

/// What a rule saw on one control, for `explain --at`.
package struct RuleEvidence: Sendable {
    private let palette: Palette

    package init(palette: Palette = .plain) {
        self.palette = palette
    }

    /// The values that were compared, each with its place, then what came of it. `report` is the rule's own report.
    package func render(_ rule: RuleInfo, compared: [Note], _ report: Report) -> String {
        let places = Places(report, notes: compared)
        var output = "\(palette.paint(rule.id, as: .message)): \(rule.summary)\n\ncompared\n"
        if compared.isEmpty { output += "  nothing: the rule found no value to look at\n" }
        for note in compared { output += self.note(note, report, places) }
        output += "\nresult\n"
        for finding in report.findings {
            output += "  \(report.heading(of: finding, places, palette))\n"
            for note in finding.notes { output += "  \(self.note(note, report, places))" }
            if let consequence = finding.consequence { output += "    \(VisibleText.line(consequence))\n" }
            if let help = finding.help { output += "    help: \(VisibleText.line(help))\n" }
        }
        for reason in Set(report.notChecked.map(\.reason)).sorted() { output += "  not checked: \(reason)\n" }
        if report.findings.isEmpty, report.notChecked.isEmpty {
            output += compared.isEmpty ? "  no finding\n" : "  no finding: nothing is wrong with these\n"
        }
        return output
    }

    private func note(_ note: Note, _ report: Report, _ places: Places) -> String {
        "  \(palette.paint(report.display(note.location, places), as: .path)): \(VisibleText.line(note.message))\n"
    }
}
