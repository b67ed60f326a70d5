/// The pattern of a rule `regex` as the iOS app uses it. [rule-4] [rule-5]
package struct RulePattern: Sendable {
    /// Why the app ends.
    package enum Failure: Sendable, Hashable {
        /// The last `$` is the first character: the app ends as soon as the form opens.
        case nothingBeforeDollar
        /// The pattern that is left is none, and the app ends at the first input.
        case syntax(PatternMistake)
    }

    /// What is matched: all up to and with the last `$`, unless a backslash stands before that one.
    package let pattern: String

    /// What follows, which the app shows as the message of the rule; nil when the pattern is not cut.
    package let message: String?

    package let failure: Failure?

    /// Whether the pattern as it is written would be right, so that the cut breaks it.
    package var isBrokenByCut: Bool {
        guard case .syntax = failure, let message else { return false }
        return PatternMistake(in: pattern + message) == nil
    }

    package init(_ text: String) {
        let end = text.lastIndex(of: "$")
        guard let end, end > text.startIndex, text[text.index(before: end)] != "\\" else {
            pattern = text
            message = nil
            failure = end == text.startIndex ? .nothingBeforeDollar : PatternMistake(in: text).map { .syntax($0) }
            return
        }
        let rest = text.index(after: end)
        pattern = String(text[..<rest])
        message = rest == text.endIndex ? nil : String(text[rest...])
        failure = PatternMistake(in: pattern).map { .syntax($0) }
    }
}

/// Why ICU, with which iOS matches, surely refuses a pattern. What is not sure is not looked at.
package enum PatternMistake: Sendable, Hashable {
    case unclosedGroup
    case extraParenthesis
    case unclosedSet
    /// A backslash at the end.
    case loneBackslash
    /// A quantifier that nothing stands before.
    case nothingToRepeat

    /// nil when nothing is surely wrong.
    init?(in pattern: String) {
        var scan = PatternScan(pattern)
        guard let mistake = scan.mistake() else { return nil }
        self = mistake
    }
}

/// A walk through a pattern that minds brackets only.
private struct PatternScan {
    private let scalars: [Unicode.Scalar]
    private var index = 0

    init(_ pattern: String) {
        scalars = Array(pattern.unicodeScalars)
    }

    mutating func mistake() -> PatternMistake? {
        guard !allowsComments else { return nil }
        if let first = scalars.first, "*+?".unicodeScalars.contains(first) { return .nothingToRepeat }
        var depth = 0
        while index < scalars.count {
            switch scalars[index] {
            case "\\":
                guard index + 1 < scalars.count else { return .loneBackslash }
                skipEscape()
            case "[":
                switch skipSet() {
                case .closed: break
                case .unclosed: return .unclosedSet
                case .unsure: return nil
                }
            case "(":
                if holds("(?#") {
                    guard skip(past: ")") else { return .unclosedGroup }
                } else {
                    depth += 1
                    index += 1
                }
            case ")":
                guard depth > 0 else { return .extraParenthesis }
                depth -= 1
                index += 1
            default: index += 1
            }
        }
        return depth > 0 ? .unclosedGroup : nil
    }

    /// Whether a flag such as in `(?x)` makes `#` begin a comment, in which anything may stand.
    private var allowsComments: Bool {
        scalars.indices.contains { start in
            guard scalars[start...].starts(with: "(?".unicodeScalars) else { return false }
            return scalars[(start + 2)...].prefix { $0.properties.isAlphabetic || $0 == "-" }.contains("x")
        }
    }

    /// Passes a backslash and what it stands before: one character, or a text in `\Q…\E`.
    private mutating func skipEscape() {
        guard scalars[index + 1] == "Q" else {
            index += 2
            return
        }
        index += 2
        while index < scalars.count, !holds("\\E") { index += 1 }
        index = min(index + 2, scalars.count)
    }

    private enum SetEnd { case closed, unclosed, unsure }

    /// Passes a set in brackets. ICU takes `[` in a set as the start of another one, which other engines do not, and `]`
    /// right at the start as a character: where only one of two readings is closed, the set is not judged.
    private mutating func skipSet() -> SetEnd {
        index += 1
        if index < scalars.count, scalars[index] == "^" { index += 1 }
        let startsWithBracket = index < scalars.count && scalars[index] == "]"
        if startsWithBracket { index += 1 }
        var depth = 1
        var hasBracket = startsWithBracket
        while index < scalars.count {
            switch scalars[index] {
            case "\\":
                guard index + 1 < scalars.count else { return hasBracket ? .unsure : .unclosed }
                skipEscape()
                continue
            case "[": depth += 1
            case "]":
                hasBracket = true
                depth -= 1
            default: break
            }
            index += 1
            if depth == 0 { return .closed }
        }
        return hasBracket ? .unsure : .unclosed
    }

    private func holds(_ text: String) -> Bool {
        scalars[index...].starts(with: text.unicodeScalars)
    }

    /// Passes everything up to and with `end`; false when it is not there.
    private mutating func skip(past end: Unicode.Scalar) -> Bool {
        guard let found = scalars[index...].firstIndex(of: end) else {
            index = scalars.count
            return false
        }
        index = found + 1
        return true
    }
}
