import SourceText

/// Reads the parameters of a function or constructor.
enum KotlinParameterReader {
    /// The parameters between parentheses; what is none of them is passed over.
    static func parameters(_ content: Range<Int>, _ tokens: TokenList) -> [KotlinParameter] {
        tokens.startsOfParts(in: content).compactMap { parameter(at: $0, content.upperBound, tokens) }
    }

    private static func parameter(at start: Int, _ limit: Int, _ tokens: TokenList) -> KotlinParameter? {
        var next = start
        var isProperty = false
        while next < limit {
            if let (_, end) = KotlinAnnotationReader.read(at: next, tokens) {
                next = end
            } else if let word = tokens.kotlin(next), tokens[next + 1].isName,
                word.isModifier || word == .val || word == .var
            {
                if word == .val || word == .var { isProperty = true }
                next += 1
            } else {
                break
            }
        }
        guard next < limit, tokens[next].isName, tokens[next + 1].isSign(":") else { return nil }
        let end = min(limit, KotlinTypeReader.end(of: next + 2, tokens))
        return KotlinParameter(
            name: tokens.locatedName(next), type: tokens.text(behind: next + 1, upTo: end),
            isProperty: isProperty, hasDefault: end < limit && tokens.isText(end, "="))
    }
}
