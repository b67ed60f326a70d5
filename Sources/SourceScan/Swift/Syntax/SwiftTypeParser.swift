/// Finds where a type in the body of a function ends.
enum SwiftTypeParser {
    /// The token behind the type that starts at `index`; `index` when none starts there.
    static func end(of index: Int, _ tokens: TokenList) -> Int {
        var next = index
        while true {
            let atom = afterPrefixes(next, tokens)
            if tokens[atom].isOpen("(") || tokens[atom].isOpen("[") {
                next = tokens.after(atom)
            } else if isTypeName(atom, tokens) {
                next = afterGenerics(atom + 1, tokens)
            } else {
                return next
            }
            next = afterSuffixes(next, tokens)
            var arrow = next
            while [.async, .throws, .rethrows].contains(tokens.word(arrow)) { arrow += 1 }
            if tokens[arrow].kind == .operator, tokens.isText(arrow, "->") {
                next = arrow + 1
            } else if tokens[next].kind == .operator, tokens.isText(next, "&") {
                next += 1
            } else {
                return next
            }
        }
    }

    private static func isTypeName(_ index: Int, _ tokens: TokenList) -> Bool {
        guard tokens[index].isName else { return false }
        return tokens.word(index).map { !SwiftBodyParser.isReserved($0) || $0 == .`Self` } ?? true
    }

    /// The token behind attributes and words such as `inout` or `any`.
    private static func afterPrefixes(_ index: Int, _ tokens: TokenList) -> Int {
        var next = index
        while true {
            if let (_, end) = SwiftAttributeReader.read(at: next, tokens, isConditional: false) {
                next = end
                continue
            }
            switch tokens.word(next) {
            case .inout: next += 1
            case .any, .opaque, .borrowing, .consuming, .sending, .isolated, .each, .repeat, .nonisolated:
                guard tokens[next + 1].isName || tokens[next + 1].kind == .open, !tokens[next + 1].startsLine else {
                    return next
                }
                next += 1
            default:
                guard tokens[next].kind == .operator, tokens.isText(next, "~") else { return next }
                next += 1
            }
        }
    }

    private static func afterSuffixes(_ index: Int, _ tokens: TokenList) -> Int {
        var next = index
        while true {
            let token = tokens[next]
            if token.kind == .operator, !token.isSpaced, tokens.isText(next, "?") || tokens.isText(next, "!") {
                next += 1
            } else if token.isSign("."), tokens[next + 1].isName {
                next = afterGenerics(next + 2, tokens)
            } else if token.kind == .operator, !token.isSpaced, tokens.isText(next, "...") {
                next += 1
            } else {
                return next
            }
        }
    }

    /// The token behind the `<…>` at `index`; `index` when there is none.
    static func afterGenerics(_ index: Int, _ tokens: TokenList) -> Int {
        tokens[index].isSpaced ? index : SwiftTypeReader.afterGenerics(index, tokens)
    }
}
