import Findings

extension RuleReference {
    /// The whole reference as one page: a table per group, then each rule under a heading that is its id, so that
    /// `#name-reserved` links to it.
    package static func markdown(_ rules: [RuleInfo]) -> String {
        let groups = grouped(rules)
        let intro = """
            # Rules

            The rules of `inputctl validate`, and of `inputctl templates lint` for templates. **error**: 4D ignores, drops or \
            breaks the part, or the app does not build or start. **warning**: it works on some platforms only, or by luck. \
            **note**: worth knowing.

            <!-- Made by: inputctl rules --format markdown -->


            """
        return intro + groups.map(table).joined(separator: "\n") + "\n"
            + groups.flatMap(\.rules).map(section).joined(separator: "\n")
    }

    private static func table(of group: RuleGroup, _ rules: [RuleInfo]) -> String {
        let rows = rules.map { rule in
            "| [\(rule.id)](#\(rule.id)) | \(rule.severity.rawValue) | \(Markdown.prose(rule.summary, inTable: true)) |\n"
        }
        return "## \(group.rawValue)\n\n| rule | severity | reports |\n| --- | --- | --- |\n" + rows.joined()
    }

    private static func section(of rule: RuleInfo) -> String {
        """
        ### \(rule.id)

        **\(rule.severity.rawValue)**: \(Markdown.prose(rule.summary)).

        \(Markdown.prose(rule.rationale))

        Incorrect:

        \(code(of: rule.bad))
        Correct:

        \(code(of: rule.good))
        \(Markdown.prose(rule.remedy))

        Source: \(Markdown.prose(rule.source.isEmpty ? rule.facts.map { "[\($0)]" }.joined(separator: " ") : rule.source))

        """
    }

    private static func code(of example: RuleExample) -> String {
        example.orderedFiles.map { path, text in
            "`\(path)`\n\n" + Markdown.code(text, language: language(of: path))
        }.joined(separator: "\n")
    }

    private static func language(of path: String) -> String {
        switch path.split(separator: ".").last {
        case "json": "json"
        case "swift": "swift"
        case "kt": "kotlin"
        case "xml": "xml"
        default: "text"
        }
    }
}

/// Text made safe for Markdown.
private enum Markdown {
    /// `text` as it reads, except that code between backticks stays code.
    static func prose(_ text: String, inTable: Bool = false) -> String {
        var result = ""
        let parts = text.split(separator: "`", omittingEmptySubsequences: false)
        let closes = parts.count % 2 == 1
        for (index, part) in parts.enumerated() {
            let isCode = closes && index % 2 == 1
            if index > 0 { result += closes ? "`" : "\\`" }
            for character in part {
                if "|" == character ? inTable : !isCode && "\\*_[]<".contains(character) { result += "\\" }
                result.append(character)
            }
        }
        return result
    }

    /// `text` in a fence that it does not end, every line end as a line feed.
    static func code(_ text: String, language: String) -> String {
        let longestRun = text.split { $0 != "`" }.map(\.count).max() ?? 0
        let fence = String(repeating: "`", count: max(3, longestRun + 1))
        var lines = text.split(omittingEmptySubsequences: false) { $0.isNewline }
        if lines.last?.isEmpty == true { lines.removeLast() }
        return "\(fence)\(language)\n" + lines.map { "\($0)\n" }.joined() + "\(fence)\n"
    }
}
