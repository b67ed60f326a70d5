import SourceText

/// Finds where types written in code end. Every search goes forward only and stops where a declaration starts.
enum SwiftTypeReader {
    /// The token behind the `<…>` that starts at `index`; `index` when there is none.
    static func afterGenerics(_ index: Int, _ tokens: TokenList) -> Int {
        // `<let n: Int>` has a word that starts a declaration anywhere else.
        tokens.afterGenerics(index) { next in
            stops(next, tokens)
                && !(tokens.word(next) == .let && (tokens[next - 1].isSign(",") || tokens.angles(next - 1) == 1))
        }
    }

    /// The token behind the name of an operator function that stands at `index`, and behind its generic parameters. The
    /// lexer takes `==<` for one operator.
    static func afterOperator(_ index: Int, _ tokens: TokenList) -> Int {
        let token = tokens[index]
        guard token.kind == .operator, token.range.count > 1, tokens.bytes[Int(token.end) - 1] == UInt8(ascii: "<"),
            tokens[index + 1].isName, !tokens[index + 1].isSpaced
        else { return afterGenerics(index + 1, tokens) }
        var next = index + 1
        var depth = 1
        while next < tokens.count, depth > 0, !stops(next, tokens) {
            depth += tokens.angles(next) ?? 0
            next = tokens.after(next)
        }
        return next
    }

    /// Whether no type goes on here.
    static func stops(_ index: Int, _ tokens: TokenList) -> Bool {
        tokens.endsType(index) { tokens.word($0).map(SwiftModifier.isKeyword) ?? false }
    }

    /// The token behind the type that starts at `index`, such as a type annotation.
    static func end(of index: Int, _ tokens: TokenList) -> Int {
        var next = index
        var depth = 0
        while next < tokens.count, !stops(next, tokens) {
            let token = tokens[next]
            if depth == 0, next > index {
                if tokens.word(next) == .where || token.isSign(",") || tokens.isAssignment(next) { break }
                if token.startsLine, !continues(next, tokens) { break }
            }
            depth = max(0, depth + (tokens.angles(next) ?? 0))
            next = tokens.after(next)
        }
        return next
    }

    /// The text of the type behind the `:` or `->` at `index`, nil when none is written, and the token behind it.
    static func type(behind index: Int, _ tokens: TokenList) -> (text: Located<String>?, end: Int) {
        let end = end(of: index + 1, tokens)
        return (tokens.text(behind: index, upTo: end), end)
    }

    /// Whether the token at `index`, the first of its line, belongs to the type before it.
    private static func continues(_ index: Int, _ tokens: TokenList) -> Bool {
        let token = tokens[index]
        let last = tokens[index - 1]
        if last.kind == .operator, !last.endsOperand || tokens.isText(index - 1, "->") { return true }
        if last.isSign(":") || last.isSign(".") || last.isSign(",") { return true }
        return tokens.isText(index, "->") || tokens.isText(index, "&") || token.isSign(".")
    }
}
