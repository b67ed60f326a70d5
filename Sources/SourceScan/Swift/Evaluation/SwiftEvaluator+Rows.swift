import SourceText

extension SwiftEvaluator {
    /// Whether a class of the control is a row.
    func isRow(_ type: String) -> Bool {
        index.lineage(of: type).dropFirst().contains { index.facts.type(named: $0) == nil && KnownRows.isRow($0) }
    }

    /// Makes a row, and runs the closure that sets it up.
    func makeRow(
        _ type: String, _ arguments: [EvaluatedArgument], _ range: Range<Int>, _ nameRange: Range<Int>,
        isUncertain: Bool, _ context: EvaluationContext, _ state: inout EvaluationState
    ) -> AbstractValue {
        let number = newNumber()
        var row = HeapObject.Row(made: CodePlace(file: context.file, range: nameRange), isUncertain: isUncertain)
        let setUp = arguments.last.flatMap { argument -> AbstractValue? in
            guard argument.label == nil || argument.label == "_", case .closure = argument.value.only else {
                return nil
            }
            return argument.value
        }
        for argument in setUp == nil ? arguments[...] : arguments.dropLast() where holdsCallback(argument.value, state)
        {
            row.event = .unknown
            state.isCallbackPassedOn = true
        }
        if isUncertain, arguments.contains(where: { dependsOnFormat($0.value, state) }) {
            return callUnknown(
                "what \"\(text(at: range, context))\" is, is not known", arguments, nil, range, context, &state)
        }
        state.objects[number] = HeapObject(type: type, row: row)
        let value = AbstractValue(.object(number))
        if let setUp {
            _ = apply(setUp, [EvaluatedArgument(label: nil, value: value)], range, context, &state)
        }
        return value
    }

    /// Calls a method of Eureka or QMobileUI on a row; nil for one that is not known.
    func callRow(
        _ member: Member, _ number: Int, _ arguments: [EvaluatedArgument], _ range: Range<Int>,
        _ context: EvaluationContext, _ state: inout EvaluationState
    ) -> AbstractValue? {
        let value = AbstractValue(.object(number))
        let end = member.range.upperBound
        let place = CodePlace(file: context.file, range: end - member.name.utf8.count..<end)
        if member.name == "onRowEvent" {
            take(arguments.first?.value ?? .void, at: place, number, &state)
            return value
        }
        if KnownRows.closures.contains(member.name) {
            let isForwarding = arguments.contains { holdsCallback($0.value, state) }
            if let row = state.objects[number]?.row {
                if row.event == .passed, !isForwarding, let event = row.eventPlace {
                    add(member.name, replacesApp: true, event, place, number, &state)
                }
                if isForwarding {
                    if row.event == .missing { state.objects[number]?.row?.event = .unknown }
                } else {
                    state.objects[number]?.row?.closures[member.name] = place
                }
            }
            return value
        }
        guard KnownRows.chained.contains(member.name) else { return nil }
        if arguments.contains(where: { holdsCallback($0.value, state) }) { state.isCallbackPassedOn = true }
        return value
    }

    /// `.onRowEvent` with what may be the callback of the app. It takes the place of the closures of the row.
    private func take(_ callback: AbstractValue, at place: CodePlace, _ number: Int, _ state: inout EvaluationState) {
        guard let row = state.objects[number]?.row else { return }
        let event: BuiltRow.Event =
            if holdsCallback(callback, state) {
                .passed
            } else if callback.options.count > 1 || callback.unknown.map({ $0.name == nil }) ?? false {
                .unknown
            } else {
                .otherCallback
            }
        for (name, closure) in row.closures.sorted(by: { $0.value.range.lowerBound < $1.value.range.lowerBound }) {
            add(name, replacesApp: false, closure, place, number, &state)
        }
        // The closures of the app are all there again.
        state.objects[number]?.row?.replacements.removeAll { $0.replacesApp }
        state.objects[number]?.row?.closures = [:]
        state.objects[number]?.row?.event = event
        state.objects[number]?.row?.eventPlace = place
    }

    private func add(
        _ name: String, replacesApp: Bool, _ replaced: CodePlace, _ replacing: CodePlace, _ number: Int,
        _ state: inout EvaluationState
    ) {
        state.objects[number]?.row?.replacements.append(
            HeapObject.Replaced(callback: name, replacesApp: replacesApp, replaced: replaced, replacing: replacing))
    }

    // MARK: What a value holds

    /// Whether a value is the callback of the app, or calls it.
    func holdsCallback(_ value: AbstractValue, _ state: EvaluationState) -> Bool {
        holds(value, state, depth: 4) { $0 == .callback }
    }

    /// Whether a value depends on the format, by what it holds too.
    func dependsOnFormat(_ value: AbstractValue, _ state: EvaluationState) -> Bool {
        value.isFromFormat || holds(value, state, depth: 4, where: \.isFromFormat)
    }

    private func holds(
        _ value: AbstractValue, _ state: EvaluationState, depth: Int, where isMeant: (Fact) -> Bool
    ) -> Bool {
        guard depth > 0, spend() else { return true }
        func any(_ values: [AbstractValue]) -> Bool {
            values.contains { holds($0, state, depth: depth - 1, where: isMeant) }
        }
        return value.options.contains { option in
            if isMeant(option.fact) { return true }
            switch option.fact {
            case .list(let elements): return any(elements)
            case .tuple(let elements): return any(elements.map(\.value))
            case .dictionary(let entries): return any(entries.map(\.value))
            case .enumCase(let known): return any(known.payload)
            case .object(let number):
                guard let object = state.objects[number], object.row == nil, !object.isShared else { return false }
                return any(Array(object.fields.values))
            case .closure(let number):
                let closure = closures[number]
                return any(mentioned(in: closure.range, closure.context, state))
            default: return false
            }
        }
    }

    /// The values of the local variables that code names.
    private func mentioned(
        in range: Range<Int>, _ context: EvaluationContext, _ state: EvaluationState
    ) -> [AbstractValue] {
        let tokens = file(context.file).tokens
        var seen: Set<Int> = []
        var values: [AbstractValue] = []
        for place in tokens.indices(in: range)
        where tokens[place].isName && !tokens[place - 1].isSign(".") && seen.insert(Int(tokens[place].symbol)).inserted
        {
            guard spend() else { return [] }
            if let cell = cell(tokens.name(place), context), let value = state.cells[cell] { values.append(value) }
        }
        return values
    }

    func mentionsFormat(_ range: Range<Int>, _ context: EvaluationContext, _ state: EvaluationState) -> Bool {
        mentioned(in: range, context, state).contains { dependsOnFormat($0, state) }
    }

    /// Forgets what code that cannot be evaluated, or may run at any time, changes.
    func forget(_ range: Range<Int>, _ context: EvaluationContext, _ state: inout EvaluationState) {
        let tokens = file(context.file).tokens
        let mutating = mutatingSymbols(context.file)
        let isFromFormat = mentionsFormat(range, context, state)
        for place in tokens.indices(in: range) where tokens[place].isName && !tokens[place - 1].isSign(".") {
            guard spend(), let cell = cell(tokens.name(place), context), let value = state.cells[cell] else { continue }
            if value.only == .callback { state.isCallbackPassedOn = true }
            guard SwiftNameScanner.isAssigned(place, tokens, mutating) else { continue }
            state.cells[cell] = unknown(
                "\"\(tokens.name(place))\" is changed by code that cannot be evaluated", at: tokens[place].range,
                context,
                isFromFormat: isFromFormat || value.isFromFormat)
        }
    }
}

extension EvaluatedClosure {
    /// The bytes of its statements.
    var range: Range<Int> {
        guard let first = code.body.first, let last = code.body.last else { return code.range }
        return first.range.lowerBound..<max(first.range.lowerBound, last.range.upperBound)
    }
}
