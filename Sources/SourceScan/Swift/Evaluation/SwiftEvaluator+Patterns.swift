import SourceText

extension SwiftEvaluator {
    /// Whether a value matches a pattern; binds the names of the pattern.
    func match(
        _ pattern: SwiftPattern, _ value: AbstractValue, _ context: EvaluationContext, _ state: inout EvaluationState
    ) -> AbstractValue {
        switch pattern.kind {
        case .wildcard: return .boolean(true)
        case .name(let name):
            declare(name, value, context, &state)
            return .boolean(true)
        case .optional(let inner):
            let isPresent = isPresent(value, pattern.range, context, state)
            return both(isPresent, match(inner, unwrapped(value), context, &state))
        case .tuple(let parts): return matchTuple(parts, value, pattern, context, &state)
        case .enumCase(let names, let parts): return matchCase(names, parts, value, pattern, context, &state)
        case .expression(let expression):
            let other = evaluate(expression, context, &state)
            if case .list(let elements) = other.only, isRange(expression) {
                return anyEqual(value, elements, pattern.range, context)
            }
            return equal(value, other, sign: nil, pattern.range, context)
        case .asType(let inner, _):
            let matched = match(inner, value, context, &state)
            return both(isUnknown("a cast", [], pattern.range, context, value), matched)
        case .isType, .opaque:
            bindUnknown(pattern.range, context, &state)
            return isUnknown("this pattern", [], pattern.range, context, value)
        }
    }

    private func isRange(_ expression: SwiftExpression) -> Bool {
        if case .infix(_, let signs) = expression.kind { return SwiftPrecedence(signs[0].text) == .range }
        return false
    }

    private func isUnknown(
        _ what: String, _ parts: [AbstractValue], _ range: Range<Int>, _ context: EvaluationContext,
        _ value: AbstractValue
    ) -> AbstractValue {
        unknown(
            "\(what) cannot be evaluated", at: range, context,
            isFromFormat: value.isFromFormat || parts.contains(where: \.isFromFormat))
    }

    /// Both conditions together.
    func both(_ left: AbstractValue, _ right: AbstractValue) -> AbstractValue {
        if left.only == .boolean(true) { return right }
        if right.only == .boolean(true) { return left }
        if left.only == .boolean(false) || right.only == .boolean(false) { return .boolean(false) }
        var options = left.options.filter { $0.fact != .boolean(true) }
        options += right.options.filter { !options.map(\.fact).contains($0.fact) }
        return AbstractValue(options: options, isOptional: false)
    }

    private func matchTuple(
        _ parts: [SwiftPattern], _ value: AbstractValue, _ pattern: SwiftPattern, _ context: EvaluationContext,
        _ state: inout EvaluationState
    ) -> AbstractValue {
        if parts.count == 1 { return match(parts[0], value, context, &state) }
        var result = AbstractValue.boolean(true)
        guard case .tuple(let elements) = value.only, elements.count == parts.count else {
            let part = isUnknown("the parts of the value", [], pattern.range, context, value)
            for inner in parts { result = both(result, match(inner, part, context, &state)) }
            return result
        }
        for (inner, element) in zip(parts, elements) {
            result = both(result, match(inner, element.value, context, &state))
        }
        return result
    }

    private func matchCase(
        _ names: [String], _ parts: [SwiftPattern]?, _ value: AbstractValue, _ pattern: SwiftPattern,
        _ context: EvaluationContext, _ state: inout EvaluationState
    ) -> AbstractValue {
        guard let name = names.last else { return .boolean(false) }
        if names.first == "" || names.first == "Optional", !hasCase(name, value) {
            if name == "none" { return negated(isPresent(value, pattern.range, context, state)) }
            if name == "some", let inner = parts?.first {
                let isPresent = isPresent(value, pattern.range, context, state)
                return both(isPresent, match(inner, unwrapped(value), context, &state))
            }
        }
        let payloads = value.options.compactMap { option -> [AbstractValue]? in
            if case .enumCase(let known) = option.fact, known.name == name { known.payload } else { nil }
        }
        for (number, inner) in (parts ?? []).enumerated() {
            let values = payloads.compactMap { $0.indices.contains(number) ? ($0[number], nil as Unknown?) : nil }
            let part =
                values.isEmpty
                ? isUnknown("the value of the case", [], inner.range, context, value) : AbstractValue.union(values)
            _ = match(inner, part, context, &state)
        }
        let type = names.first == "" ? nil : names.dropLast().joined(separator: ".")
        // A static property may stand where a case seems to.
        let other = resolvedCase(KnownCase(type: type, name: name, payload: []), pattern.range, value, context, &state)
        return equal(value, other, sign: nil, pattern.range, context, ignoresPayload: true)
    }

    private func hasCase(_ name: String, _ value: AbstractValue) -> Bool {
        value.options.contains { option in
            guard case .enumCase(let known) = option.fact, let type = known.type else { return false }
            return !index.members(name, of: type).isEmpty
        }
    }

    /// A case that is named with or without its type, as a value beside `value`.
    func resolvedCase(
        _ known: KnownCase, _ range: Range<Int>, _ value: AbstractValue, _ context: EvaluationContext,
        _ state: inout EvaluationState
    ) -> AbstractValue {
        if let written = known.type {
            guard let type = typeName(written, context) else { return AbstractValue(.enumCase(known)) }
            return staticMember(known.name, of: type, range, context, &state)
        }
        let type = value.options.lazy.compactMap { option in
            if case .enumCase(let own) = option.fact { own.type } else { nil }
        }.first
        if let type = type ?? value.type, type != KnownStrings.comparisonResult {
            guard known.payload.isEmpty else {
                return AbstractValue(.enumCase(KnownCase(type: type, name: known.name, payload: known.payload)))
            }
            return staticMember(known.name, of: type, range, context, &state)
        }
        if case .string = value.options.first?.fact {
            return staticMember(known.name, of: "String", range, context, &state)
        }
        return AbstractValue(.enumCase(known))
    }

    /// Binds the names of a pattern to the parts of a value that certainly matches.
    func bind(
        _ pattern: SwiftPattern, to value: AbstractValue, _ context: EvaluationContext, _ state: inout EvaluationState
    ) {
        _ = match(pattern, value, context, &state)
    }

    /// Gives the names in a pattern that is not modelled unknown values.
    private func bindUnknown(_ range: Range<Int>, _ context: EvaluationContext, _ state: inout EvaluationState) {
        let tokens = file(context.file).tokens
        for place in tokens.indices(in: range) where tokens[place].isName {
            let value = unknown(
                "the pattern cannot be evaluated", at: tokens[place].range, context, isFromFormat: true)
            declare(tokens.name(place), value, context, &state)
        }
    }

    /// Whether an optional has a value.
    func isPresent(
        _ value: AbstractValue, _ range: Range<Int>, _ context: EvaluationContext, _ state: EvaluationState
    ) -> AbstractValue {
        var options: [AbstractValue.Option] = []
        func add(_ fact: Fact, _ assumption: Unknown?) {
            guard !options.contains(where: { $0.fact == fact && ($0.assumption == nil || assumption != nil) }) else {
                return
            }
            options.removeAll { $0.fact == fact }
            options.append(AbstractValue.Option(fact: fact, assumption: assumption))
        }
        for option in value.options {
            switch option.fact {
            case .null: add(.boolean(false), option.assumption)
            case .enumCase(let known) where known.type == nil && known.name == "none":
                add(.boolean(false), option.assumption)
            case .unknown: add(option.fact, option.assumption)
            case .object(let number) where state.objects[number]?.row?.isUncertain == true:
                let isAny = unknown("\"\(text(at: range, context))\" cannot be evaluated", at: range, context)
                add(isAny.options[0].fact, option.assumption)
            default: add(.boolean(true), option.assumption)
            }
        }
        return AbstractValue(options: options, isOptional: false)
    }

    /// The value where an optional has one.
    func unwrapped(_ value: AbstractValue) -> AbstractValue {
        let present = value.options.filter { option in
            if case .enumCase(let known) = option.fact, known.type == nil, known.name == "none" { return false }
            return option.fact != .null
        }
        var unwrapped = value
        if !present.isEmpty { unwrapped.options = present }
        unwrapped.isOptional = false
        return unwrapped
    }

    func negated(_ value: AbstractValue) -> AbstractValue {
        var value = value
        for number in value.options.indices {
            if case .boolean(let known) = value.options[number].fact { value.options[number].fact = .boolean(!known) }
        }
        return value
    }
}
