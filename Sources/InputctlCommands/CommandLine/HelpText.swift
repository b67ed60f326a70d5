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

            inputctl help COMMAND says more about one of them; inputctl --version prints the version.
            Exit codes: 0 checked and fine, 1 findings, 2 wrong usage or configuration, 3 the job could not be done.

            """
    }

    static func text(for usage: CommandUsage) -> String {
        var parts = [
            "inputctl \(usage.name): \(usage.summary)",
            "usage: inputctl \(usage.name)\(usage.arguments.isEmpty ? "" : " " + usage.arguments)"
                + (usage.options.isEmpty ? "" : " [OPTION...]"),
        ]
        parts += usage.discussion
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
        return parts.joined(separator: "\n\n") + "\n"
    }

    private static func table(_ rows: [(head: String, summary: String)]) -> String {
        let width = rows.map(\.head.count).max() ?? 0
        return rows.map { row in
            "  " + row.head + String(repeating: " ", count: width - row.head.count + 2) + row.summary
        }.joined(separator: "\n")
    }
}
