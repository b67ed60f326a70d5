import SourceText

extension SwiftBodyParser {
    /// The expression that starts at the token reached; nil when none starts there, and then nothing is passed.
    mutating func expression() -> SwiftExpression? {
        let start = index
        guard depth < Self.depthLimit else { return opaqueExpression() }
        depth += 1
        defer { depth -= 1 }
        var fold = SwiftOperatorFold()
        var isBroken = false
        while let operand = operand() {
            fold.append(operand)
            while takeCast(into: &fold) {}
            guard let sign = takeInfix(isBroken: &isBroken) else { break }
            if sign.text == "?" {
                guard let then = expression(), take(":") else {
                    isBroken = true
                    break
                }
                fold.append(then: then)
            } else {
                fold.append(sign)
            }
            if isAtEnd || !startsOperand { isBroken = true }
        }
        guard let whole = fold.finish() else {
            index = start
            return nil
        }
        if isBroken || fold.isUnclear { return SwiftExpression(kind: .opaque, range: range(from: start)) }
        return whole
    }

    /// Passes an expression that is nested too deep, as far as brackets tell; nil when none starts here.
    private mutating func opaqueExpression() -> SwiftExpression? {
        guard startsOperand else { return nil }
        let start = index
        index = min(end, max(start + 1, SwiftValueReader.end(of: start, tokens)))
        return SwiftExpression(kind: .opaque, range: range(from: start))
    }

    /// Takes a cast such as `as? T` or `is T`.
    private mutating func takeCast(into fold: inout SwiftOperatorFold) -> Bool {
        guard let word, word == .as || word == .is else { return false }
        index += 1
        var cast: SwiftCast = word == .is ? .is : .as
        if word == .as, !isAtEnd, token.kind == .operator, !token.isSpaced {
            if isOperator("?") { cast = .optional }
            if isOperator("!") { cast = .forced }
            if cast != .as { index += 1 }
        }
        let start = index
        let type = type() ?? Located("", at: range(from: start))
        fold.append(cast, type: type, end: range(from: start).upperBound)
        return true
    }

    /// The operator between two operands at the token reached; nil when the sequence ends here.
    private mutating func takeInfix(isBroken: inout Bool) -> SwiftOperator? {
        guard !isAtEnd, token.kind == .operator, isInfix(index), !(isInPattern && tokens.isAssignment(index)) else {
            return nil
        }
        if isOperator("->") { isBroken = true }
        let sign = SwiftOperator(text: tokens.text(token.range), range: token.range)
        index += 1
        return sign
    }

    /// Whether the operator has white space on both sides, or on none.
    private func isInfix(_ index: Int) -> Bool {
        if tokens.isText(index, "?") || tokens.isText(index, "=") || tokens.isText(index, "->") { return true }
        return isBoundLeft(index) == isBoundRight(index)
    }

    private func isBoundLeft(_ index: Int) -> Bool {
        guard !tokens[index].isSpaced else { return false }
        let last = tokens[index - 1]
        return !(last.kind == .open || last.isSign(",") || last.isSign(";") || last.isSign(":"))
    }

    private func isBoundRight(_ index: Int) -> Bool {
        let next = tokens[index + 1]
        guard !next.isSpaced, index + 1 < end else { return false }
        return
            !(next.kind == .close || next.isSign(",") || next.isSign(";") || next.isSign(":")
            || next.kind == .interpolationEnd)
    }

    /// Whether the operator only binds to what stands behind it.
    private func isPrefix(_ index: Int) -> Bool { !isBoundLeft(index) && isBoundRight(index) }

    /// Whether the operator only binds to what stands before it.
    func isPostfix(_ index: Int) -> Bool { isBoundLeft(index) && !isBoundRight(index) }

    /// An operand of a sequence with what stands before it; nil when none starts here.
    private mutating func operand() -> SwiftExpression? {
        guard !isAtEnd else { return nil }
        let start = index
        if let effect = takeEffect() {
            let inner = expression()
            return SwiftExpression(
                kind: inner.map { .effect(effect, $0) } ?? .opaque, range: range(from: start))
        }
        guard token.kind == .operator else { return postfix() }
        let sign = SwiftOperator(text: tokens.text(token.range), range: token.range)
        // An operator that is passed as a function.
        if index + 1 >= end || tokens[index + 1].isSign(",") {
            index += 1
            return SwiftExpression(kind: .name(sign.text), range: sign.range)
        }
        guard isPrefix(index) || sign.text == "&", depth < Self.depthLimit else { return nil }
        index += 1
        depth += 1
        defer { depth -= 1 }
        guard let inner = operand() else {
            index = start
            return nil
        }
        return SwiftExpression(
            kind: sign.text == "&" ? .inOut(inner) : .prefix(sign, inner), range: range(from: start))
    }

    private mutating func takeEffect() -> SwiftEffect? {
        switch word {
        case .try:
            index += 1
            guard !isAtEnd, !token.isSpaced else { return .try }
            if isOperator("?") {
                index += 1
                return .optionalTry
            }
            if isOperator("!") {
                index += 1
                return .forcedTry
            }
            return .try
        case .await where continuesEffect:
            index += 1
            return .await
        case .unsafe where continuesEffect:
            index += 1
            return .unsafe
        default: return nil
        }
    }

    /// Whether `await` is an effect here and not a name.
    private var continuesEffect: Bool {
        let next = tokens[index + 1]
        guard index + 1 < end, !next.startsLine else { return false }
        return next.isName && ![.as, .is, .in].contains(tokens.word(index + 1)) || next.kind == .string
            || next.isSpaced && (next.kind == .open || next.isSign("."))
            || next.kind == .operator && isPrefix(index + 1)
    }

    /// Whether an operand can start at the token reached.
    var startsOperand: Bool {
        guard !isAtEnd else { return false }
        switch token.kind {
        case .quotedWord, .number, .string, .literal, .open, .operator, .hashWord: return true
        case .word: return tokens.word(index).map { Self.startsOperand($0) } ?? true
        case .sign: return token.byte == UInt8(ascii: ".") || token.byte == .backslash
        default: return false
        }
    }

    private static func startsOperand(_ word: SwiftWord) -> Bool {
        switch word {
        case .if, .switch, .do, .try, .`nil`, .true, .false, .`self`, .`Self`, .super: true
        default: !isReserved(word)
        }
    }

    /// Whether the word is never the name of anything.
    static func isReserved(_ word: SwiftWord) -> Bool {
        switch word {
        case .import, .class, .struct, .enum, .protocol, .extension, .var, .let, .func, .`init`, .deinit, .subscript,
            .typealias, .associatedtype, .case, .operator, .precedenceGroup, .public, .private, .internal,
            .fileprivate, .static, .if, .guard, .while, .for, .switch, .return, .in, .else, .do, .catch, .repeat,
            .defer, .where, .throw, .throws, .rethrows, .try, .is, .as, .default, .`nil`, .`self`, .`Self`, .super,
            .inout, .true, .false, .break, .continue, .fallthrough:
            true
        default: false
        }
    }
}
