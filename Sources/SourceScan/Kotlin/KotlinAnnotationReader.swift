import SourceText

/// Reads annotations.
enum KotlinAnnotationReader {
    /// The annotations behind the `@` at `index`, and the token behind them; nil when it is none, such as in `return@x`.
    static func read(at index: Int, _ tokens: TokenList) -> (annotations: [KotlinAnnotation], end: Int)? {
        guard tokens[index].isSign("@"), !tokens[index + 1].isSpaced,
            tokens[index].isSpaced || !tokens[index - 1].isName
        else { return nil }
        var next = index + 1
        var target: String?
        if tokens[next].isName, tokens[next + 1].isSign(":"), !tokens[next + 1].isSpaced {
            target = tokens.name(next)
            next += 2
        }
        guard tokens[next].isOpen("[") else {
            return one(from: index, at: next, target, tokens).map { ([$0.annotation], $0.end) }
        }
        let content = tokens.content(next)
        let end = tokens.after(next)
        var annotations: [KotlinAnnotation] = []
        next = content.lowerBound
        while next < content.upperBound {
            guard let (annotation, end) = one(from: next, at: next, target, tokens) else {
                next = tokens.after(next)
                continue
            }
            annotations.append(annotation)
            next = end
        }
        return (annotations, end)
    }

    private static func one(
        from start: Int, at index: Int, _ target: String?, _ tokens: TokenList
    ) -> (annotation: KotlinAnnotation, end: Int)? {
        guard tokens[index].isName else { return nil }
        var next = tokens.afterPath(index)
        let name = tokens.located(index..<next)
        next = KotlinTypeReader.afterGenerics(next, tokens)
        var argument: Located<String>?
        if tokens[next].isOpen("("), !tokens[next].isSpaced {
            argument = tokens.located(tokens.content(next), limit: 200)
            next = tokens.after(next)
        }
        let range = tokens.byteRange(start..<next)
        return (KotlinAnnotation(name: name, target: target, argument: argument, range: range), next)
    }

    /// Every annotation of the file.
    static func all(in tokens: TokenList) -> [KotlinAnnotation] {
        var annotations: [KotlinAnnotation] = []
        for index in 0..<tokens.count where tokens[index].isSign("@") {
            annotations += read(at: index, tokens)?.annotations ?? []
        }
        return annotations
    }
}
