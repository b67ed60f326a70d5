import SourceText

/// Finds where types written in code end. Every search goes forward only and stops where a declaration starts.
enum SwiftTypeReader {
    /// How a token changes the number of open `<`; nil when it is no such sign.
    static func angles(_ index: Int, _ tokens: TokenList) -> Int? {
        let token = tokens[index]
        guard token.kind == .operator else { return nil }
        if tokens.isText(index, "->") { return 0 }
        var change = 0
        for byte in tokens.bytes[token.range] {
            if byte == UInt8(ascii: "<") { change += 1 }
            if byte == UInt8(ascii: ">") { change -= 1 }
        }
        return change
    }

    /// How many tokens, a bracket counting as one, generic arguments may have; what goes on longer is a comparison.
    static let genericsLimit = 200

    /// The token behind the `<…>` that starts at `index`; `index` when there is none.
    static func skipGenerics(_ index: Int, _ tokens: TokenList) -> Int {
        guard tokens[index].kind == .operator, tokens[index].byte == UInt8(ascii: "<") else { return index }
        var depth = 0
        var next = index
        // `<let n: Int>` has a word that starts a declaration anywhere else.
        var count = 0
        while next < tokens.count, count < genericsLimit,
            !stops(next, tokens) || (tokens.word(next) == .let && !tokens[next].startsLine)
        {
            depth += angles(next, tokens) ?? 0
            next = tokens.after(next)
            count += 1
            if depth <= 0 { break }
        }
        return next
    }

    /// Whether no type goes on here.
    static func stops(_ index: Int, _ tokens: TokenList) -> Bool {
        let token = tokens[index]
        switch token.kind {
        case .end, .close, .branch, .interpolationEnd: return true
        case .open: return token.byte == UInt8(ascii: "{")
        case .sign: return token.byte == UInt8(ascii: ";")
        case .word: return tokens.word(index).map(SwiftModifier.isKeyword) ?? false
        default: return false
        }
    }

    /// The token behind the type that starts at `index`, such as a type annotation.
    static func end(of index: Int, _ tokens: TokenList) -> Int {
        var next = index
        var depth = 0
        while next < tokens.count, !stops(next, tokens) {
            let token = tokens[next]
            if depth == 0, next > index {
                if tokens.word(next) == .where || token.isSign(.comma) || isAssignment(next, tokens) { break }
                if token.startsLine, !continues(next, tokens) { break }
            }
            depth = max(0, depth + (angles(next, tokens) ?? 0))
            next = tokens.after(next)
        }
        return next
    }

    static func isAssignment(_ index: Int, _ tokens: TokenList) -> Bool {
        tokens[index].kind == .operator && tokens.isText(index, "=")
    }

    /// Whether the token at `index`, the first of its line, belongs to the type before it.
    private static func continues(_ index: Int, _ tokens: TokenList) -> Bool {
        let token = tokens[index]
        let last = tokens[index - 1]
        if last.kind == .operator, !last.endsOperand || tokens.isText(index - 1, "->") { return true }
        if last.isSign(.colon) || last.isSign(UInt8(ascii: ".")) || last.isSign(.comma) { return true }
        return tokens.isText(index, "->") || tokens.isText(index, "&") || token.isSign(UInt8(ascii: "."))
    }
}
