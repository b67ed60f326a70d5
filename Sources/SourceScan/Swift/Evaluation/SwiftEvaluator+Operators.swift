import SourceText

extension SwiftEvaluator {
    func infix(
        _ operands: [SwiftExpression], _ signs: [SwiftOperator], _ range: Range<Int>, _ context: EvaluationContext,
        _ state: inout EvaluationState
    ) -> AbstractValue {
        switch signs[0].text {
        case "&&": return conjunction(operands[...], context, &state, isOr: false)
        case "||": return conjunction(operands[...], context, &state, isOr: true)
        case "??": return coalesced(operands[...], context, &state)
        default: break
        }
        var left = evaluate(operands[0], context, &state)
        for (sign, operand) in zip(signs, operands.dropFirst()) {
            let right = evaluate(operand, context, &state)
            left = apply(sign, left, right, operands[0].range.lowerBound..<operand.range.upperBound, context, &state)
        }
        return left
    }

    /// `a && b && c`, or `||`: an operand is only evaluated where those before it do not decide.
    private func conjunction(
        _ operands: ArraySlice<SwiftExpression>, _ context: EvaluationContext, _ state: inout EvaluationState,
        isOr: Bool
    ) -> AbstractValue {
        guard let first = operands.first else { return .boolean(!isOr) }
        let value = evaluate(first, context, &state)
        guard operands.count > 1, state.isReachable else { return value }
        guard enter() else {
            return tooComplex(first.range, context)
        }
        defer { leave() }
        let ways = split(value, state)
        guard var going = isOr ? ways.no : ways.yes else { return .boolean(isOr) }
        guard let decided = isOr ? ways.yes : ways.no else {
            return conjunction(operands.dropFirst(), context, &state, isOr: isOr)
        }
        let base = state
        let rest = conjunction(operands.dropFirst(), context, &going, isOr: isOr)
        state = join([going, decided], base: base)
        // What is unknown stays so unless the rest decides.
        if rest.only == .boolean(isOr) { return .boolean(isOr) }
        let own = value.options.filter { $0.fact != .boolean(!isOr) }
        return AbstractValue.union([
            (AbstractValue(options: own, isOptional: false), nil),
            (rest, own.lazy.compactMap(\.assumption).first ?? going.assumption(since: base)),
        ])
    }

    private func coalesced(
        _ operands: ArraySlice<SwiftExpression>, _ context: EvaluationContext, _ state: inout EvaluationState
    ) -> AbstractValue {
        guard let first = operands.first else { return .null }
        let value = evaluate(first, context, &state)
        guard operands.count > 1, state.isReachable else { return value }
        guard enter() else {
            return tooComplex(first.range, context)
        }
        defer { leave() }
        let isPresent = isPresent(value, first.range, context, state)
        return branch(on: isPresent, &state) { _ in
            unwrapped(value)
        } otherwise: { state in
            let rest = coalesced(operands.dropFirst(), context, &state)
            return value.type.map { coerced(rest, to: $0, context) } ?? rest
        }
    }

    /// The value of `left sign right`.
    func apply(
        _ sign: SwiftOperator, _ left: AbstractValue, _ right: AbstractValue, _ range: Range<Int>,
        _ context: EvaluationContext, _ state: inout EvaluationState
    ) -> AbstractValue {
        let (left, right) = (
            named(left, beside: right, range, context, &state), named(right, beside: left, range, context, &state)
        )
        // The control may have an operator of its own.
        if let own = ownOperator(sign.text, left, right, range, context, &state) { return own }
        switch sign.text {
        case "==", "===", "~=", "!=", "!==":
            let isEqual: AbstractValue =
                if right.only == .null || left.only == .null {
                    negated(isPresent(right.only == .null ? left : right, range, context, state))
                } else {
                    equal(left, right, sign: sign, range, context)
                }
            return sign.text.hasPrefix("!") ? negated(isEqual) : isEqual
        case "+":
            if case .string = left.options.first?.fact {
                return combined(left, right, range, context) { one, other in
                    if case .string(let string) = other { one.appending(string).map(Fact.string) } else { nil }
                }
            }
            if case .list(let one) = left.only, case .list(let other) = right.only, spend(one.count + other.count) {
                return AbstractValue(.list(one + other))
            }
        default: break
        }
        if case .integer(let one) = left.only, case .integer(let other) = right.only,
            let result = Self.calculate(sign.text, one, other)
        {
            return AbstractValue(result)
        }
        return unknown(
            "\"\(text(at: range, context))\" cannot be evaluated", at: range, context,
            isFromFormat: left.isFromFormat || right.isFromFormat)
    }

    /// A member that is named without its type, as a value of the type of `other`.
    private func named(
        _ value: AbstractValue, beside other: AbstractValue, _ range: Range<Int>, _ context: EvaluationContext,
        _ state: inout EvaluationState
    ) -> AbstractValue {
        guard case .enumCase(let known) = value.only, known.type == nil, known.name != "none" else { return value }
        return resolvedCase(known, range, other, context, &state)
    }

    private static let rangeLimit = 64

    private static func numbers(_ range: Range<Int>) -> Fact { .list(range.map { AbstractValue(.integer($0)) }) }

    private static func calculate(_ sign: String, _ one: Int, _ other: Int) -> Fact? {
        switch sign {
        case "+": .integer(one &+ other)
        case "-": .integer(one &- other)
        case "*": .integer(one &* other)
        case "..<" where one <= other && other - one <= rangeLimit: numbers(one..<other)
        case "..." where one <= other && other - one < rangeLimit: numbers(one..<other + 1)
        case "<": .boolean(one < other)
        case "<=": .boolean(one <= other)
        case ">": .boolean(one > other)
        case ">=": .boolean(one >= other)
        default: nil
        }
    }

    /// Calls a function of the control that declares the operator for a type of the control; nil without one.
    private func ownOperator(
        _ sign: String, _ left: AbstractValue, _ right: AbstractValue, _ range: Range<Int>,
        _ context: EvaluationContext, _ state: inout EvaluationState
    ) -> AbstractValue? {
        var sites = index.globals(sign, from: context.file)
        for value in [left, right] {
            guard let type = typeOfOwn(value, state) else { continue }
            sites += index.members(sign, of: type)
        }
        guard !sites.isEmpty else { return nil }
        let isKnown =
            ["==", "!=", "+", "~="].contains(sign) && typeOfOwn(left, state) == nil && typeOfOwn(right, state) == nil
        if isKnown, left.only != nil, right.only != nil, sites.allSatisfy({ $0.owner == nil }) {
            // An operator for other types does not apply to strings.
            return nil
        }
        guard sites.count == 1, case .function(let function) = sites[0].declaration else {
            return unknown(
                "the operator \(sign) of the control cannot be evaluated", at: range, context, isFromFormat: true)
        }
        let site = FunctionSite(
            file: sites[0].file, offset: function.name.range.lowerBound, owner: sites[0].owner, isStatic: true)
        return call(
            site, [EvaluatedArgument(label: nil, value: left), EvaluatedArgument(label: nil, value: right)],
            receiver: nil, range, context, &state)
    }

    private func typeOfOwn(_ value: AbstractValue, _ state: EvaluationState) -> String? {
        for option in value.options {
            if case .enumCase(let known) = option.fact, let type = known.type { return type }
            if case .object(let number) = option.fact, let object = state.objects[number], object.row == nil {
                return object.type
            }
        }
        return nil
    }

    // MARK: Equality

    /// Whether two values are equal. Comparisons of the format are noted.
    func equal(
        _ left: AbstractValue, _ right: AbstractValue, sign: SwiftOperator?, _ range: Range<Int>,
        _ context: EvaluationContext, ignoresPayload: Bool = false
    ) -> AbstractValue {
        var values: [(value: AbstractValue, assumption: Unknown?)] = []
        for one in left.options {
            for other in right.options {
                guard spend() else { return tooComplex(range, context) }
                note(one.fact, other.fact, sign, context)
                let isEqual = isEqual(one.fact, other.fact, ignoresPayload)
                let value =
                    isEqual.map(AbstractValue.boolean)
                    ?? unknown(
                        one.fact.unknownReason ?? other.fact.unknownReason
                            ?? "\"\(text(at: range, context))\" cannot be evaluated", at: range, context,
                        isFromFormat: one.fact.isFromFormat || other.fact.isFromFormat)
                values.append((value.assuming(one.assumption ?? other.assumption), nil))
            }
        }
        return .union(values)
    }

    /// Notes that the format is compared with a string, or with a name that stands for nothing.
    private func note(_ one: Fact, _ other: Fact, _ sign: SwiftOperator?, _ context: EvaluationContext) {
        switch (one, other) {
        case (.string(let one), .string(let other)):
            guard one.isFromFormat != other.isFromFormat else { return }
            let (format, value) = one.isFromFormat ? (one, other) : (other, one)
            guard let origin = value.origin else { return }
            let path = file(origin.file).path
            let signPlace = sign.map { InFile($0.text, path: file(context.file).path, at: $0.range) }
            note(
                ComparedString(
                    value: InFile(value.text, path: path, at: origin.range), format: format.text, sign: signPlace))
        case (.string(let string), .unknown(let unknown)), (.unknown(let unknown), .string(let string)):
            if string.isFromFormat { noteUnresolved(unknown) }
        default: break
        }
    }

    /// Whether two facts are equal; nil when that is not known.
    func isEqual(_ one: Fact, _ other: Fact, _ ignoresPayload: Bool = false) -> Bool? {
        switch (one, other) {
        case (.string(let one), .string(let other)):
            return one.isAnything && other.isAnything && one.text != other.text ? nil : one.text == other.text
        case (.boolean(let one), .boolean(let other)): return one == other
        case (.integer(let one), .integer(let other)): return one == other
        case (.null, .null): return true
        case (.unknown, _), (_, .unknown): return nil
        case (.enumCase(let one), .enumCase(let other)): return isEqual(one, other, ignoresPayload)
        case (.null, .enumCase(let known)), (.enumCase(let known), .null):
            return known.type == nil && known.name == "none"
        case (.null, .object), (.object, .null): return nil
        case (.null, _), (_, .null): return false
        case (.tuple(let one), .tuple(let other)):
            guard one.count == other.count else { return nil }
            return allEqual(zip(one.map(\.value), other.map(\.value)))
        case (.list(let one), .list(let other)):
            guard one.count == other.count else { return nil }
            return allEqual(zip(one, other))
        case (.object(let one), .object(let other)): return one == other ? true : nil
        case (.type(let one), .type(let other)): return one == other ? true : nil
        default: return nil
        }
    }

    private func isEqual(_ one: KnownCase, _ other: KnownCase, _ ignoresPayload: Bool) -> Bool? {
        guard one.type == nil || other.type == nil || one.type == other.type else { return nil }
        // A name without its type may be that of a static property.
        if let type = one.type ?? other.type, one.type == nil || other.type == nil {
            let name = one.type == nil ? one.name : other.name
            let isCase = index.members(name, of: type).contains {
                if case .enumCase = $0.declaration { true } else { false }
            }
            guard isCase || KnownStrings.comparisonResult == type else { return nil }
        }
        guard one.name == other.name else { return false }
        guard !ignoresPayload, !(one.payload.isEmpty && other.payload.isEmpty) else { return true }
        return one.payload.count == other.payload.count ? allEqual(zip(one.payload, other.payload)) : nil
    }

    private func allEqual(_ pairs: Zip2Sequence<[AbstractValue], [AbstractValue]>) -> Bool? {
        var isKnown = true
        for (one, other) in pairs {
            guard spend(), let left = one.only, let right = other.only, let isEqual = isEqual(left, right) else {
                isKnown = false
                continue
            }
            if !isEqual { return false }
        }
        return isKnown ? true : nil
    }
}
