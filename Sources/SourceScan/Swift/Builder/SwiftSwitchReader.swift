import SourceText

/// Reads what the cases of a `switch` over the format compare it with.
struct SwiftSwitchReader {
    struct Case {
        /// The patterns as values; nil for `default` and `_`.
        let values: [Located<SwiftValue>]?
        /// Whether a pattern is anything but a plain value, or has a condition that may let others through.
        let isUnsure: Bool
        /// Whether a `where` follows, so that a value may go on to another case.
        let hasCondition: Bool
        /// The `case` or `default`.
        let label: Int
        let body: Range<Int>
    }

    let tokens: TokenList

    /// The cases inside the brace.
    func cases(in brace: Int) -> [Case] {
        let content = tokens.content(brace)
        var labels: [Int] = []
        var next = content.lowerBound
        while next < content.upperBound {
            if isLabel(next) { labels.append(next) }
            next = tokens.after(next)
        }
        return labels.enumerated().map { position, label in
            let end = position + 1 < labels.count ? labels[position + 1] : content.upperBound
            return read(label, end)
        }
    }

    private func isLabel(_ index: Int) -> Bool {
        switch tokens.word(index) {
        case .case: break
        case .default: return tokens[index + 1].isSign(":")
        default: return false
        }
        let last = tokens[index - 1]
        switch last.kind {
        case .open, .branch: return true
        case .close: return last.byte == UInt8(ascii: "}") || tokens[index].startsLine
        case .sign: return last.byte == UInt8(ascii: ";") || (last.byte == .colon && tokens[index].startsLine)
        case .word where [.if, .guard, .while, .for].contains(tokens.word(index - 1)): return false
        default: return tokens[index].startsLine
        }
    }

    private func read(_ label: Int, _ end: Int) -> Case {
        var values: [Located<SwiftValue>] = []
        var isUnsure = false
        var hasCondition = false
        var isDefault = tokens.word(label) == .default
        var next = label + 1
        while next < end, !tokens[next].isSign(":") {
            let start = next
            while next < end, !tokens[next].isSign(":"), !tokens[next].isSign(","), tokens.word(next) != .where {
                next = tokens.after(next)
            }
            let value = SwiftValueReader.value(of: start..<next, tokens)
            switch value.value {
            case .literal: values.append(value)
            case .reference(["_"]): isDefault = true
            case .reference: values.append(value)
            default: isUnsure = true
            }
            if tokens.word(next) == .where {
                hasCondition = true
                // A condition can only make a value answer less, but a `_` answer to anything.
                if isDefault { isUnsure = true }
                while next < end, !tokens[next].isSign(":") { next = tokens.after(next) }
            }
            if tokens[next].isSign(",") { next += 1 }
        }
        return Case(
            values: isDefault ? nil : values, isUnsure: isUnsure, hasCondition: hasCondition, label: label,
            body: min(next + 1, end)..<end)
    }
}
