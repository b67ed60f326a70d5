import SourceText

extension SwiftBodyParser {
    /// An operand without what follows it; nil when none starts at the token reached.
    mutating func primary() -> SwiftExpression? {
        guard startsOperand else { return nil }
        let start = index
        let kind = primaryKind()
        guard let kind else { return nil }
        return SwiftExpression(kind: kind, range: range(from: start))
    }

    private mutating func primaryKind() -> SwiftExpression.Kind? {
        switch token.kind {
        case .number:
            defer { index += 1 }
            return .number(tokens.text(token.range))
        case .string: return string()
        case .literal:
            index += 1
            return .opaque
        case .hashWord: return macro()
        case .quotedWord:
            defer { index += 1 }
            return .name(tokens.name(index))
        case .word: return named()
        case .sign: return token.isSign(".") ? implicitMember() : keyPath()
        case .open where token.isOpen("("): return parentheses()
        case .open where token.isOpen("["): return collection()
        case .open: return .closure(closureValue())
        default: return nil
        }
    }

    private mutating func named() -> SwiftExpression.Kind? {
        switch word {
        case .nil:
            index += 1
            return .nil
        case .true, .false:
            defer { index += 1 }
            return .boolean(word == .true)
        case .if: return ifStatement().map { .if($0) }
        case .switch: return switchStatement().map { .switch($0) }
        case .do: return doStatement().map { .do($0) }
        case .any, .opaque, .repeat, .each:
            guard tokens[index + 1].isName, !tokens[index + 1].startsLine, index + 1 < end else { break }
            index = min(end, SwiftTypeParser.end(of: index, tokens))
            return .opaque
        default: break
        }
        defer { index += 1 }
        let name = tokens.name(index)
        if name == "_" { return .wildcard }
        // The labels of a function that is only named.
        if index + 1 < end, isLabels(index + 1) { index = tokens.after(index + 1) - 1 }
        return .name(name)
    }

    private mutating func implicitMember() -> SwiftExpression.Kind? {
        guard index + 1 < end, tokens[index + 1].isName else { return nil }
        defer { index += 2 }
        return .implicitMember(tokens.name(index + 1))
    }

    private mutating func parentheses() -> SwiftExpression.Kind {
        let content = tokens.content(index)
        let hasLabel =
            content.count > 1 && tokens[content.lowerBound].isName && tokens[content.lowerBound + 1].isSign(":")
        let elements = arguments()
        if elements.count == 1, !hasLabel, let first = elements.first { return .parentheses(first.value) }
        return .tuple(elements)
    }

    private mutating func collection() -> SwiftExpression.Kind {
        guard let outer = enter() else { return .opaque }
        defer { leave(outer) }
        if isSign(":"), index + 1 == end { return .dictionary([]) }
        var isDictionary = false
        let pairs = list { parser -> SwiftPair? in
            guard let key = parser.expression() else { return nil }
            guard parser.take(":") else { return SwiftPair(key: key, value: key) }
            isDictionary = true
            return parser.expression().map { SwiftPair(key: key, value: $0) }
        } opaque: { range in
            let part = SwiftExpression(kind: .opaque, range: range)
            return SwiftPair(key: part, value: part)
        }
        return isDictionary ? .dictionary(pairs) : .array(pairs.map(\.key))
    }

    /// `#selector(…)` and other macros.
    private mutating func macro() -> SwiftExpression.Kind {
        index += 1
        if isOpen("("), !token.startsLine { skip() }
        _ = trailingClosures()
        return .opaque
    }

    private mutating func keyPath() -> SwiftExpression.Kind {
        var names: [String] = []
        var isPlain = true
        index += 1
        if !isAtEnd, token.isName || token.kind == .open, !token.isSpaced {
            let type = index
            index = min(end, token.isName ? index + 1 : tokens.after(index))
            if tokens[type].isName { index = min(end, SwiftTypeParser.afterGenerics(index, tokens)) }
        }
        while !isAtEnd, !token.isSpaced || isSign(".") {
            if isSign("."), index + 1 < end, tokens[index + 1].isName || tokens[index + 1].kind == .number {
                names.append(tokens.name(index + 1))
                index += 2
            } else if isOpen("[") || isOpen("(") || isOperator("?") || isOperator("!") {
                isPlain = false
                skip()
            } else if isSign("."), index + 1 < end, tokens[index + 1].isOpen("[") || tokens[index + 1].kind == .operator
            {
                isPlain = false
                index += 1
                skip()
            } else {
                break
            }
        }
        return .keyPath(isPlain ? names : [])
    }

    /// The parts of the string literal at the token reached. One of several lines with interpolations is not decoded.
    private mutating func string() -> SwiftExpression.Kind {
        let start = index
        let behind = tokens.after(start)
        guard let literal = SwiftStringLiteral(tokens.bytes, tokens[start]) else {
            skip()
            return .string([.text(Located(nil, at: tokens[start].range))])
        }
        guard behind > start + 1 else {
            index = behind
            return .string([.text(Located(literal.value(in: tokens.bytes), at: literal.content))])
        }
        var parts: [SwiftStringPart] = []
        var place = literal.content.lowerBound
        index = start + 1
        while index < behind, token.kind == .interpolationStart {
            // The escape before the bracket is not text.
            let escape = Int(token.start) - 1 - literal.hashes
            parts.append(.text(segment(place..<max(place, escape), of: literal)))
            let closing = Int(token.partner)
            parts.append(.interpolation(interpolation()))
            place = Int(tokens[closing].end)
        }
        parts.append(.text(segment(place..<max(place, literal.content.upperBound), of: literal)))
        index = start
        skip()
        return .string(parts)
    }

    private func segment(_ range: Range<Int>, of literal: SwiftStringLiteral) -> Located<String?> {
        Located(literal.isMultiline ? nil : literal.text(of: range, in: tokens.bytes), at: range)
    }

    private mutating func interpolation() -> SwiftExpression {
        let start = index
        let elements = arguments()
        if elements.count == 1, let element = elements.first, element.label == nil { return element.value }
        return SwiftExpression(kind: .opaque, range: range(from: start))
    }

    mutating func closure() -> SwiftExpression {
        let start = index
        let value = closureValue()
        return SwiftExpression(kind: .closure(value), range: range(from: start))
    }

    private mutating func closureValue() -> SwiftClosure {
        let start = index
        guard let outer = enter() else {
            let range = range(from: start)
            return SwiftClosure(
                captures: [], parameters: nil, body: [SwiftStatement(kind: .opaque, label: nil, range: range)],
                range: range)
        }
        let (captures, parameters) = signature()
        let body = statements()
        leave(outer)
        return SwiftClosure(captures: captures, parameters: parameters, body: body, range: range(from: start))
    }

    /// The tokens before `in`; none when there is no `in`.
    private mutating func signature() -> (captures: [SwiftArgument], parameters: [String]?) {
        let start = index
        guard let behind = endOfSignature() else { return ([], nil) }
        while let (_, next) = SwiftAttributeReader.read(at: index, tokens), next < behind {
            index = next
        }
        var captures: [SwiftArgument] = []
        if isOpen("[") { captures = captureList() }
        var parameters: [String] = []
        let hasParameters = index < behind - 1
        if isOpen("(") {
            parameters = tokens.startsOfParts(in: tokens.content(index)).map { part in
                var name = part
                while let (_, next) = SwiftAttributeReader.read(at: name, tokens) { name = next }
                return tokens.name(tokens[name + 1].isName && !tokens[name].isOpen("(") ? name + 1 : name)
            }
        } else {
            while index < behind - 1, token.isName {
                parameters.append(tokens.name(index))
                index += 1
                guard isSign(",") else { break }
                index += 1
            }
        }
        index = behind
        return (captures, hasParameters || start == behind - 1 ? parameters : nil)
    }

    /// The token behind the `in` of the signature that may start at the token reached; nil without one.
    private func endOfSignature() -> Int? {
        var next = index
        while let (_, end) = SwiftAttributeReader.read(at: next, tokens) { next = end }
        if tokens[next].isOpen("[") { next = tokens.after(next) }
        if tokens[next].isOpen("(") {
            next = tokens.after(next)
        } else {
            while tokens[next].isName, tokens.word(next) != .in, next < end {
                next += 1
                guard tokens[next].isSign(",") else { break }
                next += 1
            }
        }
        while tokens.word(next) == .async || tokens.word(next) == .throws {
            next += 1
            if tokens[next].isOpen("(") { next = tokens.after(next) }
        }
        if tokens[next].kind == .operator, tokens.isText(next, "->") {
            next = SwiftTypeParser.end(of: next + 1, tokens)
        }
        return next < end && tokens.word(next) == .in ? next + 1 : nil
    }

    /// `[weak self, value = other]`
    private mutating func captureList() -> [SwiftArgument] {
        guard let outer = enter() else { return [] }
        defer { leave(outer) }
        return list { parser -> SwiftArgument? in
            while let word = parser.word, word == .weak || word == .unowned {
                parser.index += 1
                if parser.isOpen("(") { parser.skip() }
            }
            guard !parser.isAtEnd, parser.token.isName else { return nil }
            let name = parser.tokens.name(parser.index)
            let start = parser.index
            if parser.tokens.isAssignment(parser.index + 1) {
                parser.index += 2
                return parser.expression().map { SwiftArgument(label: name, value: $0) }
            }
            parser.index += 1
            let value = SwiftExpression(kind: .name(name), range: parser.range(from: start))
            return SwiftArgument(label: name, value: value)
        } opaque: {
            SwiftArgument(label: nil, value: SwiftExpression(kind: .opaque, range: $0))
        }
    }
}
