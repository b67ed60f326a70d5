import SourceText

/// The tokens of a file. Asking for a token before the first or behind the last gives one of kind `end`.
struct TokenList: Sendable {
    let bytes: [UInt8]
    let symbols: SymbolTable
    private let tokens: [Token]

    init(bytes: [UInt8], tokens: [Token], symbols: SymbolTable) {
        self.bytes = bytes
        self.symbols = symbols
        self.tokens = tokens
    }

    var count: Int { tokens.count }

    subscript(index: Int) -> Token {
        guard index >= 0, index < tokens.count else {
            let end = Int32(bytes.count)
            return Token(kind: .end, byte: 0, startsLine: true, isSpaced: true, start: end, end: end)
        }
        return tokens[index]
    }

    /// The tokens that start in `bytes`.
    func indices(in bytes: Range<Int>) -> Range<Int> {
        let start = tokens.partitioningIndex { $0.start >= bytes.lowerBound }
        return start..<max(start, tokens.partitioningIndex { $0.start >= bytes.upperBound })
    }

    /// The token behind the one at `index`, or behind the whole bracket or string that starts there.
    func after(_ index: Int) -> Int {
        let token = self[index]
        switch token.kind {
        case .open, .interpolationStart: return max(index + 1, Int(token.partner) + (token.isClosed ? 1 : 0))
        case .string: return max(index + 1, Int(token.partner))
        default: return index + 1
        }
    }

    /// The tokens inside the bracket that opens at `index`.
    func content(_ index: Int) -> Range<Int> {
        index + 1..<max(index + 1, Int(self[index].partner))
    }

    /// The bytes inside the bracket that opens at `index`; of one that is never closed, up to where it must be over.
    func contentRange(_ index: Int) -> Range<Int> {
        let start = Int(self[index].end)
        return start..<max(start, Int(self[Int(self[index].partner)].start))
    }

    /// The bytes from the token at `start` to the end of the bracket that opens at `index`.
    func byteRange(from start: Int, toEndOfBracketAt index: Int) -> Range<Int> {
        let closing = self[Int(self[index].partner)]
        let start = Int(self[start].start)
        return start..<max(start, Int(self[index].isClosed ? closing.end : closing.start))
    }

    /// A word without its backticks.
    func name(_ index: Int) -> String {
        let token = self[index]
        return token.symbol >= 0 ? symbols.name(of: token.symbol) : text(token.range)
    }

    /// A word without its backticks, and where it stands without them.
    func locatedName(_ index: Int) -> Located<String> {
        let token = self[index]
        let quotes = token.kind == .quotedWord ? 1 : 0
        return Located(name(index), at: token.range.lowerBound + quotes..<token.range.upperBound - quotes)
    }

    func text(_ range: Range<Int>) -> String {
        String(decoding: bytes[range], as: UTF8.self)
    }

    /// The bytes from the first of `tokens` to the last; empty when there is none.
    func byteRange(_ tokens: Range<Int>) -> Range<Int> {
        let start = self[tokens.lowerBound].range.lowerBound
        guard !tokens.isEmpty else { return start..<start }
        return start..<max(start, Int(self[tokens.upperBound - 1].end))
    }

    /// The source text of `tokens`, comments inside included, and its whole place. Text is cut after `limit` bytes, or what
    /// is nested deep would be copied again and again.
    func located(_ tokens: Range<Int>, limit: Int = 1_000) -> Located<String> {
        let range = byteRange(tokens)
        return Located(text(range.prefix(limit)), at: range)
    }

    /// Whether the token has exactly this text.
    func isText(_ index: Int, _ text: StaticString) -> Bool {
        let token = self[index]
        guard token.range.count == text.utf8CodeUnitCount else { return false }
        return bytes[token.range].elementsEqual(
            UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
    }
}
