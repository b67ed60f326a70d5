import SourceText

/// Follows Swift or Kotlin: which literal or comment is open, and whether the bytes just written give the next ones
/// another meaning. Regular expression literals are not known; a template has no use for them.
struct SourceCodeContext: OutputContext {
    enum Language { case swift, kotlin }

    private enum Place {
        /// `depth` counts what has to be closed within a literal's interpolation; nil outside of one.
        case code(depth: Int?)
        case lineComment
        case blockComment(depth: Int)
        /// Behind the one or two quotes that begin a literal, or are an empty one.
        case opening(quotes: Int, hashes: Int)
        case string(Literal)
        case character
    }

    /// How a string literal is delimited; `hashes` counts Swift's `#`.
    struct Literal {
        let isMultiline: Bool
        let hashes: Int
    }

    private let language: Language
    private var places = [Place.code(depth: nil)]
    /// The last byte of the place; 0 at its beginning and behind a value.
    private var previous: UInt8 = 0
    /// The quotes, and the `#` behind them, that the place has come to and that may close its literal.
    private var quotes = 0
    private var hashes = 0
    /// How many `#` follow a literal's last backslash; nil when no escape has begun.
    private var escapeHashes: Int?

    init(_ language: Language) {
        self.language = language
    }

    mutating func follow(_ bytes: ArraySlice<UInt8>) {
        for byte in bytes {
            if case .opening(let quotes, let hashes) = places.last, byte == .quote {
                let isThird = quotes == 2
                replace(
                    isThird
                        ? .string(Literal(isMultiline: true, hashes: hashes)) : .opening(quotes: 2, hashes: hashes))
                continue
            }
            if byte != .quote { settle() }
            follow(byte)
        }
    }

    /// Decides what quotes are that could have gone on: the beginning of a literal, an empty one, or the end of one.
    private mutating func settle() {
        switch places.last {
        case .opening(let quotes, let hashes):
            if quotes == 2, hashes == 0 { return leave() }
            replace(.string(Literal(isMultiline: false, hashes: hashes)))
            self.quotes = quotes - 1
        case .string(let literal):
            if literal.isMultiline, language == .kotlin, quotes >= 3 { leave() }
        default: break
        }
    }

    private mutating func follow(_ byte: UInt8) {
        switch places.last {
        case .code(let depth): followCode(byte, depth: depth)
        case .lineComment:
            if byte.isLineEnd { leave() }
        case .blockComment(let depth): followComment(byte, depth: depth)
        case .string(let literal): followString(byte, literal)
        case .character:
            let isEscaped = previous == .backslash
            previous = isEscaped ? 0 : byte
            if !isEscaped, byte == .apostrophe || byte == .lineFeed { leave() }
        case .opening, nil: break
        }
    }

    private mutating func followCode(_ byte: UInt8, depth: Int?) {
        let before = previous
        let hashesBefore = hashes
        previous = byte
        hashes = byte == UInt8(ascii: "#") && language == .swift ? hashes + 1 : 0
        switch byte {
        case .slash where before == .slash: enter(.lineComment)
        case UInt8(ascii: "*") where before == .slash: enter(.blockComment(depth: 1))
        case .quote: enter(.opening(quotes: 1, hashes: hashesBefore))
        case .apostrophe where language == .kotlin: enter(.character)
        case UInt8(ascii: language == .swift ? "(" : "{"):
            if let depth { replace(.code(depth: depth + 1)) }
        case UInt8(ascii: language == .swift ? ")" : "}"):
            guard let depth else { return }
            if depth == 1 { leave() } else { replace(.code(depth: depth - 1)) }
        default: break
        }
    }

    private mutating func followComment(_ byte: UInt8, depth: Int) {
        let before = previous
        previous = 0
        switch (before, byte) {
        case (.slash, UInt8(ascii: "*")): replace(.blockComment(depth: depth + 1))
        case (UInt8(ascii: "*"), .slash): if depth == 1 { leave() } else { replace(.blockComment(depth: depth - 1)) }
        default: previous = byte
        }
    }

    private mutating func followString(_ byte: UInt8, _ literal: Literal) {
        let before = previous
        previous = byte
        if let count = escapeHashes {
            escapeHashes = nil
            if count < literal.hashes, byte == UInt8(ascii: "#") {
                escapeHashes = count + 1
                return
            }
            if count == literal.hashes {
                previous = 0
                if language == .swift, byte == UInt8(ascii: "(") { enter(.code(depth: 1)) }
                return
            }
        }
        switch byte {
        case .quote:
            quotes = hashes == 0 ? quotes + 1 : 1
            hashes = 0
            return leaveIfClosed(literal)
        case UInt8(ascii: "#") where quotes > 0:
            hashes += 1
            return leaveIfClosed(literal)
        case UInt8(ascii: "{") where language == .kotlin && before == UInt8(ascii: "$"): enter(.code(depth: 1))
        case .backslash where language == .swift || !literal.isMultiline: escapeHashes = 0
        // No compiler lets a literal of one line go on here.
        case .lineFeed, .carriageReturn: if !literal.isMultiline { return leave() }
        default: break
        }
        (quotes, hashes) = (0, 0)
    }

    private mutating func leaveIfClosed(_ literal: Literal) {
        // Kotlin takes the last three of a run of quotes, so its end is only known behind the run.
        if literal.isMultiline, language == .kotlin { return }
        if hashes == literal.hashes, quotes >= (literal.isMultiline ? 3 : 1) { leave() }
    }

    private mutating func enter(_ place: Place) {
        places.append(place)
        reset()
    }

    private mutating func leave() {
        places.removeLast()
        reset()
    }

    private mutating func replace(_ place: Place) {
        places[places.count - 1] = place
    }

    private mutating func reset() {
        (previous, quotes, hashes, escapeHashes) = (0, 0, 0, nil)
    }
}

extension SourceCodeContext {
    mutating func escape(_ value: String, isCode: Bool) -> EscapedValue {
        settle()
        switch places.last {
        case .lineComment: return .escaped(value.replacingScalars { $0.isInvisibleControl ? " " : nil })
        case .blockComment: return .escaped(commented(value))
        case .character: return previous == .backslash ? .refusedAfterEscape : .escaped(value.escapedForKotlin())
        case .string(let literal):
            guard escapeHashes == nil else { return .refusedAfterEscape }
            if language == .kotlin, previous == UInt8(ascii: "$") { return isCode ? .verbatim : .refusedAfterEscape }
            (previous, quotes, hashes) = (0, 0, 0)
            if language == .swift { return .escaped(value.escapedForSwift(hashes: literal.hashes)) }
            return .escaped(literal.isMultiline ? value.escapedForRawKotlin() : value.escapedForKotlin())
        case .code, .opening, nil: return isCode ? .verbatim : .refusedAsCode
        }
    }

    /// A value for a block comment, which neither ends it nor opens another, whatever stands around it.
    private mutating func commented(_ value: String) -> [UInt8] {
        var before = Unicode.Scalar(previous)
        previous = 0
        let isMark = { (scalar: Unicode.Scalar?) in scalar == "*" || scalar == "/" }
        let text = value.replacingScalars { scalar in
            defer { before = scalar }
            if scalar.isInvisibleControl { return " " }
            return isMark(before) && isMark(scalar) ? " \(scalar)" : nil
        }
        return isMark(value.unicodeScalars.last) ? text + [.space] : text
    }
}

extension String {
    fileprivate func escapedForSwift(hashes: Int) -> [UInt8] {
        let escape = "\\" + String(repeating: "#", count: hashes)
        return replacingScalars { scalar in
            switch scalar {
            case "\"": "\(escape)\""
            case "\\": "\(escape)\\"
            case "\n": "\(escape)n"
            case "\r": "\(escape)r"
            case "\t": "\(escape)t"
            default:
                scalar.isInvisibleControl || (scalar == "#" && hashes > 0)
                    ? "\(escape)u{\(scalar.value.hexadecimal())}" : nil
            }
        }
    }

    fileprivate func escapedForKotlin() -> [UInt8] {
        replacingScalars { scalar in
            switch scalar {
            case "\"", "\\", "$", "'": "\\\(scalar)"
            case "\n": "\\n"
            case "\r": "\\r"
            case "\t": "\\t"
            default: scalar.isInvisibleControl ? scalar.utf16Escape() : nil
            }
        }
    }

    /// For a literal in three quotes, which has no escapes: what would end or extend it becomes an expression.
    fileprivate func escapedForRawKotlin() -> [UInt8] {
        replacingScalars { scalar in
            switch scalar {
            case "\"", "$": "${'\(scalar)'}"
            case "\n": "${'\\n'}"
            case "\r": "${'\\r'}"
            default: scalar.isInvisibleControl ? "${\"\(scalar.utf16Escape())\"}" : nil
            }
        }
    }
}
