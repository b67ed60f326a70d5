import Findings

/// What a rule saw on one control, for `explain --at`.
package struct RuleEvidence: Sendable {
    private let palette: Palette

    package init(palette: Palette = .plain) {
        self.palette = palette
    }

    /// The values that were compared, each with its place, then what came of it. `report` is the rule's own report.
    package func render(_ rule: RuleInfo, compared: [Note], _ report: Report) -> String {
        let places = Places(report)
        var output = "\(palette.paint(rule.id, as: .message)): \(rule.summary)\n\ncompared\n"
        if compared.isEmpty { output += "  nothing: the rule found no value to look at\n" }
        for note in compared {
            let place = palette.paint(report.display(note.location, places), as: .path)
            output += "  \(place): \(VisibleText.line(note.message))\n"
        }
        output += "\nresult\n"
        for finding in report.findings {
            output += "  \(report.heading(of: finding, places, palette))\n"
            if let consequence = finding.consequence { output += "    \(VisibleText.line(consequence))\n" }
        }
        for reason in Set(report.notChecked.map(\.reason)).sorted() { output += "  not checked: \(reason)\n" }
        if report.findings.isEmpty, report.notChecked.isEmpty { output += "  no finding: the values agree\n" }
        return output
    }
}
