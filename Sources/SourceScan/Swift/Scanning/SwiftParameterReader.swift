import SourceText

/// Reads the parameters of a function.
enum SwiftParameterReader {
    /// The parameters between parentheses; anything else is ignored.
    static func parameters(_ content: Range<Int>, _ tokens: TokenList) -> [SwiftParameter] {
        tokens.startsOfParts(in: content).compactMap { parameter(at: $0, content.upperBound, tokens) }
    }

    private static func parameter(at start: Int, _ limit: Int, _ tokens: TokenList) -> SwiftParameter? {
        var next = start
        while next < limit, let (_, end) = SwiftAttributeReader.read(at: next, tokens) {
            next = end
        }
        guard next < limit, tokens[next].isName else { return nil }
        let first = next
        next += 1
        let name = next < limit && tokens[next].isName ? next : first
        next = name + 1
        guard tokens[next].isSign(":"), next < limit else { return nil }
        let end = min(limit, SwiftTypeReader.end(of: next + 1, tokens))
        let label = tokens.name(first)
        return SwiftParameter(
            label: label == "_" ? nil : label, name: tokens.locatedName(name),
            type: tokens.text(behind: next, upTo: end))
    }
}
