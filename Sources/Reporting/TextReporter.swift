import Findings

/// Findings for a person: each with its source line, what happens because of it and what to do, then a summary.
package struct TextReporter: Sendable {
    private let palette: Palette
    private let showsSummary: Bool

    package init(palette: Palette = .plain, showsSummary: Bool = true) {
        self.palette = palette
        self.showsSummary = showsSummary
    }

    /// All findings of the report, with an empty line after each, and the summary unless it is left out.
    package func render(_ report: Report) -> String {
        let lines = LineIndex(report)
        var output = ""
        for finding in report.findings {
            append(finding, of: report, lines, to: &output)
            output += "\n"
        }
        return showsSummary ? output + report.summary + "\n" : output
    }

    private func append(_ finding: Finding, of report: Report, _ lines: LineIndex, to output: inout String) {
        let snippet = lines.snippet(of: finding.location)
        let notes = finding.notes.map { note in (note, snippet: lines.snippet(of: note.location)) }
        let shown = [snippet].compactMap { $0 } + notes.compactMap(\.snippet)
        let gutter = Gutter(digits: String(shown.map(\.line).max() ?? 0).utf8.count, palette: palette)

        output += report.heading(of: finding, lines, palette) + "\n"
        if let snippet {
            output += gutter.lines(snippet, finding.label, finding.severity)
        } else if let label = finding.label {
            output += "  \(TerminalEscaper.line(label))\n"
        }
        for (note, snippet) in notes {
            let place = palette.paint(report.display(note.location, lines), as: .path)
            if let snippet {
                output += "  \(place)\n" + gutter.lines(snippet, note.message, .note)
            } else {
                output += "  \(place): \(TerminalEscaper.line(note.message))\n"
            }
        }
        if let consequence = finding.consequence { output += "  \(TerminalEscaper.line(consequence))\n" }
        if let advice = finding.advice {
            output += "  \(palette.paint("help:", as: .help)) \(TerminalEscaper.line(advice))\n"
        }
    }
}

extension Finding {
    /// The help, or the title of the fix if there is no help.
    fileprivate var advice: String? { help ?? fix?.title }
}

/// The margin with line numbers, and what stands right of it.
private struct Gutter {
    let digits: Int
    let palette: Palette

    /// An empty line, the source line, the marks with `label` beside them, an empty line.
    func lines(_ snippet: Snippet, _ label: String?, _ severity: Severity) -> String {
        let marks = palette.paint(snippet.marks, as: .caret(severity))
        let label = label.map { palette.paint(" \(TerminalEscaper.line($0))", as: .caret(severity)) } ?? ""
        return line(nil, "") + line(snippet.line, snippet.text)
            + line(nil, String(repeating: " ", count: snippet.indentation) + marks + label) + line(nil, "")
    }

    private func line(_ number: Int?, _ text: String) -> String {
        let number = number.map(String.init) ?? ""
        let margin = String(repeating: " ", count: max(0, digits - number.utf8.count)) + number
        return palette.paint("\(margin) |", as: .gutter) + (text.isEmpty ? "" : " \(text)") + "\n"
    }
}
