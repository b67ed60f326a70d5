import Findings

extension RuleReference {
    /// All rules for `inputctl rules`: by group, one after the other with severity and summary.
    package static func text(_ rules: [RuleInfo], palette: Palette = .plain) -> String {
        let idColumns = rules.map { DisplayWidth.columns(of: $0.id) }.max() ?? 0
        return grouped(rules).map { group, rules in
            let heading = palette.paint(group.rawValue, as: .path) + "\n"
            return heading + rules.map { line($0, idColumns: idColumns, palette) }.joined()
        }.joined(separator: "\n")
    }

    /// The columns of the longest severity, and of the margin and the gaps between the three columns.
    private static let severityColumns = Severity.allCases.map(\.rawValue.utf8.count).max() ?? 0
    private static let margin = "  "

    private static func line(_ rule: RuleInfo, idColumns: Int, _ palette: Palette) -> String {
        let id = padded(rule.id, to: idColumns)
        let severity = padded(rule.severity.rawValue, to: severityColumns)
        let before = margin.count + idColumns + 2 + severityColumns + 2
        let summary = WordWrap.lines(rule.summary, indentation: String(repeating: " ", count: before))
        return margin + id + "  " + palette.paint(severity, as: .severity(rule.severity)) + "  "
            + summary.dropFirst(before)
    }

    private static func padded(_ text: String, to columns: Int) -> String {
        text + String(repeating: " ", count: max(0, columns - DisplayWidth.columns(of: text)))
    }
}

extension RuleReference {
    /// One rule for `inputctl explain`: what 4D does, an incorrect and a correct example, how to fix it, and `sources`:
    /// the facts it rests on, one paragraph each.
    package static func explanation(of rule: RuleInfo, sources: [String], palette: Palette = .plain) -> String {
        let severity = palette.paint(rule.severity.rawValue, as: .severity(rule.severity))
        var output = "\(palette.paint(rule.id, as: .path)) — \(severity), \(rule.group.rawValue)\n\n"
        output += WordWrap.lines(rule.summary, indentation: margin)
        func section(_ title: String, _ body: String) {
            output += "\n\(palette.paint(title, as: .path))\n\(body)"
        }
        let title = rule.group == .templates ? "What happens" : "What 4D does"
        section(title, WordWrap.lines(rule.rationale, indentation: margin))
        section("Incorrect", code(of: rule.bad))
        section("Correct", code(of: rule.good))
        section("How to fix", WordWrap.lines(rule.remedy, indentation: margin))
        section("Source", sources.map { WordWrap.lines($0, indentation: margin) }.joined())
        return output
    }

    private static func code(of example: RuleExample) -> String {
        example.orderedFiles.map { path, text in
            let lines = text.split(omittingEmptySubsequences: false) { $0.isNewline }
            let content = lines.last?.isEmpty == true ? lines.dropLast() : lines[...]
            return "\(margin)\(TerminalEscaper.line(path))\n"
                + content.map { $0.isEmpty ? "\n" : "\(margin)\(margin)\(TerminalEscaper.source($0))\n" }.joined()
        }.joined()
    }
}
