import SourceText

/// Reads the parameters of a function or constructor.
enum KotlinParameterReader {
    /// The parameters between parentheses; a part that is not a parameter is ignored.
    static func parameters(_ content: Range<Int>, _ tokens: TokenList) -> [KotlinParameter] {
        let starts = tokens.startsOfParts(in: content)
        return starts.indices.compactMap { index in
            // The comma before the next part, or behind the last.
            var end = index + 1 < starts.count ? starts[index + 1] - 1 : content.upperBound
            if index + 1 == starts.count, end > starts[index], tokens[end - 1].isSign(",") { end -= 1 }
            return parameter(at: starts[index], end, tokens)
        }
    }

    private static func parameter(at start: Int, _ limit: Int, _ tokens: TokenList) -> KotlinParameter? {
        var next = start
        var isProperty = false
        var modifiers: [Located<String>] = []
        while next < limit {
            if let (_, end) = KotlinAnnotationReader.read(at: next, tokens) {
                next = end
            } else if let word = tokens.kotlin(next), tokens[next + 1].isName,
                word.isModifier || word == .val || word == .var
            {
                if word.isModifier { modifiers.append(tokens.locatedName(next)) } else { isProperty = true }
                next += 1
            } else {
                break
            }
        }
        guard next < limit, tokens[next].isName, tokens[next + 1].isSign(":") else { return nil }
        let end = min(limit, KotlinTypeReader.end(of: next + 2, tokens))
        let hasDefault = end < limit && tokens.isText(end, "=")
        return KotlinParameter(
            name: tokens.locatedName(next), type: tokens.text(behind: next + 1, upTo: end), isProperty: isProperty,
            modifiers: modifiers, defaultRange: hasDefault ? tokens.byteRange(end..<limit) : nil)
    }
}
