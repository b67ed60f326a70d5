import SourceText

extension SwiftEvaluator {
    func assign(
        _ target: SwiftExpression, _ sign: SwiftOperator, _ expression: SwiftExpression,
        _ context: EvaluationContext, _ state: inout EvaluationState
    ) -> AbstractValue {
        var value = evaluate(expression, context, &state)
        guard state.isReachable else { return .void }
        if sign.text != "=" {
            let old = evaluate(target, context, &state)
            let plain = SwiftOperator(text: String(sign.text.dropLast()), range: sign.range)
            value = apply(plain, old, value, target.range, context, &state)
        }
        store(copied(value, &state), in: target, context, &state)
        return .void
    }

    /// Gives a variable, a property or an element a new value.
    func store(
        _ value: AbstractValue, in target: SwiftExpression, _ context: EvaluationContext,
        _ state: inout EvaluationState
    ) {
        switch target.kind {
        case .wildcard: break
        case .parentheses(let inner), .inOut(let inner): store(value, in: inner, context, &state)
        case .name(let name):
            if let cell = cell(name, context) {
                state.cells[cell] = value
            } else if let own = cell("self", context), let receiver = state.cells[own] {
                set(name, of: receiver, value, &state)
            }
        case .tuple(let elements):
            for (number, element) in elements.enumerated() {
                var part = unknown("the part of the tuple", at: target.range, context, isFromFormat: value.isFromFormat)
                if case .tuple(let parts) = value.only, parts.indices.contains(number) { part = parts[number].value }
                store(part, in: element.value, context, &state)
            }
        case .chain(let base, let links): store(value, in: base, links, target.range, context, &state)
        default: forget(target.range, context, &state)
        }
    }

    private func store(
        _ value: AbstractValue, in base: SwiftExpression, _ links: [SwiftPostfix], _ range: Range<Int>,
        _ context: EvaluationContext, _ state: inout EvaluationState
    ) {
        guard let last = links.last else { return }
        switch last.kind {
        case .optional, .force:
            store(value, in: base, Array(links.dropLast()), range, context, &state)
        case .member(let name):
            let before = Array(links.dropLast())
            let owner =
                before.isEmpty ? evaluate(base, context, &state) : chain(base, before, context, &state)
            set(name, of: owner, value, &state)
        case .subscript(let arguments):
            let before = Array(links.dropLast())
            let place =
                before.isEmpty
                ? base : SwiftExpression(kind: .chain(base, before), range: base.range.lowerBound..<range.upperBound)
            let old = evaluate(place, context, &state)
            let key = arguments.first.map { evaluate($0.value, context, &state) }
            var new = unknown(
                "the elements of \"\(text(at: base.range, context))\" cannot be determined", at: range, context,
                isFromFormat: old.isFromFormat || value.isFromFormat || key?.isFromFormat ?? false)
            if case .dictionary(var entries) = old.only, let key, key.only != nil, spend(entries.count) {
                let known = entries.map { entry in
                    entry.key.only.flatMap { one in key.only.flatMap { isEqual(one, $0) } }
                }
                if !known.contains(nil) {
                    entries = zip(entries, known).filter { $0.1 == false }.map(\.0)
                    if value.only != .null { entries.append(KnownEntry(key: key, value: value)) }
                    new = AbstractValue(.dictionary(entries))
                }
            }
            store(new, in: place, context, &state)
        default: forget(range, context, &state)
        }
    }

    /// Sets a property of what may be an instance or a row.
    private func set(_ name: String, of owner: AbstractValue, _ value: AbstractValue, _ state: inout EvaluationState) {
        if holdsCallback(value, state) { state.isCallbackPassedOn = true }
        for option in owner.options {
            guard case .object(let number) = option.fact else { continue }
            let old = owner.options.count > 1 ? state.objects[number]?.fields[name] : nil
            state.objects[number]?.fields[name] = old.map { .union([($0, nil), (value, nil)]) } ?? value
        }
    }
}
