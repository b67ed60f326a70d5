import SourceText

/// Finds where types and expressions written in Kotlin end.
enum KotlinTypeReader {
    /// The token behind the `<…>` that starts at `index`; `index` when there is none.
    static func afterGenerics(_ index: Int, _ tokens: TokenList) -> Int {
        tokens.afterGenerics(index) { stops($0, tokens) }
    }

    /// Whether no type goes on here.
    static func stops(_ index: Int, _ tokens: TokenList) -> Bool {
        tokens.endsType(index) { tokens.kotlin($0)?.isDeclaration ?? false }
    }

    /// The token behind the type that starts at `index`.
    static func end(of index: Int, _ tokens: TokenList) -> Int {
        var next = index
        var depth = 0
        while next < tokens.count, !stops(next, tokens) {
            let token = tokens[next]
            if depth == 0, next > index {
                if token.isSign(",") || tokens.kotlin(next) == .by || tokens.kotlin(next) == .where { break }
                if tokens.isAssignment(next) { break }
                if token.startsLine, !tokens.isText(next, "->"), !tokens.isText(next - 1, "->"),
                    !token.isSign("."), !tokens[next - 1].isSign(".")
                {
                    break
                }
            }
            depth = max(0, depth + (tokens.angles(next) ?? 0))
            next = tokens.after(next)
        }
        return next
    }

    /// The text of the type behind the `:` at `index`, nil when none is written, and the token behind it.
    static func type(behind index: Int, _ tokens: TokenList) -> (text: Located<String>?, end: Int) {
        let end = end(of: index + 1, tokens)
        return (tokens.text(behind: index, upTo: end), end)
    }

    /// Whether the expression that is the one token at `index` ends there.
    static func isWhole(_ index: Int, _ tokens: TokenList) -> Bool {
        let next = tokens[tokens.after(index)]
        switch next.kind {
        case .end, .close: return true
        case .sign: return next.byte == UInt8(ascii: ";") || (next.startsLine && next.byte != UInt8(ascii: "."))
        case .operator:
            return next.startsLine && tokens.isText(tokens.after(index), "?") == false && next.byte != UInt8(ascii: "?")
        default: return next.startsLine
        }
    }
}
