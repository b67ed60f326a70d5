import SourceText

/// Finds where expressions end, and reads those that are string literals.
enum SwiftValueReader {
    /// The token behind the expression that starts at `index`.
    static func end(of index: Int, _ tokens: TokenList) -> Int {
        var next = index
        while next < tokens.count {
            let token = tokens[next]
            switch token.kind {
            case .close, .branch, .interpolationEnd: return next
            case .sign where token.byte == UInt8(ascii: ";") || token.byte == .comma: return next
            case .word
            where tokens.word(next).map(startsDeclaration) == true && !tokens[next - 1].isSign("."):
                return next
            default: break
            }
            if next > index, token.startsLine, !continues(next, tokens) { return next }
            if next > index, token.isOpen("{"), opensObservers(next, tokens) { return next }
            next = SwiftTypeParser.afterGenericArguments(next, tokens) ?? tokens.after(next)
        }
        return next
    }

    private static func startsDeclaration(_ word: SwiftWord) -> Bool {
        switch word {
        case .import, .class, .struct, .enum, .protocol, .extension, .var, .let, .func, .typealias: true
        default: false
        }
    }

    /// Whether the token at `index`, the first of its line, belongs to the expression before it.
    static func continues(_ index: Int, _ tokens: TokenList) -> Bool {
        let token = tokens[index]
        let last = tokens[index - 1]
        if last.kind == .operator, !last.endsOperand || last.isSpaced { return true }
        if last.isSign(":") || last.isSign(".") { return true }
        switch tokens.word(index - 1) {
        case .is, .as, .try, .await, .else: return true
        default: break
        }
        switch token.kind {
        case .sign: return token.byte == UInt8(ascii: ".") || token.byte == .colon
        case .operator:
            // A prefix operator starts a statement: it has no space behind it.
            return tokens[index + 1].isSpaced
        case .word: return [.is, .as, .else].contains(tokens.word(index))
        default: return false
        }
    }

    /// Whether the brace at `index` holds `willSet` or `didSet` rather than a closure.
    private static func opensObservers(_ index: Int, _ tokens: TokenList) -> Bool {
        tokens.isText(index + 1, "willSet") || tokens.isText(index + 1, "didSet")
    }

    /// The string that the expression made of `range` is, if it is nothing but a literal, at the place of its content.
    static func text(of range: Range<Int>, _ tokens: TokenList) -> Located<String>? {
        guard let first = range.first, tokens.after(first) == range.upperBound else { return nil }
        let content = tokens.content(first)
        // Parentheses around one literal; not looked into any deeper.
        guard tokens[first].isOpen("("), let inner = content.first else { return string(first, tokens) }
        return tokens.after(inner) == content.upperBound ? string(inner, tokens) : nil
    }

    /// The string of a literal, at the place of its content; nil with interpolations, without an end, or for another token.
    static func string(_ index: Int, _ tokens: TokenList) -> Located<String>? {
        guard tokens.after(index) == index + 1, let literal = SwiftStringLiteral(tokens.bytes, tokens[index]),
            let value = literal.value(in: tokens.bytes)
        else { return nil }
        return Located(value, at: literal.content)
    }
}
