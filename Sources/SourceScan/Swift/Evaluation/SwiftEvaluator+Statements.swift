import SourceText

extension SwiftEvaluator {
    /// Runs a block with a scope of its own, its `defer` blocks at the end.
    func run(_ statements: [SwiftStatement], in context: EvaluationContext, _ state: inout EvaluationState) {
        runStatements(statements, context.nested, &state)
    }

    /// Runs statements in the scope of the context.
    func runStatements(
        _ statements: [SwiftStatement], _ context: EvaluationContext, _ state: inout EvaluationState
    ) {
        let start = exits.count
        var deferred: [[SwiftStatement]] = []
        for statement in statements {
            if case .function(let function) = statement.kind { context.scope.functions[function.name] = function }
        }
        for statement in statements where state.isReachable {
            guard spend(), enter() else {
                exits.append((.returned(tooComplex(statement.range, context)), state))
                state = .unreachable
                break
            }
            if case .defer(let body) = statement.kind {
                deferred.append(body)
            } else {
                run(statement, context, &state)
            }
            leave()
        }
        guard let last = statements.last, !deferred.isEmpty else { return }
        guard enter() else {
            exits[start...] = [(.returned(tooComplex(last.range, context)), state)]
            state = .unreachable
            return
        }
        defer { leave() }
        for body in deferred.reversed() {
            if state.isReachable { run(body, in: context, &state) }
            for number in start..<exits.count {
                var left = exits[number].state
                run(body, in: context, &left)
                exits[number].state = left
            }
        }
    }

    private func run(_ statement: SwiftStatement, _ context: EvaluationContext, _ state: inout EvaluationState) {
        switch statement.kind {
        case .opaque: forget(statement.range, context, &state)
        case .expression(let expression): _ = evaluate(expression, context, &state)
        case .variable(let bindings): for binding in bindings { run(binding, context, &state) }
        case .function, .declaration, .defer: break
        case .if(let value): _ = runIf(value, context, &state, isValue: false, label: statement.label)
        case .guard(let conditions, let body):
            let ways = hold(conditions, context, state)
            if var no = ways.no {
                run(body, in: context, &no)
            }
            state = ways.yes ?? .unreachable
        case .switch(let value): _ = runSwitch(value, context, &state, isValue: false, label: statement.label)
        case .while(let conditions, let body):
            loop(statement, body, context, &state) { context, state in hold(conditions, context, state) }
        case .repeat(let body, let condition):
            repeatLoop(statement, body, condition, context, &state)
        case .for(let value): runFor(value, statement, context, &state)
        case .do(let value): _ = runDo(value, context, &state, isValue: false, label: statement.label)
        case .return(let expression):
            let value = expression.map { result($0, context, &state) } ?? .void
            leave(by: .returned(value), &state)
        case .throw(let expression): leave(by: .thrown(evaluate(expression, context, &state)), &state)
        case .break(let label): leave(by: .broken(label: label), &state)
        case .continue(let label): leave(by: .continued(label: label), &state)
        case .fallthrough: leave(by: .fallenThrough, &state)
        case .conditional(let branches): run(branches, statement, context, &state)
        }
    }

    func leave(by exit: EvaluationExit, _ state: inout EvaluationState) {
        guard state.isReachable else { return }
        exits.append((exit, state))
        state = .unreachable
    }

    /// Takes the exits added since `start` that `isTaken` chooses; returns what holds there.
    func takeExits(
        since start: Int, where isTaken: (EvaluationExit) -> Bool
    ) -> [(exit: EvaluationExit, state: EvaluationState)] {
        guard start < exits.count else { return [] }
        var taken: [(exit: EvaluationExit, state: EvaluationState)] = []
        var kept: [(exit: EvaluationExit, state: EvaluationState)] = []
        for exit in exits[start...] {
            if isTaken(exit.exit) { taken.append(exit) } else { kept.append(exit) }
        }
        exits.replaceSubrange(start..., with: kept)
        return taken
    }

    private func run(_ binding: SwiftBinding, _ context: EvaluationContext, _ state: inout EvaluationState) {
        var value: AbstractValue
        if let initial = binding.value {
            value = evaluate(initial, context, &state)
        } else if let type = binding.type?.value, type.hasSuffix("?") {
            value = .null
        } else {
            value = unknown("the variable has no value yet", at: binding.pattern.range, context)
        }
        guard state.isReachable else { return }
        if let type = binding.type { value = coerced(value, to: type.value, context) }
        if binding.isSpecial {
            value = unknown(
                "the value of \"\(text(at: binding.pattern.range, context))\" is not a constant",
                at: binding.pattern.range, context, isFromFormat: value.isFromFormat)
        }
        bind(binding.pattern, to: copied(value, &state), context, &state)
    }

    // MARK: Conditions

    /// What holds where all conditions are met, with their names in the scope, and where one is not.
    func hold(
        _ conditions: [SwiftCondition], _ context: EvaluationContext, _ state: EvaluationState
    ) -> (yes: EvaluationState?, no: EvaluationState?) {
        var yes: EvaluationState? = state
        var refused: [EvaluationState] = []
        for condition in conditions {
            guard var reached = yes else { break }
            let ways = hold(condition, context, &reached)
            yes = ways.yes
            if let no = ways.no { refused.append(no) }
        }
        return (yes, refused.isEmpty ? nil : join(refused, base: state))
    }

    private func hold(
        _ condition: SwiftCondition, _ context: EvaluationContext, _ state: inout EvaluationState
    ) -> (yes: EvaluationState?, no: EvaluationState?) {
        switch condition.kind {
        case .expression(let expression):
            let value = evaluate(expression, context, &state)
            return state.isReachable ? split(value, state) : (nil, nil)
        case .availability: return availability(condition, context, state)
        case .pattern(let pattern, let expression):
            let value = evaluate(expression, context, &state)
            guard state.isReachable else { return (nil, nil) }
            let match = match(pattern, value, context, &state)
            return split(match, state)
        case .binding(let pattern, let expression):
            let source =
                expression
                ?? SwiftExpression(kind: .name(text(at: pattern.range, context)), range: pattern.range)
            let value = evaluate(source, context, &state)
            guard state.isReachable else { return (nil, nil) }
            var ways = split(isPresent(value, condition.range, context, state), state)
            if var yes = ways.yes {
                bind(pattern, to: unwrapped(value), context, &yes)
                ways.yes = yes
            }
            return ways
        }
    }

    /// An app runs on iOS 16 at least [swift-13].
    private func availability(
        _ condition: SwiftCondition, _ context: EvaluationContext, _ state: EvaluationState
    ) -> (yes: EvaluationState?, no: EvaluationState?) {
        let text = text(at: condition.range, context)
        let version = text.split(separator: "iOS ").dropFirst().first?.prefix { $0.isNumber }
        guard let version = version.flatMap({ Int($0) }), version <= 16 else { return (state, state) }
        return text.hasPrefix("#unavailable") ? (nil, state) : (state, nil)
    }

    // MARK: if and #if

    /// Runs an `if`; returns what its branches yield when it is an expression.
    func runIf(
        _ value: SwiftIf, _ context: EvaluationContext, _ state: inout EvaluationState, isValue: Bool,
        label: String? = nil
    ) -> AbstractValue {
        let base = state
        let start = exits.count
        var ends: [(value: AbstractValue, state: EvaluationState)] = []
        var rest: EvaluationState? = state
        for branch in value.branches {
            guard let reached = rest else { break }
            let inner = context.nested
            let ways = hold(branch.conditions, inner, reached)
            if var yes = ways.yes { ends.append((yield(branch.body, inner, &yes, isValue), yes)) }
            rest = ways.no
        }
        if var rest {
            ends.append((yield(value.otherwise ?? [], context.nested, &rest, isValue), rest))
        }
        return meet(ends, leaving: label, since: start, base, &state)
    }

    /// Joins the ends of branches, and the jumps out of them to `label`.
    private func meet(
        _ ends: [(value: AbstractValue, state: EvaluationState)], leaving label: String?, since start: Int,
        _ base: EvaluationState, _ state: inout EvaluationState
    ) -> AbstractValue {
        var states = ends.map(\.state)
        if let label {
            states += takeExits(since: start) { if case .broken(label) = $0 { true } else { false } }.map(\.state)
        }
        state = join(states, base: base)
        return .union(ends.filter(\.state.isReachable).map { ($0.value, $0.state.assumption(since: base)) })
    }

    /// Runs the body of a branch; the value of its only expression when the branch is part of an expression.
    private func yield(
        _ body: [SwiftStatement], _ context: EvaluationContext, _ state: inout EvaluationState, _ isValue: Bool
    ) -> AbstractValue {
        guard isValue, let last = body.last, let value = last.valueExpression else {
            runStatements(body, context, &state)
            return .void
        }
        runStatements(Array(body.dropLast()), context, &state)
        return state.isReachable ? result(value, context, &state) : .void
    }

    private func run(
        _ branches: [SwiftBranch], _ statement: SwiftStatement, _ context: EvaluationContext,
        _ state: inout EvaluationState
    ) {
        let base = state
        var ends: [EvaluationState] = []
        var isOpen = true
        for branch in branches where isOpen {
            let condition = branch.condition ?? .always
            guard condition.inDebug != false || condition.inRelease != false else { continue }
            var taken = base
            if condition != .always || !ends.isEmpty {
                taken.assume(
                    Unknown(
                        reason: "the code depends on a condition of #if",
                        place: CodePlace(file: context.file, range: statement.range), isFromFormat: true))
            }
            // Names that are declared in a branch are visible behind it.
            runStatements(branch.body, context, &taken)
            ends.append(taken)
            isOpen = condition != .always
        }
        if isOpen { ends.append(base) }
        state = join(ends, base: base)
    }

    // MARK: switch

    func runSwitch(
        _ value: SwiftSwitch, _ context: EvaluationContext, _ state: inout EvaluationState, isValue: Bool,
        label: String? = nil
    ) -> AbstractValue {
        let subject = evaluate(value.subject, context, &state)
        guard state.isReachable else { return .void }
        if value.isConditional {
            forget(value.subject.range, context, &state)
            exits.append(
                (.returned(unknown("the switch has cases behind #if", at: value.subject.range, context)), state))
        }
        let base = state
        let start = exits.count
        var rest: EvaluationState? = state
        // `default` takes what no other case takes, wherever it stands.
        var entries: [(context: EvaluationContext, state: EvaluationState?)] = value.cases.map { label in
            let inner = context.nested
            guard let reached = rest, !label.isDefault else { return (inner, nil) }
            let ways = enter(label.patterns, subject, inner, reached)
            rest = ways.no
            return (inner, ways.yes)
        }
        if let number = value.cases.firstIndex(where: \.isDefault) { entries[number].state = rest }
        var ends: [(value: AbstractValue, state: EvaluationState)] = []
        var fallen: [EvaluationState] = []
        for (label, entry) in zip(value.cases, entries) {
            let reached = fallen + [entry.state].compactMap { $0 }
            fallen = []
            guard !reached.isEmpty else { continue }
            var state = join(reached, base: base)
            let mark = exits.count
            ends.append((yield(label.body, entry.context, &state, isValue), state))
            ends[ends.count - 1].state = state
            fallen = takeExits(since: mark) { if case .fallenThrough = $0 { true } else { false } }.map(\.state)
        }
        let broken = takeExits(since: start) { exit in
            if case .broken(let target) = exit { target == nil || target == label } else { false }
        }
        return meet(ends + broken.map { (.void, $0.state) }, leaving: nil, since: exits.count, base, &state)
    }

    /// What holds where one of the patterns matches, and where none does.
    private func enter(
        _ patterns: [(pattern: SwiftPattern, condition: SwiftExpression?)], _ subject: AbstractValue,
        _ context: EvaluationContext, _ state: EvaluationState
    ) -> (yes: EvaluationState?, no: EvaluationState?) {
        var matched: [EvaluationState] = []
        var rest: EvaluationState? = state
        for (pattern, condition) in patterns {
            guard var reached = rest else { break }
            let match = match(pattern, subject, context, &reached)
            let ways = split(match, reached)
            rest = ways.no
            guard var yes = ways.yes else { continue }
            if let condition {
                let value = evaluate(condition, context, &yes)
                let inner = split(value, yes)
                if let no = inner.no { rest = rest.map { join([$0, no], base: state) } ?? no }
                if let met = inner.yes { matched.append(met) }
            } else {
                matched.append(yes)
            }
        }
        return (matched.isEmpty ? nil : join(matched, base: state), rest)
    }

    // MARK: do

    func runDo(
        _ value: SwiftDo, _ context: EvaluationContext, _ state: inout EvaluationState, isValue: Bool,
        label: String? = nil
    ) -> AbstractValue {
        let base = state
        let start = exits.count
        var ends: [(value: AbstractValue, state: EvaluationState)] = []
        let result = yield(value.body, context.nested, &state, isValue)
        ends.append((result, state))
        let thrown = takeExits(since: start) { exit in
            guard case .thrown = exit else { return false }
            return !value.catches.isEmpty
        }
        var rest = thrown.isEmpty ? nil : join(thrown.map(\.state), base: base)
        let error = AbstractValue.union(
            thrown.compactMap { exit in
                if case .thrown(let error) = exit.exit { (error, exit.state.assumption(since: base)) } else { nil }
            })
        for clause in value.catches {
            guard let reached = rest else { break }
            let inner = context.nested
            var entry: EvaluationState? = reached
            if clause.patterns.isEmpty {
                rest = nil
                if var bound = entry {
                    declare("error", error, inner, &bound)
                    entry = bound
                }
            } else {
                (entry, rest) = enter(clause.patterns, error, inner, reached)
            }
            guard var entry else { continue }
            ends.append((yield(clause.body, inner, &entry, isValue), entry))
        }
        if let rest { exits.append((.thrown(error), rest)) }
        return meet(ends, leaving: label, since: start, base, &state)
    }
}

extension SwiftStatement {
    /// The expression whose value the statement has when it is the last one of a branch or function.
    var valueExpression: SwiftExpression? {
        switch kind {
        case .expression(let expression): expression
        case .if(let value): SwiftExpression(kind: .if(value), range: range)
        case .switch(let value): SwiftExpression(kind: .switch(value), range: range)
        case .do(let value): SwiftExpression(kind: .do(value), range: range)
        default: nil
        }
    }

    /// Whether each branch of an `if` or `switch` ends with an expression, so that the statement has a value.
    var isValue: Bool {
        func isValue(_ body: [SwiftStatement]) -> Bool {
            guard body.count == 1, let only = body.first else { return false }
            if case .throw = only.kind { return true }
            return only.isValue
        }
        switch kind {
        case .expression: return true
        case .if(let value):
            return value.otherwise.map(isValue) ?? false && value.branches.allSatisfy { isValue($0.body) }
        case .switch(let value): return !value.cases.isEmpty && value.cases.allSatisfy { isValue($0.body) }
        default: return false
        }
    }
}
