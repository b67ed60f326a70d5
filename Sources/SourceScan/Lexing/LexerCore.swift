import SourceText

/// What the lexers of both languages share: the bytes, the place reached, and the tokens made so far.
struct LexerCore {
    let bytes: [UInt8]
    var index = 0
    var tokens: [Token] = []
    var symbols: SymbolTable
    /// What was seen since the last token.
    private(set) var sawLineEnd = true
    private(set) var sawSpace = true

    init(_ bytes: [UInt8], words: [String]) {
        self.bytes = bytes
        symbols = SymbolTable(words)
        if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { index = 3 }
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
        case .slash where byte(1) == .slash:
            skipLine()
        case .slash where byte(1) == UInt8(ascii: "*"):
            skipBlockComment()
        default: return false
        }
        sawSpace = true
        return true
    }

    mutating func skipLine() {
        while !isAtEnd, byte() != .lineFeed, byte() != .carriageReturn { index += 1 }
    }

    private mutating func skipBlockComment() {
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
    }

    /// Takes an identifier or keyword; false when none starts here. Every byte beyond ASCII may be part of one.
    mutating func takeWord(alsoStarting extra: UInt8) -> Bool {
        guard byte().startsWord || byte() == extra else { return false }
        let start = index
        index += 1
        while byte().startsWord || byte().isASCIIDigit || (byte() == extra && !isAtEnd) { index += 1 }
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
        let isMember = tokens.last.map { $0.isSign(UInt8(ascii: ".")) && Int($0.end) == start } ?? false
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

    var isLineEnd: Bool { self == .lineFeed || self == .carriageReturn }
}
