import SourceText

/// Reads expressions as far as their value is plain.
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

    /// The value of the expression made of `range`.
    static func value(of range: Range<Int>, _ tokens: TokenList) -> Located<SwiftValue> {
        let whole = tokens.byteRange(range)
        guard let first = range.first else { return Located(.unknown, at: whole) }
        let token = tokens[first]
        if tokens.after(first) == range.upperBound {
            if token.kind == .string { return string(first, tokens) ?? Located(.unknown, at: whole) }
            if token.isOpen("["), token.isClosed { return list(first, tokens) }
            if token.isOpen("("), token.isClosed {
                // Parentheses around one plain value; not looked into any deeper.
                let content = tokens.content(first)
                if let inner = content.first, tokens.after(inner) == content.upperBound, tokens[inner].kind == .string {
                    return string(inner, tokens) ?? Located(.unknown, at: whole)
                }
            }
        }
        if let path = path(range, tokens) { return Located(.reference(path), at: whole) }
        return Located(.unknown, at: whole)
    }

    /// The value of a string literal, at the place of its content; nil with interpolations or without an end.
    static func string(_ index: Int, _ tokens: TokenList) -> Located<SwiftValue>? {
        guard tokens.after(index) == index + 1, let literal = SwiftStringLiteral(tokens.bytes, tokens[index]),
            let value = literal.value(in: tokens.bytes)
        else { return nil }
        return Located(.literal(value), at: literal.content)
    }

    /// The elements of an array literal: strings and names; anything else is unknown.
    static func list(_ index: Int, _ tokens: TokenList) -> Located<SwiftValue> {
        let whole = tokens.byteRange(index..<tokens.after(index))
        let content = tokens.content(index)
        var elements: [Located<SwiftValue>] = []
        var next = content.lowerBound
        while next < content.upperBound {
            let end = min(end(of: next, tokens), content.upperBound)
            guard end > next, end == content.upperBound || tokens[end].isSign(",") else {
                return Located(.unknown, at: whole)
            }
            let range = next..<end
            if tokens.after(next) == end, tokens[next].kind == .string {
                elements.append(string(next, tokens) ?? Located(.unknown, at: tokens.byteRange(range)))
            } else if let path = path(range, tokens) {
                elements.append(Located(.reference(path), at: tokens.byteRange(range)))
            } else {
                elements.append(Located(.unknown, at: tokens.byteRange(range)))
            }
            next = end + 1
        }
        return Located(.list(elements), at: whole)
    }

    /// The parts of `a.b.c`, with an empty first one for `.b.c`; nil when `range` is anything else.
    static func path(_ range: Range<Int>, _ tokens: TokenList) -> [String]? {
        var path: [String] = []
        var next = range.lowerBound
        if next < range.upperBound, tokens[next].isSign(".") { path.append("") }
        while next < range.upperBound {
            if !path.isEmpty {
                guard tokens[next].isSign(".") else { return nil }
                next += 1
            }
            guard next < range.upperBound, tokens[next].isName, !isReserved(next, tokens) else { return nil }
            path.append(tokens.name(next))
            next += 1
        }
        return path.isEmpty || path.count > 16 ? nil : path
    }

    private static func isReserved(_ index: Int, _ tokens: TokenList) -> Bool {
        switch tokens.word(index) {
        case .nil, .true, .false, .super, .`init`, .if, .switch, .try, .await: true
        default: false
        }
    }
}
