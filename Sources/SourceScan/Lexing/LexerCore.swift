import SourceText

/// The shared part of both lexers: the bytes, the current offset, and the tokens made so far.
struct LexerCore {
    /// A string literal whose end is not yet reached.
    struct OpenString {
        /// The index of its token.
        let token: Int
        /// How many `#` stand before its quote and belong to its end.
        let hashes: Int
        /// Whether three quotes end it, and not the line.
        let isMultiline: Bool
    }

    private enum Mode {
        case string(OpenString)
        /// The code inside a string, with so many brackets of its own kind open.
        case interpolation(depth: Int, isMultiline: Bool)
    }

    let bytes: [UInt8]
    var index = 0
    private(set) var tokens: [Token] = []
    private(set) var symbols: SymbolTable
    /// The strings and interpolations around the place reached, the innermost last.
    private var modes: [Mode] = []
    /// The white space and comments since the last token.
    private(set) var sawLineEnd = true
    private(set) var sawSpace = true
    /// Where the block comment starts that the end of the file cuts off.
    private var unclosedComment: Int?

    init(_ bytes: [UInt8], words: [String]) {
        // Places are kept in 32 bits; nobody writes such a file.
        self.bytes = bytes.count < Int(Int32.max) ? bytes : []
        symbols = SymbolTable(words)
        if self.bytes.starts(with: [0xEF, 0xBB, 0xBF]) { index = 3 }
        if byte(0) == UInt8(ascii: "#"), byte(1) == UInt8(ascii: "!") { skipLine() }
    }

    var isAtEnd: Bool { index >= bytes.count }

    /// The byte `offset` places ahead; 0 behind the end.
    func byte(_ offset: Int = 0) -> UInt8 {
        let place = index + offset
        return place >= 0 && place < bytes.count ? bytes[place] : 0
    }

    /// Makes a token of the bytes from `start` to the place reached; returns its index.
    @discardableResult
    mutating func add(_ kind: Token.Kind, from start: Int, byte: UInt8? = nil, symbol: Int32 = -1) -> Int {
        tokens.append(
            Token(
                kind: kind, byte: byte ?? (start < bytes.count ? bytes[start] : 0), startsLine: sawLineEnd,
                isSpaced: sawSpace, start: Int32(start), end: Int32(index), symbol: symbol))
        sawLineEnd = false
        sawSpace = false
        return tokens.count - 1
    }

    /// Takes `length` bytes as one token.
    mutating func add(_ kind: Token.Kind, length: Int) {
        let start = index
        index = min(index + length, bytes.count)
        add(kind, from: start)
    }

    /// Passes white space, a line end or a comment; false when there is none. Block comments nest.
    mutating func skipTrivia() -> Bool {
        switch byte() {
        case .lineFeed, .carriageReturn:
            sawLineEnd = true
            index += 1
        case .space, .tab, 0x0B, 0x0C, 0:
            index += 1
        case 0xC2 where isNoBreakSpace:
            index += 2
        case .slash where byte(1) == .slash:
            skipLine()
        case .slash where byte(1) == UInt8(ascii: "*"):
            skipBlockComment()
        default: return false
        }
        sawSpace = true
        return true
    }

    /// Whether U+00A0 comes next, which the Swift compiler takes as white space, with a warning [swift-17].
    private var isNoBreakSpace: Bool { byte() == 0xC2 && byte(1) == 0xA0 }

    mutating func skipLine() {
        while !isAtEnd, byte() != .lineFeed, byte() != .carriageReturn { index += 1 }
    }

    private mutating func skipBlockComment() {
        let start = index
        var depth = 0
        repeat {
            switch (byte(), byte(1)) {
            case (.slash, UInt8(ascii: "*")):
                depth += 1
                index += 2
            case (UInt8(ascii: "*"), .slash):
                depth -= 1
                index += 2
            case (.lineFeed, _), (.carriageReturn, _):
                sawLineEnd = true
                index += 1
            default: index += 1
            }
        } while depth > 0 && !isAtEnd
        index = min(index, bytes.count)
        if depth > 0 { unclosedComment = start }
    }

    /// Takes an identifier or keyword; false when none starts here. Every byte beyond ASCII may be part of one.
    mutating func takeWord(alsoStarting extra: UInt8) -> Bool {
        guard byte().startsWord || byte() == extra else { return false }
        let start = index
        index += 1
        while byte().startsWord && !isNoBreakSpace || byte().isASCIIDigit || (byte() == extra && !isAtEnd) {
            index += 1
        }
        add(.word, from: start, symbol: symbols.intern(bytes, start..<index))
        return true
    }

    /// Takes an identifier between backticks; false when the line has no second backtick.
    mutating func takeQuotedWord() -> Bool {
        let backtick = UInt8(ascii: "`")
        guard byte() == backtick else { return false }
        var end = index + 1
        while end < bytes.count, bytes[end] != backtick, bytes[end] != .lineFeed, bytes[end] != .carriageReturn {
            end += 1
        }
        guard end < bytes.count, bytes[end] == backtick, end > index + 1 else { return false }
        let start = index
        index = end + 1
        add(.quotedWord, from: start, symbol: symbols.intern(bytes, start + 1..<end))
        return true
    }

    /// Takes a number; false when none starts here.
    mutating func takeNumber() -> Bool {
        guard byte().isASCIIDigit else { return false }
        let start = index
        let isMember = tokens.last.map { $0.isSign(".") && Int($0.end) == start } ?? false
        while byte().isASCIIDigit || byte().startsWord {
            let letter = byte() | 0x20
            index += 1
            let isHexadecimal =
                index - start > 1 && bytes[start] == UInt8(ascii: "0") && bytes[start + 1] | 0x20 == UInt8(ascii: "x")
            let takesSign = isHexadecimal ? letter == UInt8(ascii: "p") : letter == UInt8(ascii: "e")
            if takesSign, byte() == UInt8(ascii: "-") || byte() == UInt8(ascii: "+"), byte(1).isASCIIDigit {
                index += 1
            }
            if !isMember, byte() == UInt8(ascii: "."), byte(1).isASCIIDigit { index += 1 }
        }
        add(.number, from: start)
        return true
    }

    /// The string literal whose content the place reached belongs to; nil in code.
    var openString: OpenString? {
        if case .string(let string) = modes.last { string } else { nil }
    }

    /// Whether this is code inside a string that ends with its line.
    var isInInterpolationOfLine: Bool {
        if case .interpolation(_, isMultiline: false) = modes.last { true } else { false }
    }

    /// Enters the content of the string literal that begins at `start` and whose quotes were taken.
    mutating func enterString(from start: Int, hashes: Int = 0, isMultiline: Bool) {
        let token = add(.string, from: start, byte: .quote)
        modes.append(.string(OpenString(token: token, hashes: hashes, isMultiline: isMultiline)))
    }

    /// Leaves the string whose end was taken.
    mutating func closeString() {
        if let openString { tokens[openString.token].isClosed = true }
        leaveMode()
    }

    /// Enters the code of an interpolation, whose opening bracket is the next byte.
    mutating func enterInterpolation() {
        let isMultiline = openString?.isMultiline ?? false
        add(.interpolationStart, length: 1)
        modes.append(.interpolation(depth: 0, isMultiline: isMultiline))
    }

    /// Takes `opening` or `closing` as a bracket inside an interpolation, or as its end; false elsewhere.
    mutating func takeInterpolationBracket(_ opening: UInt8, _ closing: UInt8) -> Bool {
        guard case .interpolation(let depth, let isMultiline) = modes.last else { return false }
        switch byte() {
        case opening:
            modes[modes.count - 1] = .interpolation(depth: depth + 1, isMultiline: isMultiline)
            add(.open, length: 1)
        case closing where depth > 0:
            modes[modes.count - 1] = .interpolation(depth: depth - 1, isMultiline: isMultiline)
            add(.close, length: 1)
        case closing:
            modes.removeLast()
            add(.interpolationEnd, length: 1)
        default: return false
        }
        return true
    }

    /// Ends the innermost string or interpolation here.
    mutating func leaveMode() {
        switch modes.popLast() {
        case .string(let string):
            tokens[string.token].end = Int32(index)
            tokens[string.token].partner = Int32(tokens.count)
        case .interpolation: add(.interpolationEnd, from: index)
        case nil: break
        }
    }

    /// The tokens of the file, whose end was reached, and what keeps compilers from reading it.
    mutating func finish() -> (list: TokenList, damage: SourceDamage?) {
        while !modes.isEmpty { leaveMode() }
        let mismatch = BracketMatcher.match(&tokens, of: bytes)
        let damage =
            SourceDamage.ofEncoding(bytes)
            ?? SourceDamage.first(in: tokens, of: bytes, unclosedComment: unclosedComment) ?? mismatch
        return (TokenList(bytes: bytes, tokens: tokens, symbols: symbols), damage)
    }

    /// Takes one of `( ) [ ] { }`; false when the next byte is none.
    mutating func takeBracket() -> Bool {
        switch byte() {
        case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): add(.open, length: 1)
        case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): add(.close, length: 1)
        default: return false
        }
        return true
    }

    /// How often `byte` stands from `start` on, at most `limit` times.
    func run(of byte: UInt8, from start: Int, limit: Int = .max) -> Int {
        var end = start
        while end < bytes.count, end - start < limit, bytes[end] == byte { end += 1 }
        return max(0, end - start)
    }
}

extension UInt8 {
    /// Whether a word can start with this byte, in both languages.
    var startsWord: Bool { isASCIILetter || self == UInt8(ascii: "_") || self >= 0x80 }
}
