/// An option that a command takes. `Value` is what the command gets for it from `ParsedArguments`.
package struct Option<Value>: Sendable {
    package let usage: OptionUsage

    /// The value for the words that were given, which the parser has checked; for no words if the option was not given.
    let value: @Sendable ([String]) -> Value
}

/// The part of an option that parsing and help texts need.
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

    /// What stands for the option's value in help texts; nil for an option without one.
    package var placeholder: String? { choices.isEmpty ? freeValue : choices.joined(separator: "|") }

    private let freeValue: String?

    /// The values it may have; empty if every string is allowed.
    package let choices: [String]

    /// What it does, in one line without a full stop.
    package let summary: String

    /// Whether a value goes with the option.
    package var takesValue: Bool { arity != .flag }

    fileprivate init(
        _ name: String, _ arity: Arity, _ placeholder: String?, _ summary: String, choices: [String] = []
    ) {
        self.name = name
        self.arity = arity
        freeValue = placeholder
        self.choices = choices
        self.summary = summary
    }

    fileprivate static func choice(_ name: String, _ choices: [String], _ summary: String) -> OptionUsage {
        OptionUsage(name, .single, nil, summary, choices: choices)
    }
}

extension Option where Value == Bool {
    /// True if the option was given.
    package static func flag(_ name: String, _ summary: String) -> Self {
        Self(usage: OptionUsage(name, .flag, nil, summary)) { !$0.isEmpty }
    }
}

extension Option where Value == String? {
    /// Nil if the option was not given.
    package static func value(_ name: String, _ placeholder: String, _ summary: String) -> Self {
        Self(usage: OptionUsage(name, .single, placeholder, summary)) { $0.last }
    }
}

extension Option where Value == [String] {
    /// The parts, separated by commas, of all values that were given.
    package static func list(_ name: String, _ placeholder: String, _ summary: String) -> Self {
        Self(usage: OptionUsage(name, .list, placeholder, summary)) { words in
            words.flatMap { $0.split(separator: ",").map(String.init) }
        }
    }

    /// All values that were given, in their order.
    package static func repeated(_ name: String, _ placeholder: String, _ summary: String) -> Self {
        Self(usage: OptionUsage(name, .repeated, placeholder, summary)) { $0 }
    }
}

extension Option where Value: RawRepresentable<String> & Sendable {
    /// One of `choices`; the first of them if the option was not given.
    package static func choice(_ name: String, _ first: Value, _ others: [Value], _ summary: String) -> Self {
        Self(usage: .choice(name, ([first] + others).map(\.rawValue), summary)) { words in
            words.last.flatMap(Value.init) ?? first
        }
    }
}

extension Option {
    /// One of all cases of a type; nil if the option was not given.
    package static func choice<Choice: RawRepresentable<String> & CaseIterable & Sendable>(
        _ name: String, _ summary: String
    ) -> Self where Value == Choice? {
        Self(usage: .choice(name, Choice.allCases.map(\.rawValue), summary)) { $0.last.flatMap(Choice.init) }
    }
}
