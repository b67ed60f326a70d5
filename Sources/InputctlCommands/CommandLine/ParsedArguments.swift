import SourceText

/// Wrong usage or configuration: the run stops with exit code 2.
package struct UsageError: Error, Equatable {
    /// What is wrong and what to do: one line, lower-case start, no full stop.
    package let message: String

    /// How the tool ends.
    package let code: ExitCode

    package init(_ message: String, code: ExitCode = .usage) {
        self.message = message
        self.code = code
    }

    /// The command line is fine, but what it leads to cannot be used.
    package static func cannotBeDone(_ message: String) -> UsageError {
        UsageError(message, code: .failure)
    }

    /// An unknown word of some kind, with what was meant when that can be guessed.
    package static func unknown(_ kind: String, _ word: String, among known: [String]) -> UsageError {
        let meant = Spelling.suggestion(for: word, among: known).map { "; did you mean \"\($0)\"?" }
        // A short list is printed in full.
        let list = (known.count > 1 ? "one of " : "") + known.joined(separator: ", ")
        let all = 1...10 ~= known.count ? "; use \(list)" : ""
        return UsageError("unknown \(kind) \"\(word)\"\(meant ?? all)")
    }
}

/// The arguments and options that a command was given.
package struct ParsedArguments: Equatable {
    /// The words that are neither options nor their values.
    package private(set) var operands: [String] = []

    /// The values of each option that was given, by its name; an empty one for a flag.
    private var words: [String: [String]] = [:]

    /// The value of `option`, which must be among those of the command's usage.
    package subscript<Value>(_ option: Option<Value>) -> Value {
        option.value(words[option.usage.name, default: []])
    }

    /// Whether `option` was given.
    package func has(_ option: OptionUsage) -> Bool {
        words[option.name] != nil
    }

    /// Reads what follows the name of a command. Options may stand anywhere; `--` ends them; a lone `-` is an argument.
    package init(_ words: some Sequence<String>, for usage: CommandUsage) throws(UsageError) {
        var rest = words.makeIterator()
        var optionsEnded = false
        while let word = rest.next() {
            if optionsEnded || !word.hasPrefix("-") || word == "-" {
                operands.append(word)
            } else if word == "--" {
                optionsEnded = true
            } else {
                try readOption(word, &rest, usage)
            }
        }
        guard !operands.contains("") else { throw UsageError("an argument of \(usage.name) is empty") }
        guard usage.argumentCount.contains(operands.count) else {
            let extra = operands.dropFirst(usage.argumentCount.upperBound).first
            throw UsageError(
                extra.map { "\"\($0)\" is an extra argument for \(usage.name)" }
                    ?? "\(usage.name) needs \(usage.arguments)")
        }
    }

    private mutating func readOption(
        _ word: String, _ rest: inout some IteratorProtocol<String>, _ usage: CommandUsage
    ) throws(UsageError) {
        let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
        let name = String(parts[0].drop { $0 == "-" })
        guard parts[0] == "--" + name, let option = usage.options.first(where: { $0.name == name }) else {
            throw .unknown("option", parts[0], among: usage.options.map { "--" + $0.name })
        }
        guard option.takesValue else {
            guard parts.count == 1 else { throw UsageError("option --\(name) takes no value") }
            words[name] = [""]
            return
        }
        guard let value = parts.count == 2 ? parts[1] : rest.next() else {
            throw UsageError("option --\(name) needs a value")
        }
        try Self.check(value, of: option)
        guard words[name] == nil || option.arity != .single else {
            throw UsageError("option --\(name) is given twice")
        }
        words[name, default: []].append(value)
    }

    /// An empty value is a variable that was not set rather than a wish.
    private static func check(_ value: String, of option: OptionUsage) throws(UsageError) {
        let parts = option.arity == .list ? value.split(separator: ",", omittingEmptySubsequences: false) : [value[...]]
        guard !parts.contains("") else { throw UsageError("option --\(option.name) has an empty value") }
        guard option.choices.isEmpty || option.choices.contains(value) else {
            let error = UsageError.unknown("value for --\(option.name)", value, among: option.choices)
            throw UsageError("\(error.message) (one of \(option.choices.joined(separator: ", ")))")
        }
    }
}
