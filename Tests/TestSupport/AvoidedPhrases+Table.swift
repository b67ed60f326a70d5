extension AvoidedPhrases {
    package static let phrases: [Phrase] =
        negations + [
            .init(
                "pass over", instead: "ignore", wrong: "Apps pass over this key.",
                right: "Apps pass the key over to the service."),
            .init(
                "passes over", instead: "ignores", wrong: "4D passes over other archives.",
                right: "4D ignores other archives."),
            .init(
                "passed over", instead: "ignored", wrong: "Hidden folders are passed over.",
                right: "Hidden folders are ignored."),
            .init(
                "hand out", instead: "return", wrong: "Builders hand out rows.", right: "Builders return rows."),
            .init(
                "hands out", instead: "returns", wrong: "The builder hands out a row.",
                right: "The builder returns a row."),
            .init(
                "handed out", instead: "returned", wrong: "A row is handed out.", right: "A row is returned."),
            .init("mend", instead: "fix", wrong: "Its author has to mend it.", right: "Its author has to amend it."),
            .init("mends", instead: "fixes", wrong: "The edit mends it.", right: "The edit fixes it."),
            .init("mending", instead: "fixing", wrong: "Before mending it", right: "Before fixing it"),
            .init("the way out", instead: "how to fix it", wrong: "This is the way out.", right: "This is the way."),
            .init(
                "as it was", instead: "unchanged", wrong: "The folder stays as it was.",
                right: "The folder is left as a whole; it was complete."),
            .init(
                "as they were", instead: "unchanged", wrong: "The files stay as they were.",
                right: "The files stay unchanged."),
            .init(
                "all the same", instead: "anyway", wrong: "4D copies it all the same.",
                right: "All the files have the same name."),
            .init(
                "say nothing", instead: "do not report it", wrong: "Both say nothing.", right: "Both report nothing."),
            .init(
                "says nothing", instead: "silently", wrong: "The app says nothing.", right: "The app says so."),
            .init(
                "make nothing of", instead: "ignore", wrong: "The apps make nothing of it.",
                right: "The apps make something of it."),
            .init(
                "makes nothing of", instead: "ignores", wrong: "4D makes nothing of it.",
                right: "4D makes a row of it."),
            .init(
                "plain row", instead: "default row", wrong: "The app shows the plain row of the type.",
                right: "The app shows a plain default row."),
            .init(
                "plain rows", instead: "default rows", wrong: "The app shows plain rows.",
                right: "The app shows default rows."),
            .init("take out", instead: "remove", wrong: "take out the key", right: "take the key out of the group"),
            .init("takes out", instead: "removes", wrong: "The fix takes out the comma.", right: "It takes input."),
            .init("taken out", instead: "removed", wrong: "The comma is taken out.", right: "The comma is removed."),
            .init(
                "answers to", instead: "handles", exceptAfter: ["the", "its", "all", "your", "their", "of", "and"],
                wrong: "the service answers to this format", right: "the answers to the questions of a template"),
            .init(
                "can't be told", instead: "cannot be determined", wrong: "The format can't be told.",
                right: "The format cannot be determined."),
            .init(
                "cannot be told", instead: "cannot be determined", wrong: "It cannot be told whether it loops.",
                right: "It cannot be determined whether it loops."),
            .init("is told", instead: "is reported", wrong: "Nobody is told.", right: "The editor told the app."),
            .init("are told", instead: "are reported", wrong: "All places are told.", right: "All places are listed."),
            .init(
                "is there again", instead: "duplicate key", wrong: "the key is there again", right: "is there a key?"),
            .init(
                "stands here twice", instead: "duplicate key", wrong: "\"title\" stands here twice",
                right: "duplicate key \"title\""),
            .init(
                "each other's place", instead: "conflict", wrong: "They take each other's place.",
                right: "They overwrite each other."),
            .init("knows no", instead: "has no", wrong: "4D knows no such type.", right: "4D knows nodes."),
        ] + requests + strings

    /// "x" is not a number, rather than: is no number.
    private static let negations: [Phrase] = ["is", "are", "was", "were"].map { verb in
        .init(
            "\(verb) no", instead: "\(verb) not a", exceptAfter: ["there"],
            exceptBefore: ["longer", "more", "fewer", "less"],
            wrong: "the value \(verb) no number", right: "there \(verb) no row service")
    }

    /// Platforms are selected, formats and rows are requested.
    private static let requests: [Phrase] = [
        .init("asked platforms", instead: "selected platforms", wrong: "the asked platforms", right: "he asked twice"),
        .init("platforms asked", instead: "platforms selected", wrong: "the platforms asked for", right: "platforms"),
        .init("asked format", instead: "requested format", wrong: "the asked format", right: "the requested format"),
        .init("asked formats", instead: "requested formats", wrong: "the asked formats", right: "formats asked twice"),
        .init(
            "asked for a row", instead: "called for a row", wrong: "code is asked for a row", right: "asked for help"),
        .init("asks for a row", instead: "requests a row", wrong: "the app asks for a row", right: "it asks for help"),
        .init("asks for a format", instead: "requests a format", wrong: "it asks for a format", right: "it asks twice"),
    ]

    /// A JSON or Swift value is a string; "text" is a type of 4D.
    private static let strings: [Phrase] = [
        .init(
            "is a text", instead: "is a string", exceptBefore: textWords, wrong: "the value is a text",
            right: "the file is a text file"),
        .init(
            "be a text", instead: "be a string", exceptBefore: textWords, wrong: "it must be a text",
            right: "it must be a text row"),
        .init(
            "not a text", instead: "not a string", exceptBefore: textWords, wrong: "the value is not a text",
            right: "this is not a text field"),
        .init(
            "takes a text", instead: "must be a string", exceptBefore: textWords, wrong: "the key takes a text",
            right: "the key takes a text parameter"),
        .init(
            "write a text", instead: "write a string", exceptBefore: textWords, wrong: "write a text there",
            right: "write a text file"),
        .init(
            "otherwise written", instead: "different", wrong: "a name otherwise written",
            right: "otherwise it is written"),
        .init("write otherwise", instead: "change", wrong: "write otherwise", right: "write; otherwise"),
    ]

    private static let textWords: Set<String> = [
        "field", "file", "files", "row", "parameter", "box", "editor", "view", "type", "value",
    ]
}
