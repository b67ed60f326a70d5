import SourceText

/// Finds what the functions `process(inputValue, outputCallback)` hand to their callback, where the kind of it is certain.
enum KotlinOutputScanner {
    static func outputs(in tokens: TokenList) -> [KotlinHandedOut] {
        var outputs: [KotlinHandedOut] = []
        var next = 0
        while next < tokens.count {
            guard tokens.kotlin(next) == .fun, tokens.isText(next + 1, "process"), tokens[next + 2].isOpen("(") else {
                next += 1
                continue
            }
            let name = tokens[next + 1].range
            let parameters = KotlinParameterReader.parameters(tokens.content(next + 2), tokens)
            next = tokens.after(next + 2)
            guard parameters.count == 2, tokens[next].isOpen("{"), tokens[next].isClosed else { continue }
            let body = tokens.content(next)
            next = tokens.after(next)
            outputs += calls(of: parameters[1].name.value, in: body, tokens).map {
                KotlinHandedOut(process: name, kind: $0.kind, value: $0.value)
            }
        }
        return outputs
    }

    /// What calls of the callback are given; none where something else may have its name.
    private static func calls(
        of callback: String, in body: Range<Int>, _ tokens: TokenList
    ) -> [(kind: KotlinHandedOut.Kind, value: Located<String>)] {
        var calls: [(kind: KotlinHandedOut.Kind, value: Located<String>)] = []
        for index in body where tokens[index].isName && tokens.name(index) == callback {
            if tokens[index - 1].isSign(".") { continue }
            if tokens[index + 1].isSign(":") || tokens.isText(index + 1, "->") || tokens.isText(index + 1, "=") {
                return []
            }
            switch tokens.kotlin(index - 1) {
            case .val, .var, .fun: return []
            default: break
            }
            var open = index + 1
            if tokens[open].isSign("."), tokens.isText(open + 1, "invoke") { open += 2 }
            guard tokens[open].isOpen("("), tokens[open].isClosed, !tokens[open].startsLine else { continue }
            let argument = tokens.content(open)
            if let kind = kind(of: argument, tokens) { calls.append((kind, tokens.located(argument, limit: 200))) }
        }
        return calls
    }

    /// The kind of a literal, or of a chain that ends with a conversion; nil for anything else.
    private static func kind(of argument: Range<Int>, _ tokens: TokenList) -> KotlinHandedOut.Kind? {
        let first = argument.lowerBound
        if tokens.after(first) == argument.upperBound {
            switch tokens[first].kind {
            case .string: return .text
            case .number: return .number
            default: break
            }
            switch tokens.kotlin(first) {
            case .true, .false: return .boolean
            default: return nil
            }
        }
        // `a.b(c).toInt()`
        let name = argument.upperBound - 3
        guard name > first + 1, tokens[name].isName, tokens[name - 1].isSign("."), tokens[name + 1].isOpen("("),
            tokens.after(name + 1) == argument.upperBound, isChain(first..<name - 1, tokens)
        else { return nil }
        return conversions[tokens.name(name)]
    }

    /// Whether there is nothing but names, texts, dots and arguments.
    private static func isChain(_ range: Range<Int>, _ tokens: TokenList) -> Bool {
        var next = range.lowerBound
        while next < range.upperBound {
            let token = tokens[next]
            guard
                token.isSign(".") || token.isOpen("(") || token.kind == .string || token.kind == .number
                    || (token.isName && tokens.kotlin(next)?.isReserved != true) || tokens.kotlin(next) == .this
            else { return false }
            next = tokens.after(next)
        }
        return next == range.upperBound
    }

    /// What the conversions of Kotlin's own library give.
    private static let conversions: [String: KotlinHandedOut.Kind] = [
        "toInt": .number, "toLong": .number, "toDouble": .number, "toFloat": .number, "toBoolean": .boolean,
    ]
}
