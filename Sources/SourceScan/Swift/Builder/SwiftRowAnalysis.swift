import SourceText

/// Follows rows from where they are made to where they are returned, and the callback through them.
struct SwiftRowAnalysis {
    struct Row {
        var isThroughOnRowEvent: SwiftCertainty
        /// Whether the expression can't be nil.
        var isNonNil: Bool
        var type: Located<String>?
    }

    private struct Variable {
        /// The place of its `let` or `var` among mentions of its name.
        let place: Int
        /// What it is initialised with; nil without `=`.
        let value: Row?
    }

    let code: SwiftCodeBlock
    let tokens: TokenList
    private let callback: Int32?
    /// Mentions of the callback, in order.
    private var mentions: [Int] = []
    /// Whether a mention is anything but an argument of `.onRowEvent`.
    private var hasOtherMentions = false
    /// The places of the variables that calls of `.onRowEvent` with the callback start from, sorted.
    private var calls: [Int] = []
    /// Sorted by their places.
    private var variables: [Variable] = []

    init(_ code: SwiftCodeBlock, callback: String) {
        self.code = code
        tokens = code.tokens
        self.callback = callback == "_" ? nil : code.tokens.symbols.symbol(of: callback)
        mentions = code.range.filter { isCallback($0) }
        findCalls()
        findVariables()
    }

    private func isCallback(_ index: Int) -> Bool {
        guard tokens[index].symbol == callback, tokens[index].isName else { return false }
        return !tokens[index - 1].isSign(".")
            && !(tokens[index + 1].isSign(":")
                && (tokens[index - 1].isOpen("(") || tokens[index - 1].isSign(",")))
    }

    private mutating func findCalls() {
        var accounted = 0
        var reach = 0
        for index in code.range where isOnRowEvent(index) {
            let arguments = index + 1..<tokens.after(index + 1)
            let count = mentionCount(in: max(reach, arguments.lowerBound)..<max(reach, arguments.upperBound))
            accounted += count
            reach = max(reach, arguments.upperBound)
            guard mentionCount(in: arguments) > 0, let root = root(ofChainEndingAt: index - 1) else { continue }
            calls.append(place(tokens[root].symbol, root))
        }
        calls.sort()
        hasOtherMentions = accounted < mentions.count
    }

    /// Whether `.onRowEvent` with arguments or a closure stands at `index`.
    private func isOnRowEvent(_ index: Int) -> Bool {
        tokens.word(index) == .onRowEvent && tokens[index - 1].isSign(".")
            && (tokens[index + 1].isOpen("(") || tokens[index + 1].isOpen("{"))
    }

    /// A number that orders places by the name there, and those of one name by where they are.
    private func place(_ symbol: Int32, _ index: Int) -> Int {
        Int(symbol) << 32 | index
    }

    private func mentionCount(in range: Range<Int>) -> Int {
        mentions.partitioningIndex { $0 >= range.upperBound } - mentions.partitioningIndex { $0 >= range.lowerBound }
    }

    /// The name that `row?.a(…).b { … }` starts with, given the dot behind it all; nil for other chains.
    private func root(ofChainEndingAt dot: Int) -> Int? {
        var place = dot - 1
        for _ in 0..<64 {
            let token = tokens[place]
            if token.kind == .operator, token.endsOperand {
                place -= 1
            } else if token.kind == .close, token.partner > 0 {
                place = Int(token.partner) - 1
            } else if token.isName {
                guard tokens[place - 1].isSign(".") else { return place }
                place -= 2
            } else {
                return nil
            }
        }
        return nil
    }

    private mutating func findVariables() {
        for index in code.range {
            guard let word = tokens.word(index), word == .let || word == .var, tokens[index + 1].isName else {
                continue
            }
            var next = index + 2
            if tokens[next].isSign(":") { next = SwiftTypeReader.end(of: next + 1, tokens) }
            var value: Row?
            if tokens.isAssignment(next), tokens.word(index - 1) != .if,
                tokens.word(index - 1) != .guard
            {
                value = direct(next + 1..<SwiftValueReader.end(of: next + 1, tokens))
            }
            // A variable of an optional type may become nil again.
            if word == .var, tokens[index + 2].isSign(":") { value?.isNonNil = false }
            variables.append(Variable(place: place(tokens[index + 1].symbol, index), value: value))
        }
        variables.sort { $0.place < $1.place }
    }

    /// What the returned expression is.
    func row(in expression: Range<Int>) -> Row {
        var row = direct(expression)
        guard tokens[expression.lowerBound].isName, row.type == nil else { return row }
        let symbol = tokens[expression.lowerBound].symbol
        let start = expression.lowerBound
        let position = variables.partitioningIndex { $0.place >= place(symbol, start) }
        guard position > 0, variables[position - 1].place >= place(symbol, 0) else { return row }
        let variable = variables[position - 1]
        if let made = variable.value {
            row.type = made.type
            row.isNonNil = made.isNonNil && !isOptional(expression)
            if row.isThroughOnRowEvent != .yes { row.isThroughOnRowEvent = made.isThroughOnRowEvent }
        }
        let next = calls.partitioningIndex { $0 >= place(symbol, start) }
        if next > 0, calls[next - 1] > variable.place { row.isThroughOnRowEvent = .yes }
        return row
    }

    /// What an expression is without following its variable.
    private func direct(_ expression: Range<Int>) -> Row {
        var row = Row(isThroughOnRowEvent: .unsure, isNonNil: false, type: constructed(expression))
        var next = expression.lowerBound
        while next < expression.upperBound {
            if isOnRowEvent(next), mentionCount(in: next + 1..<tokens.after(next + 1)) > 0 {
                row.isThroughOnRowEvent = .yes
            }
            next = tokens.after(next)
        }
        row.isNonNil = row.type != nil && !isOptional(expression)
        if row.isThroughOnRowEvent != .yes, row.type != nil, !hasOtherMentions, mentionCount(in: expression) == 0 {
            row.isThroughOnRowEvent = .no
        }
        return row
    }

    /// Whether something in the expression may make it nil: `?.`, `as?`, `try?`, an operator.
    private func isOptional(_ expression: Range<Int>) -> Bool {
        var next = expression.lowerBound
        while next < expression.upperBound {
            // Angles belong to a generic type.
            if tokens[next].kind == .operator, tokens.angles(next) == 0 { return true }
            next = tokens.after(next)
        }
        return false
    }

    /// The type of `Row(…)`, `Row<Cell>(…)`, `Row.init(…)` or `Row { … }` that the expression starts with.
    private func constructed(_ expression: Range<Int>) -> Located<String>? {
        var next = expression.lowerBound
        while [.try, .await].contains(tokens.word(next)) { next += 1 }
        let first = next
        guard tokens[next].isName else { return nil }
        while tokens[next + 1].isSign("."), tokens[next + 2].isName, tokens.word(next + 2) != .`init`,
            isTypeName(next + 2)
        {
            next += 2
        }
        guard isTypeName(next) else { return nil }
        let name = tokens.located(first..<next + 1)
        next = SwiftTypeReader.afterGenerics(next + 1, tokens)
        if tokens[next].isSign("."), tokens.word(next + 1) == .`init` { next += 2 }
        guard tokens[next].isOpen("(") || tokens[next].isOpen("{") else { return nil }
        return name
    }

    /// Whether the name starts with a capital, `_` aside.
    private func isTypeName(_ index: Int) -> Bool {
        guard let first = tokens.name(index).utf8.first(where: { $0 != UInt8(ascii: "_") }) else { return false }
        return first.isASCIILetter && first & 0x20 == 0
    }
}
