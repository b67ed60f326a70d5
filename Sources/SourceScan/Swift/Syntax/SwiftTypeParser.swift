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
            if let (_, end) = SwiftAttributeReader.read(at: next, tokens) {
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

    /// The token behind the generic arguments of an expression at `index`; nil when `<` compares, or none is there.
    static func afterGenericArguments(_ index: Int, _ tokens: TokenList) -> Int? {
        guard tokens[index].kind == .operator, tokens[index].byte == UInt8(ascii: "<"), !tokens[index].startsLine,
            tokens[index - 1].isName
        else { return nil }
        let next = SwiftTypeReader.afterGenerics(index, tokens)
        let last = tokens[next - 1]
        guard last.byte == UInt8(ascii: ">"), last.kind == .operator, holdsTypes(index + 1..<next - 1, tokens) else {
            return nil
        }
        let token = tokens[next]
        let isEnd =
            switch token.kind {
            case .close, .interpolationEnd, .end: true
            case .open: token.isOpen("{") || !token.startsLine
            case .sign: token.byte != UInt8(ascii: "@")
            case .operator: tokens.isText(next, "?") || tokens.isText(next, "!") || tokens.isText(next, "=")
            default: token.startsLine
            }
        return isEnd ? next : nil
    }

    /// Whether nothing stands there that a type cannot hold.
    private static func holdsTypes(_ range: Range<Int>, _ tokens: TokenList) -> Bool {
        var place = range.lowerBound
        while place < range.upperBound {
            let token = tokens[place]
            switch token.kind {
            case .word, .quotedWord: break
            case .open: guard !token.isOpen("{") else { return false }
            case .sign: guard token.byte != UInt8(ascii: ";") else { return false }
            case .operator:
                guard ["<", ">", "?", "!", "&", "->", ">>", "...", "~"].contains(tokens.text(token.range)) else {
                    return false
                }
            default: return false
            }
            place = tokens.after(place)
        }
        return true
    }
}
