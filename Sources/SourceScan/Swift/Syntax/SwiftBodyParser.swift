import SourceText

/// Parses the bodies of functions. Never fails: what it does not model becomes opaque, with its place. It goes over the
/// tokens once, apart from bounded looks ahead, and never nests deeper than `depthLimit`.
struct SwiftBodyParser {
    let tokens: TokenList
    var index: Int
    /// The token at which the innermost bracket around is over.
    var end: Int
    var depth = 0
    /// Whether a brace belongs to the statement around, and not to a closure.
    var isInCondition = false
    /// Whether `=` belongs to the pattern around, and assigns nothing.
    var isInPattern = false

    /// The ends of strings whose last token is one of an interpolation, by the token behind.
    private var stringEnds: [Int: Int] = [:]

    static let depthLimit = 32

    init(_ tokens: TokenList, _ range: Range<Int>) {
        self.tokens = tokens
        index = range.lowerBound
        end = range.upperBound
    }

    /// The statements in the bytes between two braces.
    static func statements(_ tokens: TokenList, in bytes: Range<Int>) -> [SwiftStatement] {
        var parser = SwiftBodyParser(tokens, tokens.indices(in: bytes))
        return parser.statementsToEnd()
    }

    /// The context around a bracket that was entered.
    struct Surroundings {
        let end: Int
        let isInCondition: Bool
        let isInPattern: Bool
        /// The token behind the bracket.
        let behind: Int
    }

    /// Enters the bracket at the token reached; nil when it is nested too deep. The token reached is then behind it.
    mutating func enter() -> Surroundings? {
        let behind = min(tokens.after(index), max(end, index + 1))
        guard depth < Self.depthLimit else {
            index = behind
            return nil
        }
        let outer = Surroundings(
            end: end, isInCondition: isInCondition, isInPattern: isInPattern, behind: behind)
        let content = tokens.content(index)
        depth += 1
        index = content.lowerBound
        end = max(index, min(content.upperBound, end))
        isInCondition = false
        isInPattern = false
        return outer
    }

    mutating func leave(_ outer: Surroundings) {
        depth -= 1
        end = outer.end
        isInCondition = outer.isInCondition
        isInPattern = outer.isInPattern
        index = outer.behind
    }

    var token: Token { tokens[index] }
    var isAtEnd: Bool { index >= end }
    var word: SwiftWord? { isAtEnd ? nil : tokens.word(index) }

    func isSign(_ sign: Unicode.Scalar) -> Bool { !isAtEnd && token.isSign(sign) }
    func isOpen(_ bracket: Unicode.Scalar) -> Bool { !isAtEnd && token.isOpen(bracket) }

    func isOperator(_ text: StaticString) -> Bool {
        !isAtEnd && token.kind == .operator && tokens.isText(index, text)
    }

    /// The bytes from the token at `start` to the one before the token reached.
    func range(from start: Int) -> Range<Int> {
        let first = Int(tokens[start].start)
        guard index > start else { return first..<first }
        return first..<max(first, stringEnds[index] ?? Int(tokens[index - 1].end))
    }

    /// Passes the token, bracket or string at the token reached.
    mutating func skip() {
        let start = index
        index = min(tokens.after(index), max(end, index + 1))
        if tokens[start].kind == .string, index > start + 1 { stringEnds[index] = Int(tokens[start].end) }
    }

    /// Takes the sign at the token reached; false when another token stands there.
    mutating func take(_ sign: Unicode.Scalar) -> Bool {
        guard isSign(sign) else { return false }
        index += 1
        return true
    }

    mutating func take(_ word: SwiftWord) -> Bool {
        guard self.word == word else { return false }
        index += 1
        return true
    }

    /// Passes the type that starts at the token reached; nil when there is none.
    mutating func type() -> Located<String>? {
        let start = index
        index = min(end, SwiftTypeParser.end(of: index, tokens))
        return index > start ? tokens.located(start..<index) : nil
    }
}
