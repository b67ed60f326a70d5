import SourceText

/// Names that a function body gives a meaning of its own, other than by a plain `let name = value`.
enum SwiftBoundNames {
    /// Names of optional bindings, patterns, loops, closure parameters, and variables without a value.
    static func names(in code: SwiftCodeBlock) -> Set<String> {
        let tokens = code.tokens
        var names: Set<String> = []
        for index in code.range {
            switch tokens.word(index) {
            case .let, .var: names.formUnion(bound(by: index, tokens))
            case .in: names.formUnion(parameters(before: index, tokens))
            default: break
            }
        }
        return names
    }

    private static func bound(by index: Int, _ tokens: TokenList) -> [String] {
        let next = index + 1
        if tokens[next].isOpen("(") {
            return tokens.content(next).prefix(limit).filter { tokens[$0].isName }.map { tokens.name($0) }
        }
        guard tokens[next].isName else { return [] }
        var isPattern = tokens[index - 1].isSign(",") || tokens[index - 1].isOpen("(")
        switch tokens.word(index - 1) {
        case .if, .guard, .while, .case, .for: isPattern = true
        default: break
        }
        var end = next + 1
        if tokens[end].isSign(":") { end = SwiftTypeReader.end(of: end + 1, tokens) }
        return isPattern || !tokens.isAssignment(end) ? [tokens.name(next)] : []
    }

    /// The names between `{` or `for` and `in`.
    private static func parameters(before index: Int, _ tokens: TokenList) -> [String] {
        var names: [String] = []
        for place in stride(from: index - 1, to: max(-1, index - limit), by: -1) {
            if tokens[place].isOpen("{") || tokens.word(place) == .for { return names }
            if tokens.word(place) == .in { return [] }
            if tokens[place].isName { names.append(tokens.name(place)) }
        }
        return names
    }

    private static let limit = 60
}
