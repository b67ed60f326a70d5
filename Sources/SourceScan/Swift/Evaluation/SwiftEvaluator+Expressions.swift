import SourceText

extension SwiftEvaluator {
    /// The value of an expression.
    ///
    /// - Parameter isResult: whether each fact is at the place of the part that it comes from.
    func evaluate(
        _ expression: SwiftExpression, _ context: EvaluationContext, _ state: inout EvaluationState,
        isResult: Bool = false
    ) -> AbstractValue {
        guard state.isReachable else { return .void }
        guard spend(), enter() else { return tooComplex(expression.range, context) }
        defer { leave() }
        let value =
            switch expression.kind {
            case .ternary, .if, .switch, .do, .parentheses, .effect:
                parted(expression, context, &state) { self.evaluate($0, context, &$1, isResult: isResult) }
            default: value(expression, context, &state)
            }
        return isResult ? value.placed(at: CodePlace(file: context.file, range: expression.range)) : value
    }

    /// The value of an expression that is returned.
    func result(
        _ expression: SwiftExpression, _ context: EvaluationContext, _ state: inout EvaluationState
    ) -> AbstractValue {
        evaluate(expression, context, &state, isResult: true)
    }

    /// An expression that is made of others, of which one is its value.
    private func parted(
        _ expression: SwiftExpression, _ context: EvaluationContext, _ state: inout EvaluationState,
        _ part: (SwiftExpression, inout EvaluationState) -> AbstractValue
    ) -> AbstractValue {
        switch expression.kind {
        case .parentheses(let inner): return part(inner, &state)
        case .effect(let effect, let inner): return attempt(effect, inner, context, &state, part)
        case .if(let value): return runIf(value, context, &state, isValue: true)
        case .switch(let value): return runSwitch(value, context, &state, isValue: true)
        case .do(let value): return runDo(value, context, &state, isValue: true)
        case .ternary(let pairs, let last): return ternary(pairs[...], last, context, &state, part)
        default: return .void
        }
    }

    private func ternary(
        _ pairs: ArraySlice<SwiftPair>, _ last: SwiftExpression, _ context: EvaluationContext,
        _ state: inout EvaluationState, _ part: (SwiftExpression, inout EvaluationState) -> AbstractValue
    ) -> AbstractValue {
        guard let pair = pairs.first else { return part(last, &state) }
        guard enter() else {
            return tooComplex(last.range, context)
        }
        defer { leave() }
        let condition = evaluate(pair.key, context, &state)
        let value = branch(on: condition, &state) {
            part(pair.value, &$0)
        } otherwise: {
            ternary(pairs.dropFirst(), last, context, &$0, part)
        }
        return pair.value.isNil || last.isNil ? value.asOptional : value
    }

    /// `try`, `try?` and the like.
    private func attempt(
        _ effect: SwiftEffect, _ inner: SwiftExpression, _ context: EvaluationContext, _ state: inout EvaluationState,
        _ part: (SwiftExpression, inout EvaluationState) -> AbstractValue
    ) -> AbstractValue {
        let start = exits.count
        let base = state
        let value = part(inner, &state)
        switch effect {
        case .await, .unsafe: return value
        case .forcedTry:
            _ = takeExits(since: start) { if case .thrown = $0 { true } else { false } }
            return value
        case .try:
            // What is unknown may throw.
            if value.unknown != nil, state.isReachable {
                var thrown = state
                thrown.assume(value.unknown)
                exits.append((.thrown(value), thrown))
            }
            return value
        case .optionalTry:
            let thrown = takeExits(since: start) { if case .thrown = $0 { true } else { false } }.map(\.state)
            var ways = [(value, state)].filter { $0.1.isReachable }
            ways += thrown.map { (.null, $0) }
            state = join(ways.map(\.1), base: base)
            var values = ways.map { ($0.0, $0.1.assumption(since: base)) }
            if let unknown = value.unknown { values.append((.null, unknown.isFromFormat ? unknown : nil)) }
            return AbstractValue.union(values).asOptional
        }
    }

    private func value(
        _ expression: SwiftExpression, _ context: EvaluationContext, _ state: inout EvaluationState
    ) -> AbstractValue {
        let range = expression.range
        switch expression.kind {
        case .opaque:
            let isFromFormat = mentionsFormat(range, context, state)
            forget(range, context, &state)
            return unknown(
                "\"\(text(at: range, context))\" cannot be evaluated", at: range, context, isFromFormat: isFromFormat)
        case .name(let name): return named(name, range, context, &state)
        case .wildcard: return .void
        case .nil: return .null
        case .boolean(let value): return .boolean(value)
        case .number(let text):
            return Int(text.filter { $0 != "_" }).map { AbstractValue(.integer($0)) }
                ?? unknown("the number \(text) cannot be evaluated", at: range, context)
        case .string(let parts): return string(parts, range, context, &state)
        case .array(let elements):
            return AbstractValue(.list(elements.map { evaluate($0, context, &state) }))
        case .dictionary(let pairs):
            return AbstractValue(
                .dictionary(
                    pairs.map {
                        KnownEntry(
                            key: evaluate($0.key, context, &state), value: evaluate($0.value, context, &state))
                    }))
        case .tuple(let elements):
            guard !elements.isEmpty else { return .void }
            return AbstractValue(
                .tuple(elements.map { KnownElement(label: $0.label, value: evaluate($0.value, context, &state)) }))
        case .closure(let closure): return closureValue(closure, context, &state)
        case .implicitMember(let name): return AbstractValue(.enumCase(KnownCase(type: nil, name: name, payload: [])))
        case .chain(let base, let links): return chain(base, links, context, &state)
        case .prefix(let sign, let inner):
            let value = evaluate(inner, context, &state)
            if sign.text == "!" { return negated(value) }
            if sign.text == "-", case .integer(let number) = value.only { return AbstractValue(.integer(0 &- number)) }
            return unknown(
                "the operator \(sign.text) cannot be evaluated", at: range, context, isFromFormat: value.isFromFormat)
        case .inOut(let inner): return evaluate(inner, context, &state)
        case .infix(let operands, let signs): return infix(operands, signs, range, context, &state)
        case .assignment(let target, let sign, let value): return assign(target, sign, value, context, &state)
        case .cast(let inner, let cast, let type): return self.cast(inner, cast, type, range, context, &state)
        case .keyPath(let names):
            return names.isEmpty
                ? unknown("the key path cannot be evaluated", at: range, context) : AbstractValue(.keyPath(names))
        case .ternary, .if, .switch, .do, .parentheses, .effect: return .void
        }
    }

    private func closureValue(
        _ closure: SwiftClosure, _ context: EvaluationContext, _ state: inout EvaluationState
    ) -> AbstractValue {
        let inner = context.nested
        for capture in closure.captures {
            guard let name = capture.label, name != "self" else { continue }
            declare(name, evaluate(capture.value, context, &state), inner, &state)
        }
        return AbstractValue(.closure(add(EvaluatedClosure(code: closure, context: inner))))
    }

    func add(_ closure: EvaluatedClosure) -> Int {
        closures.append(closure)
        return closures.count - 1
    }

    // MARK: Casts

    private func cast(
        _ inner: SwiftExpression, _ cast: SwiftCast, _ type: Located<String>, _ range: Range<Int>,
        _ context: EvaluationContext, _ state: inout EvaluationState
    ) -> AbstractValue {
        let value = evaluate(inner, context, &state)
        switch cast {
        case .as: return coerced(value, to: type.value, context)
        case .forced: return coerced(unwrapped(value), to: type.value, context)
        case .is, .optional: break
        }
        let values = value.options.map { option -> (value: AbstractValue, assumption: Unknown?) in
            let single = AbstractValue(options: [option], isOptional: false)
            if option.fact == .null { return (cast == .is ? .boolean(false) : single, nil) }
            let isOne = isInstance(option.fact, of: type.value, context, state)
            if isOne == true { return (cast == .is ? .boolean(true) : single, nil) }
            if isOne == false { return (cast == .is ? .boolean(false) : .null, option.assumption) }
            return (
                unknown(
                    "the cast to \"\(type.value)\" cannot be evaluated", at: range, context,
                    isFromFormat: single.isFromFormat), nil
            )
        }
        let result = AbstractValue.union(values)
        return cast == .is ? result : coerced(result, to: type.value, context).asOptional
    }

    /// Whether a value is of a type; nil when that is not known.
    private func isInstance(
        _ fact: Fact, of type: String, _ context: EvaluationContext, _ state: EvaluationState
    ) -> Bool? {
        let written = plainType(type)
        switch fact {
        case .string: return ["String", "Any", "AnyObject", "NSString"].contains(written) ? true : nil
        case .object(let number):
            guard let object = state.objects[number] else { return nil }
            if object.row != nil, KnownRows.baseTypes.contains(written) { return true }
            let name = typeName(written, context) ?? written
            return object.type == name || index.lineage(of: object.type).contains(name) ? true : nil
        case .enumCase(let known):
            guard let own = known.type, let name = typeName(written, context) else { return nil }
            return own == name || index.lineage(of: own).contains(name) ? true : nil
        default: return nil
        }
    }

    // MARK: Strings

    private func string(
        _ parts: [SwiftStringPart], _ range: Range<Int>, _ context: EvaluationContext,
        _ state: inout EvaluationState
    ) -> AbstractValue {
        if parts.count == 1, case .text(let text) = parts[0], let known = text.value {
            let origin = CodePlace(file: context.file, range: text.range)
            return AbstractValue(.string(KnownString(text: known, origin: origin)))
        }
        var whole = AbstractValue(.string(KnownString(text: "")))
        for part in parts {
            let next: AbstractValue
            switch part {
            case .text(let text):
                next =
                    text.value.map { AbstractValue(.string(KnownString(text: $0))) }
                    ?? unknown("the string cannot be evaluated", at: range, context)
            case .interpolation(let expression): next = evaluate(expression, context, &state)
            }
            whole = combined(whole, next, range, context) { left, right in
                switch right {
                case .string(let string): left.appending(string).map(Fact.string)
                case .integer(let number): left.appending(KnownString(text: String(number))).map(Fact.string)
                case .boolean(let value): left.appending(KnownString(text: String(value))).map(Fact.string)
                case .enumCase(let known)
                where known.type != nil && known.payload.isEmpty
                    && self.index.members("description", of: known.type ?? "").isEmpty:
                    left.appending(KnownString(text: known.name)).map(Fact.string)
                default: nil
                }
            }
        }
        return whole
    }

    /// Combines each string that the left side may be with each fact of the right side; unknown where that is not known.
    func combined(
        _ left: AbstractValue, _ right: AbstractValue, _ range: Range<Int>, _ context: EvaluationContext,
        _ combine: (KnownString, Fact) -> Fact?
    ) -> AbstractValue {
        let isFromFormat = left.isFromFormat || right.isFromFormat
        var values: [(value: AbstractValue, assumption: Unknown?)] = []
        for one in left.options {
            for other in right.options {
                var result: Fact?
                if case .string(let string) = one.fact { result = combine(string, other.fact) }
                let value =
                    result.map { AbstractValue($0) }
                    ?? unknown(
                        one.fact.unknownReason ?? other.fact.unknownReason
                            ?? "\"\(text(at: range, context))\" cannot be evaluated", at: range, context,
                        isFromFormat: isFromFormat)
                values.append((value.assuming(one.assumption ?? other.assumption), nil))
            }
        }
        guard values.count <= AbstractValue.optionLimit * 2 else { return tooComplex(range, context) }
        return .union(values)
    }
}

extension SwiftExpression {
    fileprivate var isNil: Bool { if case .nil = kind { true } else { false } }
}

extension Fact {
    var unknownReason: String? { if case .unknown(let unknown) = self { unknown.reason } else { nil } }
}

extension KnownString {
    private static let lengthLimit = 4_000

    /// Both strings together; nil when they are too long.
    func appending(_ other: KnownString) -> KnownString? {
        guard text.utf8.count + other.text.utf8.count <= Self.lengthLimit else { return nil }
        return KnownString(
            text: text + other.text, origin: other.text.isEmpty ? origin : text.isEmpty ? other.origin : nil,
            isFromFormat: isFromFormat || other.isFromFormat, isAnything: isAnything || other.isAnything)
    }
}
