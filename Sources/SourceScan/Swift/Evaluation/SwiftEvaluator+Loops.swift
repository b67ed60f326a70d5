import SourceText

extension SwiftEvaluator {
    /// How often a loop is run when it is known to go on.
    private static let loopLimit = 64
    /// How often the body of a loop of unknown length is run to see what it changes.
    private static let roundLimit = 3

    func runFor(
        _ value: SwiftFor, _ statement: SwiftStatement, _ context: EvaluationContext, _ state: inout EvaluationState
    ) {
        let sequence = evaluate(value.sequence, context, &state)
        guard state.isReachable else { return }
        let start = exits.count
        guard let elements = elements(of: sequence), elements.count <= Self.loopLimit else {
            let element = unknown(
                "the elements of \"\(text(at: value.sequence.range, context))\" cannot be determined",
                at: value.sequence.range, context, isFromFormat: sequence.isFromFormat)
            openLoop(statement, value.body, context, &state) { context, state in
                enter(value, element, context, state, isOpen: true, sequence)
            }
            return
        }
        let base = state
        var left: [EvaluationState] = []
        for element in elements where state.isReachable {
            let inner = context.nested
            let ways = enter(value, element, inner, state, isOpen: false, sequence)
            var ends = ways.no.map { [$0] } ?? []
            if var yes = ways.yes {
                runStatements(value.body, inner, &yes)
                ends.append(yes)
            }
            ends += takeContinues(since: start, statement.label)
            left += takeBreaks(since: start, statement.label)
            state = join(ends, base: state)
        }
        if !left.isEmpty { state = join(left + [state], base: base) }
    }

    /// Binds an element; what holds where the loop's pattern and condition accept it, and where not.
    private func enter(
        _ value: SwiftFor, _ element: AbstractValue, _ context: EvaluationContext, _ state: EvaluationState,
        isOpen: Bool, _ sequence: AbstractValue
    ) -> (yes: EvaluationState?, no: EvaluationState?) {
        var state = state
        let match = match(value.pattern, element, context, &state)
        var ways = split(match, state)
        if let condition = value.condition, var yes = ways.yes {
            let accepted = evaluate(condition, context, &yes)
            let inner = split(accepted, yes)
            ways.yes = inner.yes
            ways.no = join([ways.no, inner.no].compactMap { $0 }, base: state)
            if ways.no?.isReachable == false { ways.no = nil }
        }
        guard isOpen else { return ways }
        // The sequence may be over.
        var over = ways.no ?? state
        if sequence.isFromFormat { over.assume(sequence.unknown) }
        ways.no = over
        return ways
    }

    /// Runs `while`.
    func loop(
        _ statement: SwiftStatement, _ body: [SwiftStatement], _ context: EvaluationContext,
        _ state: inout EvaluationState,
        _ condition: (EvaluationContext, EvaluationState) -> (yes: EvaluationState?, no: EvaluationState?)
    ) {
        let start = exits.count
        let base = state
        var left: [EvaluationState] = []
        for _ in 0..<Self.loopLimit {
            let inner = context.nested
            let ways = condition(inner, state)
            guard var yes = ways.yes else {
                state = join(left + [ways.no].compactMap { $0 }, base: base)
                return
            }
            // It cannot be determined whether it goes on.
            guard ways.no == nil else { break }
            runStatements(body, inner, &yes)
            left += takeBreaks(since: start, statement.label)
            state = join(takeContinues(since: start, statement.label) + [yes], base: state)
            guard state.isReachable else {
                state = join(left, base: base)
                return
            }
        }
        openLoop(statement, body, context, &state, condition)
        if !left.isEmpty { state = join(left + [state], base: base) }
    }

    func repeatLoop(
        _ statement: SwiftStatement, _ body: [SwiftStatement], _ condition: SwiftExpression,
        _ context: EvaluationContext, _ state: inout EvaluationState
    ) {
        let start = exits.count
        let base = state
        runStatements(body, context.nested, &state)
        let left = takeBreaks(since: start, statement.label)
        state = join(takeContinues(since: start, statement.label) + [state], base: base)
        guard state.isReachable else {
            state = join(left, base: base)
            return
        }
        loop(statement, body, context, &state) { context, state in
            var state = state
            let value = evaluate(condition, context, &state)
            return split(value, state)
        }
        if !left.isEmpty { state = join(left + [state], base: base) }
    }

    /// Runs a loop of unknown length: its body none to several times, until nothing changes any more.
    private func openLoop(
        _ statement: SwiftStatement, _ body: [SwiftStatement], _ context: EvaluationContext,
        _ state: inout EvaluationState,
        _ condition: (EvaluationContext, EvaluationState) -> (yes: EvaluationState?, no: EvaluationState?)
    ) {
        let start = exits.count
        let base = state
        var left: [EvaluationState] = []
        for round in 0...Self.roundLimit {
            if round == Self.roundLimit { forget(statement.range, context, &state) }
            let inner = context.nested
            let ways = condition(inner, state)
            if let no = ways.no { left.append(no) }
            guard var yes = ways.yes else { break }
            runStatements(body, inner, &yes)
            left += takeBreaks(since: start, statement.label)
            let before = state
            state = join(takeContinues(since: start, statement.label) + [yes, state], base: base)
            if !state.isReachable || state == before { break }
        }
        state = join(left, base: base)
    }

    private func takeBreaks(since start: Int, _ label: String?) -> [EvaluationState] {
        takeExits(since: start) { exit in
            if case .broken(let target) = exit { target == nil || target == label } else { false }
        }.map(\.state)
    }

    private func takeContinues(since start: Int, _ label: String?) -> [EvaluationState] {
        takeExits(since: start) { exit in
            if case .continued(let target) = exit { target == nil || target == label } else { false }
        }.map(\.state)
    }

    /// The elements of a list; nil when they are not known.
    func elements(of value: AbstractValue) -> [AbstractValue]? {
        switch value.only {
        case .list(let elements): elements
        case .dictionary(let entries):
            entries.map { entry in
                AbstractValue(
                    .tuple([
                        KnownElement(label: "key", value: entry.key), KnownElement(label: "value", value: entry.value),
                    ]))
            }
        default: nil
        }
    }
}
