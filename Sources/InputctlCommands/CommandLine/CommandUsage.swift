/// What a command is called, what it takes, and what it is for: the source of parsing, help and completions.
package struct CommandUsage: Sendable {
    package let name: String

    /// The arguments as they are shown, such as `[PATH...]`; empty when there are none.
    package let arguments: String

    /// How many arguments it takes.
    package let argumentCount: ClosedRange<Int>

    /// What it does, in one line without a full stop.
    package let summary: String

    /// Full sentences for its help text; a paragraph each.
    package let discussion: [String]

    package let options: [OptionUsage]

    package init(
        name: String, arguments: String = "", argumentCount: ClosedRange<Int>, summary: String,
        discussion: [String] = [], options: [OptionUsage] = []
    ) {
        self.name = name
        self.arguments = arguments
        self.argumentCount = argumentCount
        self.summary = summary
        self.discussion = discussion
        self.options = options
    }
}
