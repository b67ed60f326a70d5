import SourceText

extension SwiftBodyParser {
    /// An operand with everything that follows it directly; nil when none starts here.
    mutating func postfix() -> SwiftExpression? {
        let start = index
        guard let base = primary() else { return nil }
        var links: [SwiftPostfix] = []
        while let kind = link(isLiteral: links.isEmpty && base.isLiteral) {
            links.append(SwiftPostfix(kind: kind, range: range(from: start)))
            // One brace behind another is a statement of its own.
            if isOpen("{"), tokens[index - 1].isClose("}") { break }
        }
        guard !links.isEmpty else { return base }
        return SwiftExpression(kind: .chain(base, links), range: range(from: start))
    }

    /// The part that follows an operand at the current token; nil when there is none.
    private mutating func link(isLiteral: Bool) -> SwiftPostfix.Kind? {
        guard !isAtEnd else { return nil }
        let token = token
        switch token.kind {
        case .sign where token.byte == UInt8(ascii: "."): return member()
        case .open where token.byte == UInt8(ascii: "("):
            guard !token.startsLine else { return nil }
            let arguments = arguments()
            return .call(arguments + trailingClosures())
        case .open where token.byte == UInt8(ascii: "["):
            guard !token.startsLine else { return nil }
            let arguments = arguments()
            return .subscript(arguments + trailingClosures())
        case .open:
            let closures = isLiteral ? [] : trailingClosures()
            return closures.isEmpty ? nil : .call(closures)
        case .operator: return postfixOperator()
        case .branch: return conditionalMembers()
        default: return nil
        }
    }

    private mutating func member() -> SwiftPostfix.Kind? {
        let next = tokens[index + 1]
        guard index + 1 < end, next.isName || next.kind == .number, !next.isSpaced || next.isName else { return nil }
        let name = tokens.name(index + 1)
        index += 2
        // The labels of a function that is only named: `move(to:)`.
        if !isAtEnd, isLabels(index) { skip() }
        return .member(name)
    }

    /// Whether parentheses that hold only labels stand at `index`.
    func isLabels(_ index: Int) -> Bool {
        guard tokens[index].isOpen("(") else { return false }
        let content = tokens.content(index)
        guard content.count >= 2, content.count.isMultiple(of: 2), content.count < 60 else { return false }
        return content.allSatisfy {
            ($0 - content.lowerBound).isMultiple(of: 2) ? tokens[$0].isName : tokens[$0].isSign(":")
        }
    }

    private mutating func postfixOperator() -> SwiftPostfix.Kind? {
        if let behind = SwiftTypeParser.afterGenericArguments(index, tokens), behind <= end {
            index = behind
            return .generics
        }
        guard !token.isSpaced else { return nil }
        if isOperator("?") || isOperator("!") {
            defer { index += 1 }
            return isOperator("?") ? .optional : .force
        }
        guard isPostfix(index) else { return nil }
        defer { index += 1 }
        return .operator(tokens.text(token.range))
    }

    /// Passes `#if` around what follows an operand, such as `.modifier()`.
    private mutating func conditionalMembers() -> SwiftPostfix.Kind? {
        guard token.byte == UInt8(ascii: "i"), tokens[index + 1].isSign("."), index + 1 < end else { return nil }
        var open = 0
        repeat {
            if token.kind == .branch {
                if token.byte == UInt8(ascii: "i") { open += 1 }
                if token.byte == UInt8(ascii: "n") { open -= 1 }
            }
            skip()
        } while open > 0 && !isAtEnd
        return .conditional
    }

    /// The arguments in the bracket at the token reached.
    mutating func arguments() -> [SwiftArgument] {
        let opening = index
        guard let outer = enter() else {
            return [SwiftArgument(label: nil, value: SwiftExpression(kind: .opaque, range: range(from: opening)))]
        }
        defer { leave(outer) }
        return list { parser in
            var label: String?
            if parser.token.isName, parser.index + 1 < parser.end, parser.tokens[parser.index + 1].isSign(":") {
                label = parser.tokens.name(parser.index)
                parser.index += 2
            }
            return parser.expression().map { SwiftArgument(label: label, value: $0) }
        } opaque: {
            SwiftArgument(label: nil, value: SwiftExpression(kind: .opaque, range: $0))
        }
    }

    /// The elements between the commas up to the end of the bracket; what is none becomes opaque.
    mutating func list<Element>(
        _ element: (inout SwiftBodyParser) -> Element?, opaque: (Range<Int>) -> Element
    ) -> [Element] {
        var elements: [Element] = []
        while !isAtEnd {
            let start = index
            let parsed = element(&self)
            if let parsed, isAtEnd || isSign(",") {
                elements.append(parsed)
            } else {
                while !isAtEnd, !isSign(",") { skip() }
                if index > start { elements.append(opaque(range(from: start))) }
            }
            guard take(",") else { break }
        }
        return elements
    }

    /// The closures behind a call; none when a brace here belongs to something else.
    mutating func trailingClosures() -> [SwiftArgument] {
        var closures: [SwiftArgument] = []
        var label: String?
        while isOpen("{"), label != nil || isTrailingClosure(index) {
            closures.append(SwiftArgument(label: label, value: closure()))
            guard !isAtEnd, token.isName, index + 2 < end, tokens[index + 1].isSign(":"),
                tokens[index + 2].isOpen("{"), tokens.word(index) != .default
            else { break }
            label = tokens.name(index)
            index += 2
        }
        return closures
    }

    private func isTrailingClosure(_ index: Int) -> Bool {
        if tokens.word(index + 1) == .case || tokens.word(index + 1) == .default { return false }
        if startsAccessors(index) { return false }
        guard isInCondition else { return true }
        let next = tokens[tokens.after(index)]
        if next.isOpen("{") || next.isSign(",") || tokens.word(tokens.after(index)) == .where { return true }
        guard !next.startsLine else { return false }
        switch next.kind {
        case .open, .operator: return true
        case .sign: return next.byte == UInt8(ascii: ".") || next.byte == .colon
        case .word: return [.as, .is].contains(tokens.word(tokens.after(index)))
        default: return false
        }
    }

    /// Whether the brace at `index` holds `get`, `didSet` and their like.
    func startsAccessors(_ index: Int) -> Bool {
        let next = index + 1
        return tokens.isText(next, "willSet") || tokens.isText(next, "didSet")
            || (tokens.word(next) == .get || tokens.word(next) == .set) && tokens[next + 1].isOpen("{")
    }
}

extension SwiftExpression {
    /// Whether no closure can follow it.
    fileprivate var isLiteral: Bool {
        switch kind {
        case .nil, .boolean, .number, .string, .array, .dictionary, .tuple, .closure, .if, .switch, .do, .keyPath: true
        default: false
        }
    }
}
