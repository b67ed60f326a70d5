/// An option that a command takes.
package struct OptionUsage: Sendable {
    /// How often an option may be given, and what its value is.
    package enum Arity: Sendable {
        /// It has no value; giving it twice is giving it once.
        case flag
        /// One value, given once.
        case single
        /// Values separated by commas, given as often as one likes.
        case list
        /// One value each time it is given.
        case repeated
    }

    /// The name without its dashes.
    package let name: String
    package let arity: Arity

    /// The placeholder of a free value; nil for an option without a value, or with choices.
    private let freeValue: String?

    /// The values it may have; empty when any text will do.
    package let choices: [String]

    /// Its effect, in one line without a full stop.
    package let summary: String

    /// The placeholder of the option's value in help texts; nil for an option without one.
    package var placeholder: String? {
        choices.isEmpty ? freeValue : choices.joined(separator: "|")
    }

    /// Whether a value goes with the option.
    package var takesValue: Bool { arity != .flag }

    package static func flag(_ name: String, _ summary: String) -> OptionUsage {
        OptionUsage(name: name, arity: .flag, freeValue: nil, choices: [], summary: summary)
    }

    package static func value(_ name: String, _ placeholder: String, _ summary: String) -> OptionUsage {
        OptionUsage(name: name, arity: .single, freeValue: placeholder, choices: [], summary: summary)
    }

    package static func list(_ name: String, _ placeholder: String, _ summary: String) -> OptionUsage {
        OptionUsage(name: name, arity: .list, freeValue: placeholder, choices: [], summary: summary)
    }

    package static func repeated(_ name: String, _ placeholder: String, _ summary: String) -> OptionUsage {
        OptionUsage(name: name, arity: .repeated, freeValue: placeholder, choices: [], summary: summary)
    }

    package static func choice(_ name: String, _ choices: [String], _ summary: String) -> OptionUsage {
        OptionUsage(name: name, arity: .single, freeValue: nil, choices: choices, summary: summary)
    }
}

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
