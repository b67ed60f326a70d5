import SourceText

/// Reads the parameters of a function.
enum SwiftParameterReader {
    /// The parameters between parentheses; what is none of them is passed over.
    static func parameters(_ content: Range<Int>, _ tokens: TokenList) -> [SwiftParameter] {
        var parameters: [SwiftParameter] = []
        var next = content.lowerBound
        while next < content.upperBound {
            if let parameter = parameter(at: next, content.upperBound, tokens) { parameters.append(parameter) }
            var depth = 0
            while next < content.upperBound, depth > 0 || !tokens[next].isSign(.comma) {
                // Comparisons in a default value are rare, generic types are not.
                depth = max(0, depth + (SwiftTypeReader.angles(next, tokens) ?? 0))
                next = tokens.after(next)
            }
            next += 1
        }
        return parameters
    }

    private static func parameter(at start: Int, _ limit: Int, _ tokens: TokenList) -> SwiftParameter? {
        var next = start
        while next < limit, let (_, end) = SwiftAttributeReader.read(at: next, tokens, isConditional: false) {
            next = end
        }
        guard next < limit, tokens[next].isName else { return nil }
        let first = next
        next += 1
        let name = next < limit && tokens[next].isName ? next : first
        next = name + 1
        guard tokens[next].isSign(.colon), next < limit else { return nil }
        let end = min(limit, SwiftTypeReader.end(of: next + 1, tokens))
        let label = tokens.name(first)
        return SwiftParameter(
            label: label == "_" ? nil : label, name: tokens.locatedName(name),
            type: end > next + 1 ? tokens.located(next + 1..<end) : nil)
    }
}
