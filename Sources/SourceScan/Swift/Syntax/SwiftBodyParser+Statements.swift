import SourceText

extension SwiftBodyParser {
    /// The statements up to the end of the bracket, or to where `#else` or the next `case` stands.
    mutating func statements() -> [SwiftStatement] {
        var statements: [SwiftStatement] = []
        while !isAtEnd {
            if take(";") { continue }
            if token.kind == .branch, token.byte != UInt8(ascii: "i") || startsCase(index + 1) { break }
            if startsCase(index) { break }
            let start = index
            let statement = statement()
            if let statement,
                isAtEnd || token.startsLine || isSign(";") || token.kind == .branch || startsCase(index)
                    || statement.endsItself
            {
                statements.append(statement)
                continue
            }
            index = max(index, start + 1)
            while !isAtEnd, !token.startsLine, !isSign(";"), token.kind != .branch { skip() }
            statements.append(SwiftStatement(kind: .opaque, label: nil, range: range(from: start)))
        }
        return statements
    }

    /// Whether `case` or `default` of a `switch` stands at `index`.
    private func startsCase(_ index: Int) -> Bool {
        guard index < end else { return false }
        switch tokens.word(index) {
        case .case: return true
        case .default: return tokens[index + 1].isSign(":")
        default: return tokens[index].isSign("@") && tokens.isText(index + 1, "unknown")
        }
    }

    /// The statement at the token reached; nil when there is none.
    private mutating func statement() -> SwiftStatement? {
        let start = index
        var label: String?
        if token.isName, index + 2 < end, tokens[index + 1].isSign(":"), startsLabelled(index + 2) {
            label = tokens.name(index)
            index += 2
        }
        guard depth < Self.depthLimit else { return nil }
        depth += 1
        defer { depth -= 1 }
        guard let kind = statementKind() else { return nil }
        return SwiftStatement(kind: kind, label: label, range: range(from: start))
    }

    private func startsLabelled(_ index: Int) -> Bool {
        [.for, .while, .repeat, .switch, .if, .do].contains(tokens.word(index))
    }

    private mutating func statementKind() -> SwiftStatement.Kind? {
        if token.kind == .branch { return declaration() ?? conditional() }
        switch word {
        case .if: return controlFlow { $0.ifStatement().map { .if($0) } }
        case .switch: return controlFlow { $0.switchStatement().map { .switch($0) } }
        case .do: return controlFlow { $0.doStatement().map { .do($0) } }
        case .guard: return guardStatement()
        case .while: return whileStatement()
        case .repeat: return tokens[index + 1].isOpen("{") ? repeatStatement() : expressionStatement()
        case .for: return forStatement()
        case .defer:
            index += 1
            return block().map { .defer($0) }
        case .return:
            index += 1
            return .return(startsReturned ? expression() : nil)
        case .throw:
            index += 1
            return expression().map { .throw($0) }
        case .break:
            index += 1
            return .break(jumpLabel())
        case .continue:
            index += 1
            return .continue(jumpLabel())
        case .fallthrough:
            index += 1
            return .fallthrough
        default: return declaration() ?? expressionStatement()
        }
    }

    /// A statement that may also be the start of an expression, such as `if a { b } else { c }.d()`.
    private mutating func controlFlow(
        _ parse: (inout SwiftBodyParser) -> SwiftStatement.Kind?
    ) -> SwiftStatement.Kind? {
        let outer = isInCondition
        isInCondition = false
        defer { isInCondition = outer }
        return parse(&self)
    }

    private mutating func expressionStatement() -> SwiftStatement.Kind? {
        expression().map { .expression($0) }
    }

    /// Whether an expression behind `return` belongs to it.
    private var startsReturned: Bool {
        guard startsOperand, !startsCase(index) else { return false }
        return !(token.startsLine && (SwiftModifier.isModifier(at: index, tokens) || isSign("@")))
    }

    private mutating func jumpLabel() -> String? {
        guard !isAtEnd, token.isName, !token.startsLine, word.map({ !Self.isReserved($0) }) ?? true else { return nil }
        defer { index += 1 }
        return tokens.name(index)
    }

    /// `{ … }`; nil when no brace stands here.
    mutating func block() -> [SwiftStatement]? {
        guard isOpen("{") else { return nil }
        let start = index
        guard let outer = enter() else {
            return [SwiftStatement(kind: .opaque, label: nil, range: range(from: start))]
        }
        defer { leave(outer) }
        return statementsToEnd()
    }

    /// All statements up to the end of the bracket: what cannot stand there is opaque.
    mutating func statementsToEnd() -> [SwiftStatement] {
        var all = statements()
        while !isAtEnd {
            let start = index
            skip()
            all.append(SwiftStatement(kind: .opaque, label: nil, range: range(from: start)))
            all += statements()
        }
        return all
    }

    mutating func ifStatement() -> SwiftIf? {
        var branches: [SwiftIf.Branch] = []
        var otherwise: [SwiftStatement]?
        repeat {
            guard take(.if) else { return nil }
            let conditions = conditions()
            guard let body = block() else { return nil }
            branches.append(SwiftIf.Branch(conditions: conditions, body: body))
            guard word == .else else { break }
            index += 1
            guard word == .if else {
                guard let body = block() else { return nil }
                otherwise = body
                break
            }
        } while true
        return SwiftIf(branches: branches, otherwise: otherwise)
    }

    private mutating func guardStatement() -> SwiftStatement.Kind? {
        index += 1
        let conditions = conditions()
        guard take(.else), let body = block() else { return nil }
        return .guard(conditions, body)
    }

    private mutating func whileStatement() -> SwiftStatement.Kind? {
        index += 1
        let conditions = conditions()
        return block().map { .while(conditions, $0) }
    }

    private mutating func repeatStatement() -> SwiftStatement.Kind? {
        index += 1
        guard let body = block(), take(.while) else { return nil }
        return expression().map { .repeat(body, $0) }
    }

    private mutating func forStatement() -> SwiftStatement.Kind? {
        index += 1
        _ = take(.try)
        _ = take(.await)
        let isPattern = take(.case)
        let pattern = pattern(binds: !isPattern)
        if take(":") { _ = type() }
        guard take(.in), let sequence = conditionExpression() else { return nil }
        let condition = take(.where) ? conditionExpression() : nil
        return block().map { .for(SwiftFor(pattern: pattern, sequence: sequence, condition: condition, body: $0)) }
    }

    mutating func doStatement() -> SwiftDo? {
        guard take(.do) else { return nil }
        if take(.throws), isOpen("(") { skip() }
        guard let body = block() else { return nil }
        var catches: [SwiftDo.Catch] = []
        while take(.catch) {
            let patterns = isOpen("{") ? [] : labelPatterns()
            guard let body = block() else { return nil }
            catches.append(SwiftDo.Catch(patterns: patterns, body: body))
        }
        return SwiftDo(body: body, catches: catches)
    }

    /// Patterns with their `where`, between commas.
    private mutating func labelPatterns() -> [(pattern: SwiftPattern, condition: SwiftExpression?)] {
        var patterns: [(pattern: SwiftPattern, condition: SwiftExpression?)] = []
        let outer = isInCondition
        isInCondition = true
        defer { isInCondition = outer }
        repeat {
            let pattern = pattern()
            patterns.append((pattern, take(.where) ? expression() : nil))
        } while take(",") && !isAtEnd && !isSign(":") && !isOpen("{")
        return patterns
    }

    mutating func switchStatement() -> SwiftSwitch? {
        guard take(.switch), let subject = conditionExpression(), isOpen("{") else { return nil }
        guard let outer = enter() else { return nil }
        defer { leave(outer) }
        var cases: [SwiftSwitch.Case] = []
        var isConditional = false
        var conditions = SwiftConditions()
        while !isAtEnd {
            if token.kind == .branch {
                conditions.take(token, tokens)
                index += 1
            } else if let label = switchCase() {
                cases.append(label)
                if conditions.current != .always { isConditional = true }
            } else {
                isConditional = true
                skip()
            }
        }
        return SwiftSwitch(subject: subject, cases: cases, isConditional: isConditional)
    }

    private mutating func switchCase() -> SwiftSwitch.Case? {
        let start = index
        if isSign("@"), let (_, next) = SwiftAttributeReader.read(at: index, tokens) {
            index = next
        }
        var patterns: [(pattern: SwiftPattern, condition: SwiftExpression?)] = []
        let isDefault = word == .default
        guard take(.default) || take(.case) else { return nil }
        if !isDefault { patterns = labelPatterns() }
        guard take(":") else { return nil }
        let body = statements()
        return SwiftSwitch.Case(patterns: patterns, isDefault: isDefault, body: body, range: range(from: start))
    }

    /// The conditions before a block.
    private mutating func conditions() -> [SwiftCondition] {
        let outer = isInCondition
        isInCondition = true
        defer { isInCondition = outer }
        var conditions: [SwiftCondition] = []
        repeat {
            let start = index
            guard let kind = condition() else { break }
            conditions.append(SwiftCondition(kind: kind, range: range(from: start)))
        } while take(",") && !isOpen("{")
        return conditions
    }

    private mutating func condition() -> SwiftCondition.Kind? {
        guard !isAtEnd else { return nil }
        if token.kind == .hashWord, tokens.isText(index, "#available") || tokens.isText(index, "#unavailable") {
            index += 1
            if isOpen("(") { skip() }
            return .availability
        }
        switch word {
        case .let, .var:
            index += 1
            let pattern = pattern(binds: true)
            if take(":") { _ = type() }
            guard !isAtEnd, tokens.isAssignment(index) else { return .binding(pattern, nil) }
            index += 1
            return expression().map { .binding(pattern, $0) }
        case .case:
            index += 1
            let pattern = pattern()
            if take(":") { _ = type() }
            guard !isAtEnd, tokens.isAssignment(index) else { return nil }
            index += 1
            return expression().map { .pattern(pattern, $0) }
        default: return expression().map { .expression($0) }
        }
    }

    /// An expression before a block.
    private mutating func conditionExpression() -> SwiftExpression? {
        let outer = isInCondition
        isInCondition = true
        defer { isInCondition = outer }
        return expression()
    }

    /// `#if … #endif`
    private mutating func conditional() -> SwiftStatement.Kind? {
        var branches: [SwiftBranch] = []
        while !isAtEnd, token.kind == .branch, token.byte != UInt8(ascii: "n") {
            // `#if` in the middle starts a block of its own.
            guard branches.isEmpty == (token.byte == UInt8(ascii: "i")) else { break }
            let condition: SwiftBuildCondition? =
                token.byte == UInt8(ascii: "e") ? nil : SwiftBuildCondition(directive: tokens.text(token.range))
            index += 1
            var body = statements()
            while !isAtEnd, token.kind != .branch {
                let start = index
                skip()
                body.append(SwiftStatement(kind: .opaque, label: nil, range: range(from: start)))
                body += statements()
            }
            branches.append(SwiftBranch(condition: condition, body: body))
        }
        guard !branches.isEmpty else { return nil }
        if !isAtEnd, token.byte == UInt8(ascii: "n") { index += 1 }
        return .conditional(branches)
    }
}

extension SwiftStatement {
    /// Whether another statement may follow in the same line: it ends with a brace.
    fileprivate var endsItself: Bool {
        switch kind {
        case .if, .guard, .switch, .while, .for, .do, .defer, .conditional, .function, .declaration: true
        default: false
        }
    }
}
