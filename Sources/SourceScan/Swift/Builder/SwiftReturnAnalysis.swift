import SourceText

/// Finds out what a builder gives back.
struct SwiftReturnAnalysis {
    let code: SwiftCodeBlock
    let tokens: TokenList
    let rows: SwiftRowAnalysis

    init(_ code: SwiftCodeBlock, callback: String) {
        self.code = code
        tokens = code.tokens
        rows = SwiftRowAnalysis(code, callback: callback)
    }

    func run() -> (returns: [SwiftReturn], returnsNil: SwiftCertainty) {
        var returns: [SwiftReturn] = []
        var isUnsure = false
        for expression in expressions() {
            let row = rows.row(in: expression)
            let isNil = isNil(expression)
            if !isNil, !row.isNonNil { isUnsure = true }
            returns.append(
                SwiftReturn(
                    expression: tokens.located(expression), isNil: isNil,
                    isThroughOnRowEvent: isNil ? .unsure : row.isThroughOnRowEvent, rowType: isNil ? nil : row.type))
        }
        if returns.contains(where: \.isNil) { return (returns, .yes) }
        return (returns, returns.isEmpty || isUnsure ? .unsure : .no)
    }

    private func isNil(_ expression: Range<Int>) -> Bool {
        let last = expression.upperBound - 1
        if expression.count == 1 { return tokens.word(last) == .nil }
        guard tokens.word(last) == .absent, tokens[last - 1].isSign(".") else { return false }
        return expression.count == 2 || (expression.count == 3 && tokens.isText(expression.lowerBound, "Optional"))
    }

    /// The expressions behind `return`, those of both sides of `?:`, and those that an `if` or `switch` yields.
    private func expressions() -> [Range<Int>] {
        var pending = returned()
        if pending.isEmpty, !code.range.isEmpty { pending = [code.range] }
        var found: [Range<Int>] = []
        // Nobody nests conditions so deep by hand.
        var budget = 100
        while let expression = pending.popLast() {
            if expression.isEmpty { continue }
            if let branches = branches(at: expression.lowerBound), branches.end == expression.upperBound {
                pending += branches.parts
            } else if budget > 0, let parts = alternatives(expression) {
                budget -= 1
                pending += parts
            } else if neverReturns(expression) {
                continue
            } else if SwiftValueReader.end(of: expression.lowerBound, tokens) >= expression.upperBound {
                found.append(expression)
            }
        }
        return found.sorted { $0.lowerBound < $1.lowerBound }
    }

    private func neverReturns(_ expression: Range<Int>) -> Bool {
        tokens.isText(expression.lowerBound, "fatalError")
            || tokens.isText(expression.lowerBound, "preconditionFailure")
    }

    /// What stands behind each `return` of the function itself.
    private func returned() -> [Range<Int>] {
        var expressions: [Range<Int>] = []
        var next = code.range.lowerBound
        while next < code.range.upperBound {
            if tokens.word(next) == .return, !tokens[next - 1].isSign(".") {
                var end = min(SwiftValueReader.end(of: next + 1, tokens), code.range.upperBound)
                if let branches = branches(at: next + 1) { end = branches.end }
                if end > next + 1 { expressions.append(next + 1..<end) }
                next = max(next + 1, end)
            } else if tokens[next].isOpen("{"), code.isStatementBlock(next) {
                next += 1
            } else {
                next = tokens.after(next)
            }
        }
        return expressions
    }

    /// The contents of the branches of the `if` or `switch` at `index`, and the token behind it; nil for anything else.
    private func branches(at index: Int) -> (parts: [Range<Int>], end: Int)? {
        guard let brace = code.block(ofKeyword: index) else { return nil }
        if tokens.word(index) == .switch {
            return (SwiftSwitchReader(tokens: tokens).cases(in: brace).map(\.body), tokens.after(brace))
        }
        guard tokens.word(index) == .if else { return nil }
        var parts = [tokens.content(brace)]
        var next = tokens.after(brace)
        while tokens.word(next) == .else {
            let isLast = tokens.word(next + 1) != .if
            guard let brace = code.block(ofKeyword: isLast ? next : next + 1) else { break }
            parts.append(tokens.content(brace))
            next = tokens.after(brace)
            if isLast { break }
        }
        return (parts, next)
    }

    /// The two sides of `condition ? a : b`, or what stands in parentheses.
    private func alternatives(_ expression: Range<Int>) -> [Range<Int>]? {
        let first = expression.lowerBound
        if tokens[first].isOpen("("), tokens[first].isClosed, tokens.after(first) == expression.upperBound {
            return [tokens.content(first)]
        }
        var question: Int?
        var depth = 0
        var next = first
        while next < expression.upperBound {
            if tokens[next].kind == .operator, tokens.isText(next, "?"), tokens[next].isSpaced {
                question = question ?? next
                depth += 1
            } else if tokens[next].isSign(":"), let question {
                depth -= 1
                if depth == 0 { return [question + 1..<next, next + 1..<expression.upperBound] }
            }
            next = tokens.after(next)
        }
        return nil
    }
}
