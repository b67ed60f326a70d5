import SourceText

extension SwiftBodyParser {
    /// The declaration at the token reached; nil when none starts there, and then nothing is passed.
    mutating func declaration() -> SwiftStatement.Kind? {
        let start = index
        var isSpecial = false
        while !isAtEnd {
            if let (_, next) = SwiftAttributeReader.read(at: index, tokens) {
                isSpecial = true
                index = min(end, next)
            } else if let next = afterConditionalAttributes() {
                isSpecial = true
                index = min(end, next)
            } else if SwiftModifier.isModifier(at: index, tokens), word != .class || tokens.word(index + 1) == .func {
                if word == .lazy { isSpecial = true }
                index += 1
                if isOpen("(") { skip() }
            } else {
                break
            }
        }
        if let kind = declarationKind(isSpecial) { return kind }
        index = start
        return nil
    }

    /// The token behind `#if … #endif` that holds nothing but attributes; nil for anything else.
    private func afterConditionalAttributes() -> Int? {
        guard token.kind == .branch, token.byte == UInt8(ascii: "i"), tokens[index + 1].isSign("@") else { return nil }
        var next = index + 1
        while next < end {
            if let (_, behind) = SwiftAttributeReader.read(at: next, tokens) {
                next = behind
            } else if tokens[next].kind == .branch, tokens[next].byte != UInt8(ascii: "i") {
                next += 1
                if tokens[next - 1].byte == UInt8(ascii: "n") { return next }
            } else {
                return nil
            }
        }
        return nil
    }

    private mutating func declarationKind(_ isSpecial: Bool) -> SwiftStatement.Kind? {
        switch word {
        case .let, .var: return .variable(bindings(isSpecial))
        case .func: return function().map { .function($0) }
        case .class, .struct, .enum, .protocol, .extension:
            return typeDeclaration()
        case .actor:
            guard tokens[index + 1].isName, !tokens[index + 1].startsLine,
                SwiftModifier.continuesTypeHeader(at: index + 2, tokens)
            else { return nil }
            return typeDeclaration()
        case .typealias:
            index = SwiftTypeReader.afterGenerics(index + 2, tokens)
            if !isAtEnd, tokens.isAssignment(index) {
                index += 1
                _ = type()
            }
            return .declaration
        case .import:
            index += 1
            while !isAtEnd, !token.startsLine, !isSign(";") { skip() }
            return .declaration
        default: return nil
        }
    }

    private mutating func typeDeclaration() -> SwiftStatement.Kind? {
        while !isAtEnd, !isOpen("{"), !isSign(";") { skip() }
        guard isOpen("{") else { return nil }
        skip()
        return .declaration
    }

    /// `let a: T = x, b = y`
    private mutating func bindings(_ isSpecial: Bool) -> [SwiftBinding] {
        let isLet = word == .let
        index += 1
        var bindings: [SwiftBinding] = []
        repeat {
            guard !isAtEnd, !token.startsLine || bindings.isEmpty || true else { break }
            let pattern = pattern(binds: true)
            let type = take(":") ? self.type() : nil
            var value: SwiftExpression?
            if !isAtEnd, tokens.isAssignment(index) {
                index += 1
                value = expression()
            }
            var hasAccessors = false
            if isOpen("{"), value == nil || startsAccessors(index) {
                hasAccessors = true
                skip()
            }
            bindings.append(
                SwiftBinding(
                    pattern: pattern, type: type, value: value, isLet: isLet, isSpecial: isSpecial || hasAccessors))
        } while take(",")
        return bindings
    }

    /// The function whose `func` or `init` stands at the token reached; nil when it is not one.
    mutating func function() -> SwiftLocalFunction? {
        index += 1
        guard !isAtEnd else { return nil }
        var name = "init"
        if tokens.word(index - 1) != .`init` {
            guard token.isName || token.kind == .operator || token.kind == .literal else { return nil }
            name = tokens.name(index)
            index = SwiftTypeReader.afterOperator(index, tokens)
        } else {
            // `init?`
            if !isAtEnd, token.kind == .operator, token.byte != UInt8(ascii: "<") { index += 1 }
            index = SwiftTypeReader.afterGenerics(index, tokens)
        }
        guard isOpen("(") else { return nil }
        let parameters = parameters()
        while [.async, .throws, .rethrows].contains(word) || !isAtEnd && tokens.isText(index, "reasync") {
            index += 1
            if isOpen("("), tokens.word(index - 1) == .throws { skip() }
        }
        var returnType: Located<String>?
        if isOperator("->") {
            index += 1
            returnType = type()
        }
        if word == .where {
            while !isAtEnd, !isOpen("{"), !isSign(";") { skip() }
        }
        guard let body = block() else { return nil }
        return SwiftLocalFunction(name: name, parameters: parameters, returnType: returnType, body: body)
    }

    private mutating func parameters() -> [SwiftLocalFunction.Parameter] {
        guard let outer = enter() else { return [] }
        defer { leave(outer) }
        return list { parser -> SwiftLocalFunction.Parameter? in
            while let (_, next) = SwiftAttributeReader.read(at: parser.index, parser.tokens) {
                parser.index = min(parser.end, next)
            }
            guard !parser.isAtEnd, parser.token.isName else { return nil }
            let label = parser.tokens.name(parser.index)
            parser.index += 1
            var name = label
            if !parser.isAtEnd, parser.token.isName {
                name = parser.tokens.name(parser.index)
                parser.index += 1
            }
            guard parser.take(":") else { return nil }
            let type = parser.type()
            var value: SwiftExpression?
            if !parser.isAtEnd, parser.tokens.isAssignment(parser.index) {
                parser.index += 1
                value = parser.expression()
            }
            return SwiftLocalFunction.Parameter(
                label: label == "_" ? nil : label, name: name, type: type, value: value)
        } opaque: { _ in
            SwiftLocalFunction.Parameter(label: nil, name: "_", type: nil, value: nil)
        }
    }
}
