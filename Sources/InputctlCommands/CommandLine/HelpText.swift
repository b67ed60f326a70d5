import Reporting

/// The help texts, made from what the commands declare.
enum HelpText {
    static func overview(of commands: [any Command.Type]) -> String {
        let rows = commands.map { command in
            (
                head: [command.usage.name, command.usage.arguments].filter { !$0.isEmpty }.joined(separator: " "),
                summary: command.usage.summary
            )
        }
        return """
            inputctl checks and scaffolds input controls for 4D mobile apps.

            usage: inputctl COMMAND [ARGUMENT...] [OPTION...]

            \(table(rows))
            \(WordWrap.lines(closing))
            """
    }

    private static let closing = """
        inputctl help COMMAND shows the options of a command; inputctl --version prints the version.
        Exit codes: 0 no errors, 1 errors found, 2 wrong usage or configuration, 3 the command failed.
        """

    /// The paragraph, whatever lines it has in the source, as lines that fit.
    private static func paragraph(_ text: String) -> String {
        String(WordWrap.lines(text.split(separator: "\n").joined(separator: " ")).dropLast())
    }

    static func text(for usage: CommandUsage) -> String {
        var parts = [
            paragraph("inputctl \(usage.name): \(usage.summary)"),
            "usage: inputctl \(usage.name)\(usage.arguments.isEmpty ? "" : " " + usage.arguments)"
                + (usage.options.isEmpty ? "" : " [OPTION...]"),
        ]
        parts += usage.discussion.map(paragraph)
        if !usage.options.isEmpty {
            parts.append(
                table(
                    usage.options.map { option in
                        (
                            head: "--" + option.name + (option.placeholder.map { " " + $0 } ?? ""),
                            summary: option.summary
                        )
                    }))
        }
        return parts.joined(separator: "\n\n") + (usage.options.isEmpty ? "\n" : "")
    }

    /// Summaries start in one column, two behind the longest head that leaves them enough room; a longer head has its
    /// summary on the next line.
    private static func table(_ rows: [(head: String, summary: String)]) -> String {
        let width = rows.map(\.head.count).filter { $0 <= longestHead }.max() ?? 0
        let margin = String(repeating: " ", count: width + 4)
        return rows.map { row in
            let summary = WordWrap.lines(row.summary, indentation: margin)
            guard row.head.count <= width else { return "  \(row.head)\n\(summary)" }
            return "  " + row.head + String(repeating: " ", count: width - row.head.count + 2)
                + summary.dropFirst(margin.count)
        }.joined()
    }

    private static let longestHead = 30
}
