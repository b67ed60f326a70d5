import SourceText

extension SwiftEvaluator {
    /// Calls an initialiser of a type of the control, or of one from outside.
    func make(
        _ type: String, _ arguments: [EvaluatedArgument], _ range: Range<Int>, _ nameRange: Range<Int>,
        _ context: EvaluationContext, _ state: inout EvaluationState
    ) -> AbstractValue {
        guard let merged = index.facts.types[type], let declaration = merged.declarations.first else {
            return callForeign(type, arguments, range, nameRange, context, &state)
        }
        if isRow(type) {
            return makeRow(type, arguments, range, nameRange, isUncertain: false, context, &state)
        }
        let initialisers = index.members("init", of: type)
        if declaration.value.kind == .enum, initialisers.isEmpty {
            guard arguments.count == 1, arguments[0].label == "rawValue" else {
                return callUnknown("the call cannot be evaluated", arguments, nil, range, context, &state)
            }
            var found = fromRawValue(arguments[0].value, type, range, context)
            found.type = type
            return found
        }
        let number = newNumber()
        var object = HeapObject(type: type)
        if declaration.value.kind == .class || declaration.value.kind == .actor || !initialisers.isEmpty {
            let sites = declaration.value.kind == .class ? index.inheritedMembers("init", of: type) : initialisers
            state.objects[number] = object
            guard !sites.isEmpty else {
                guard arguments.isEmpty else {
                    return callUnknown("the call cannot be evaluated", arguments, nil, range, context, &state)
                }
                return AbstractValue(.object(number))
            }
            return initialise(number, type, sites, arguments, range, context, &state)
        }
        guard declaration.value.kind == .struct, setMembers(of: merged, &object, arguments, context) else {
            return callUnknown("the call cannot be evaluated", arguments, nil, range, context, &state)
        }
        state.objects[number] = object
        return AbstractValue(.object(number))
    }

    /// Runs an initialiser of the control on an instance.
    func initialise(
        _ number: Int, _ type: String, _ sites: [ControlIndex.Site], _ arguments: [EvaluatedArgument],
        _ range: Range<Int>, _ context: EvaluationContext, _ state: inout EvaluationState
    ) -> AbstractValue {
        // `init(coder:)` and the like are not meant where the labels do not fit.
        let chosen = sites.compactMap { site -> (ControlIndex.Site, SwiftLocalFunction)? in
            guard case .function(let function) = site.declaration,
                let body = index.function(functionSite(function, site)), fits(function, arguments)
            else { return nil }
            return (site, body)
        }
        guard chosen.count == 1, let (site, function) = chosen.first else {
            if chosen.isEmpty, arguments.isEmpty { return AbstractValue(.object(number)) }
            return callUnknown("the call cannot be evaluated", arguments, nil, range, context, &state)
        }
        let inner = EvaluationContext(
            file: site.file, owner: site.owner, returnType: type)
        declare("self", AbstractValue(.object(number)), inner, &state)
        let cell = inner.scope.cells["self"] ?? 0
        var result = run(function, arguments, inner, range, context, &state)
        let own = state.cells[cell] ?? .void
        // Where it ends without `return nil`, the value is what `self` is then.
        result.options = result.options.flatMap { option in
            option.fact == .void ? own.assuming(option.assumption).options : [option]
        }
        result.type = type
        return coerced(result, to: type, inner)
    }

    /// Sets the properties of a struct by its implicit initialiser; false when the arguments do not fit.
    private func setMembers(
        of type: SwiftMergedType, _ object: inout HeapObject, _ arguments: [EvaluatedArgument],
        _ context: EvaluationContext
    ) -> Bool {
        var rest = arguments[...]
        for variable in type.declarations[0].value.variables {
            guard !variable.isStatic, !variable.isComputed, !(variable.isLet && variable.initialiser != nil) else {
                continue
            }
            guard let next = rest.first else { continue }
            let isTrailing = next.label == nil && rest.count == 1
            guard next.label == variable.name.value || isTrailing else { continue }
            let value = variable.type.map { coerced(next.value, to: $0.value, context) } ?? next.value
            object.fields[variable.name.value] = value
            rest = rest.dropFirst()
        }
        return rest.isEmpty
    }

    /// The case whose raw value is given, or nil.
    private func fromRawValue(
        _ value: AbstractValue, _ type: String, _ range: Range<Int>, _ context: EvaluationContext
    ) -> AbstractValue {
        guard let cases = cases(of: type) else {
            return unknown(
                "the cases of \"\(type)\" cannot be determined", at: range, context, isFromFormat: value.isFromFormat)
        }
        var values: [(value: AbstractValue, assumption: Unknown?)] = []
        var unclear: Unknown?
        for (known, raw) in cases {
            guard spend() else { return tooComplex(range, context) }
            let isEqual =
                raw.map { equal(value, $0, sign: nil, range, context) }
                ?? unknown(
                    "the raw values of \"\(type)\" cannot be determined", at: range, context,
                    isFromFormat: value.isFromFormat)
            if isEqual.only == .boolean(false) { continue }
            let found = AbstractValue(.enumCase(known))
            if isEqual.only == .boolean(true), isEqual.options[0].assumption == nil {
                return AbstractValue.union(values + [(found, unclear)]).asOptional
            }
            let cause = isEqual.unknown.flatMap { $0.isFromFormat ? $0 : nil }
            unclear = unclear ?? cause ?? isEqual.options.lazy.compactMap(\.assumption).first
            values.append((found, unclear))
        }
        return AbstractValue.union(values + [(.null, unclear)]).asOptional
    }

    /// A value that is given to another variable: an instance of a struct is copied.
    func copied(_ value: AbstractValue, _ state: inout EvaluationState) -> AbstractValue {
        var value = value
        for place in value.options.indices {
            guard case .object(let number) = value.options[place].fact, let object = state.objects[number],
                object.row == nil, index.facts.types[object.type]?.declarations.first?.value.kind == .struct
            else { continue }
            let copy = newNumber()
            state.objects[copy] = object
            value.options[place].fact = .object(copy)
        }
        return value
    }

    // MARK: What is not of the control

    /// Calls a function, or an initialiser of a type, that the control does not declare.
    func callForeign(
        _ name: String, _ arguments: [EvaluatedArgument], _ range: Range<Int>, _ nameRange: Range<Int>,
        _ context: EvaluationContext, _ state: inout EvaluationState
    ) -> AbstractValue {
        let first = arguments.first?.value
        switch name {
        case "fatalError", "preconditionFailure", "exit", "abort":
            stop(at: range, context, &state)
            return .void
        case "precondition":
            guard let first else { break }
            let ways = split(first, state)
            if var no = ways.no { stop(at: range, context, &no) }
            state = ways.yes ?? .unreachable
            return .void
        case "String", "Substring", "NSString":
            if let first, arguments.count == 1, let text = described(first, range, context) { return text }
        case "Set", "Array", "ContiguousArray":
            if arguments.isEmpty { return AbstractValue(.list([])) }
            if case .list = first?.only, arguments.count == 1, let first { return first }
        case "Dictionary":
            if let entries = entries(of: arguments) { return AbstractValue(.dictionary(entries)) }
        case "zip":
            if arguments.count == 2, case .list(let one) = first?.only, case .list(let other) = arguments[1].value.only
            {
                return AbstractValue(
                    .list(
                        zip(one, other).map {
                            AbstractValue(
                                .tuple([KnownElement(label: nil, value: $0), KnownElement(label: nil, value: $1)]))
                        }))
            }
        case "Optional":
            if let first, arguments.count == 1 { return first.asOptional }
        case "type":
            if let first, arguments.first?.label == "of", let type = typeOf(first, state) {
                return AbstractValue(.type(type))
            }
        default: break
        }
        let isType = name.first.map { $0.isUppercase || $0 == "_" } ?? false
        guard isType, !KnownRows.otherTypes.contains(name), !["String", "Set", "Array", "Dictionary"].contains(name)
        else {
            let result = callUnknown(
                isType
                    ? "what \"\(text(at: range, context))\" is, is not known"
                    : "\"\(name)\" is not declared in the control", arguments, nil, range, context, &state)
            return result
        }
        return makeRow(
            name, arguments, range, nameRange, isUncertain: !KnownRows.isRow(name), context, &state)
    }

    private func described(
        _ value: AbstractValue, _ range: Range<Int>, _ context: EvaluationContext
    ) -> AbstractValue? {
        switch value.only {
        case .string: value
        case .integer(let number): AbstractValue(.string(KnownString(text: String(number))))
        case .enumCase(let known) where known.type != nil && known.payload.isEmpty:
            index.inheritedMembers("description", of: known.type ?? "").isEmpty
                ? AbstractValue(.string(KnownString(text: known.name))) : nil
        default: nil
        }
    }

    private func entries(of arguments: [EvaluatedArgument]) -> [KnownEntry]? {
        if arguments.isEmpty { return [] }
        guard arguments[0].label == "uniqueKeysWithValues", arguments.count == 1,
            case .list(let pairs) = arguments[0].value.only
        else { return nil }
        let entries = pairs.compactMap { pair -> KnownEntry? in
            guard case .tuple(let parts) = pair.only, parts.count == 2 else { return nil }
            return KnownEntry(key: parts[0].value, value: parts[1].value)
        }
        return entries.count == pairs.count ? entries : nil
    }

    /// Ends the app.
    private func stop(at range: Range<Int>, _ context: EvaluationContext, _ state: inout EvaluationState) {
        stops.append((CodePlace(file: context.file, range: range), state.assumption))
        state = .unreachable
    }
}
