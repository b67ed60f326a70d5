/// The name, arguments and purpose of a command: the source of parsing, help and completions.
package struct CommandUsage: Sendable {
    package let name: String

    /// The arguments as they are shown, such as `[PATH...]`; empty when there are none.
    package let arguments: String

    /// How many arguments it takes.
    package let argumentCount: ClosedRange<Int>

    /// Its effect, in one line without a full stop.
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
