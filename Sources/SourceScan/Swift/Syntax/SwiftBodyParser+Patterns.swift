import SourceText

extension SwiftBodyParser {
    /// The pattern at the token reached. With `binds`, names in it are bound: it stands behind `let` or `var`.
    mutating func pattern(binds: Bool = false) -> SwiftPattern {
        let start = index
        guard depth < Self.depthLimit else { return opaquePattern(from: start) }
        depth += 1
        defer { depth -= 1 }
        guard var kind = patternKind(binds) else { return opaquePattern(from: start) }
        while isOperator("?"), !token.isSpaced {
            index += 1
            kind = .optional(SwiftPattern(kind: kind, range: range(from: start)))
        }
        while take(.as) {
            kind = .asType(SwiftPattern(kind: kind, range: range(from: start)), type()?.value ?? "")
        }
        return SwiftPattern(kind: kind, range: range(from: start))
    }

    private mutating func opaquePattern(from start: Int) -> SwiftPattern {
        while !isAtEnd, !isSign(","), !isSign(":"), !isOpen("{"), word != .where, word != .in,
            !tokens.isAssignment(index)
        {
            skip()
        }
        return SwiftPattern(kind: .opaque, range: range(from: start))
    }

    private mutating func patternKind(_ binds: Bool) -> SwiftPattern.Kind? {
        guard !isAtEnd else { return nil }
        switch word {
        case .let, .var:
            index += 1
            return pattern(binds: true).kind
        case .is:
            index += 1
            return .isType(type()?.value ?? "")
        default: break
        }
        if token.kind == .word, tokens.isText(index, "_") {
            index += 1
            return .wildcard
        }
        if isOpen("("), isBinding(index) || binds { return .tuple(patterns(binds)) }
        if let name = caseName() {
            guard isOpen("("), !token.startsLine else { return .enumCase(name, nil) }
            return .enumCase(name, patterns(binds))
        }
        if binds, token.isName {
            defer { index += 1 }
            return .name(tokens.name(index))
        }
        if isOpen("("), isPlainTuple(index) { return .tuple(patterns(binds)) }
        let outer = isInPattern
        isInPattern = true
        defer { isInPattern = outer }
        return expression().map { .expression($0) }
    }

    /// Whether something is bound or left open inside the parentheses at `index`.
    private func isBinding(_ index: Int) -> Bool {
        tokens.content(index).prefix(Self.lookAhead).contains {
            [.let, .var, .is].contains(tokens.word($0)) || tokens[$0].kind == .word && tokens.isText($0, "_")
        }
    }

    /// Whether the parentheses at `index` are a whole pattern.
    private func isPlainTuple(_ index: Int) -> Bool {
        let next = tokens[tokens.after(index)]
        return next.kind == .end || next.kind == .close || next.isSign(":") || next.isSign(",")
            || tokens.word(tokens.after(index)) == .where || tokens.isAssignment(tokens.after(index))
    }

    /// Takes `.name` or `A.B.name` when it is the name of a case: parentheses follow it, or nothing that makes it part of
    /// an expression.
    private mutating func caseName() -> [String]? {
        var next = index
        var names: [String] = []
        if isSign(".") {
            names.append("")
        } else {
            guard token.isName, tokens[index + 1].isSign(".") else { return nil }
            names.append(tokens.name(index))
            next += 1
        }
        while next + 1 < end, tokens[next].isSign("."), tokens[next + 1].isName, names.count < 16 {
            names.append(tokens.name(next + 1))
            next += 2
            if names.first == "" { break }
        }
        guard names.count > 1, next >= end || endsCaseName(next) else { return nil }
        // Without parentheses it is an expression as any other.
        guard names.first == "" || next < end && tokens[next].isOpen("(") else { return nil }
        index = next
        return names
    }

    private func endsCaseName(_ index: Int) -> Bool {
        let token = tokens[index]
        switch token.kind {
        case .sign: return token.isSign(":") || token.isSign(",")
        case .close: return true
        case .open:
            guard token.isOpen("("), !token.startsLine else { return token.isOpen("{") }
            let behind = tokens.after(index)
            return behind >= end || !tokens[behind].isOpen("(") && endsCaseName(behind)
        case .operator: return tokens.isAssignment(index) || !token.isSpaced && tokens.isText(index, "?")
        case .word: return [.where, .in, .as].contains(tokens.word(index))
        default: return false
        }
    }

    /// The patterns in the parentheses at the token reached, without their labels.
    private mutating func patterns(_ binds: Bool) -> [SwiftPattern] {
        guard let outer = enter() else { return [SwiftPattern(kind: .opaque, range: token.range)] }
        defer { leave(outer) }
        return list { parser -> SwiftPattern? in
            if parser.token.isName, parser.tokens[parser.index + 1].isSign(":") { parser.index += 2 }
            return parser.pattern(binds: binds)
        } opaque: {
            SwiftPattern(kind: .opaque, range: $0)
        }
    }

    private static let lookAhead = 100
}
