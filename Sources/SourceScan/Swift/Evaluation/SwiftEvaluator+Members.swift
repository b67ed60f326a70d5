import SourceText

extension SwiftEvaluator {
    /// A property of a value.
    func memberValue(
        _ name: String, of value: AbstractValue, _ base: SwiftExpression, _ range: Range<Int>,
        _ context: EvaluationContext, _ state: inout EvaluationState
    ) -> AbstractValue {
        if name == "self" { return value }
        return each(value, &state) { option, state in
            let single = AbstractValue(options: [option], isOptional: value.isOptional)
            if let own = member(name, of: single, range, context, &state) { return own }
            switch option.fact {
            case .null: return .null
            case .string(let string):
                if let known = KnownStrings.property(name, of: string) { return AbstractValue(known) }
            case .list(let elements):
                if let known = KnownCollections.property(name, of: elements) { return known }
            case .dictionary(let entries):
                if let known = KnownCollections.property(name, of: entries) { return known }
            case .unknown(let unknown):
                return self.unknown(
                    unknown.reason, at: range, context, isFromFormat: unknown.isFromFormat,
                    name: unknown.name.map { "\($0).\(name)" })
            default: break
            }
            return unknown(
                "\"\(text(at: range, context))\" cannot be evaluated", at: range, context,
                isFromFormat: dependsOnFormat(single, state))
        }
    }

    /// Does the same with each fact that a value may be, and joins what comes of it.
    func each(
        _ value: AbstractValue, _ state: inout EvaluationState,
        _ body: (AbstractValue.Option, inout EvaluationState) -> AbstractValue
    ) -> AbstractValue {
        guard value.options.count != 1 else {
            return body(value.options[0], &state).assuming(value.options[0].assumption)
        }
        let base = state
        var ways: [(value: AbstractValue, state: EvaluationState)] = []
        for option in value.options {
            var way = base
            way.assume(option.assumption)
            ways.append((body(option, &way), way))
        }
        state = join(ways.map(\.state), base: base)
        return .union(ways.filter(\.state.isReachable).map { ($0.value, $0.state.assumption(since: base)) })
    }

    /// Calls a method of a value.
    func callMember(
        _ member: Member, of value: AbstractValue, _ arguments: [EvaluatedArgument], _ range: Range<Int>,
        _ context: EvaluationContext, _ state: inout EvaluationState
    ) -> AbstractValue {
        guard state.isReachable else { return .void }
        return each(value, &state) { option, state in
            let single = AbstractValue(options: [option], isOptional: value.isOptional)
            guard spend(), enter() else {
                return tooComplex(range, context)
            }
            defer { leave() }
            return callMember(member, of: option.fact, single, arguments, range, context, &state)
        }
    }

    private func callMember(
        _ member: Member, of fact: Fact, _ single: AbstractValue, _ arguments: [EvaluatedArgument],
        _ range: Range<Int>, _ context: EvaluationContext, _ state: inout EvaluationState
    ) -> AbstractValue {
        let name = member.name
        if name == "map" || name == "flatMap", single.isOptional || !fact.isCollection, let closure = arguments.first {
            if case .unknown = fact {
            } else {
                guard fact != .null else { return .null }
                let inner = EvaluatedArgument(label: nil, value: unwrapped(single))
                return apply(closure.value, [inner], range, context, &state).asOptional
            }
        }
        if let own = callOwn(member, of: fact, single, arguments, range, context, &state) { return own }
        switch fact {
        case .null: return .null
        case .string(let string):
            if let known = callString(name, string, arguments, range, context) { return known }
        case .list(let elements):
            if let known = callList(member, elements, arguments, range, context, &state) { return known }
        case .dictionary(let entries):
            if let known = callDictionary(member, entries, arguments, range, context, &state) { return known }
        case .object(let number) where state.objects[number]?.row != nil:
            if let known = callRow(member, number, arguments, range, context, &state) { return known }
        case .type(let type):
            if name == "init" { return make(type, arguments, range, member.range, context, &state) }
            if KnownRows.modules.contains(type) {
                return callForeign(name, arguments, range, member.range, context, &state)
            }
        case .unknown(let unknown):
            return callUnknown(unknown.reason, arguments, single, range, context, &state)
        default: break
        }
        if isVariable(member, context), fact.isCollection {
            // An unknown method may change the value.
            let changed = unknown(
                "\"\(text(at: range, context))\" may change it", at: range, context,
                isFromFormat: single.isFromFormat || arguments.contains { dependsOnFormat($0.value, state) })
            store(changed, in: member.target, context, &state)
        }
        let isForeign = if case .type(let type) = fact { index.facts.type(named: type) == nil } else { false }
        return callUnknown(
            isForeign
                ? "what \"\(text(at: range, context))\" returns is not known"
                : "\"\(text(at: range, context))\" cannot be evaluated", arguments, single, range, context, &state)
    }

    private func isVariable(_ member: Member, _ context: EvaluationContext) -> Bool {
        guard case .name(let name) = member.base.kind, cell(name, context) != nil else { return false }
        return member.before.allSatisfy { if case .optional = $0.kind { true } else { false } }
    }

    /// Calls a method that the control declares; nil when it declares none of that name for the value.
    private func callOwn(
        _ member: Member, of fact: Fact, _ single: AbstractValue, _ arguments: [EvaluatedArgument],
        _ range: Range<Int>, _ context: EvaluationContext, _ state: inout EvaluationState
    ) -> AbstractValue? {
        let name = member.name
        switch fact {
        case .object(let number):
            guard let object = state.objects[number] else { return nil }
            if name == "init" {
                return initialiseAgain(member, number, object, arguments, range, context, &state)
            }
            if let field = object.fields[name] { return apply(field, arguments, range, context, &state) }
            var type = object.type
            if member.isSuper, let owner = context.owner {
                guard let parent = index.lineage(of: owner).dropFirst().first else { return nil }
                type = parent
            }
            let sites = methodSites(name, of: type, isRow: object.row != nil).filter { !$0.isStatic }
            guard !sites.isEmpty else { return nil }
            guard !object.isShared || member.isSuper || !index.isOverridden(name, in: object.type) else {
                return unknown("\"\(name)\" is overridden by a subclass", at: range, context, isFromFormat: true)
            }
            return call(sites, arguments, receiver: single, range, context, &state)
        case .enumCase(let known):
            guard let type = known.type else { return nil }
            let sites = methodSites(name, of: type, isRow: false).filter { !$0.isStatic }
            return sites.isEmpty ? nil : call(sites, arguments, receiver: single, range, context, &state)
        case .string:
            let sites = index.members(name, of: "String").filter { !$0.isStatic }
            return sites.isEmpty ? nil : call(sites, arguments, receiver: single, range, context, &state)
        case .type(let type):
            let sites = index.inheritedMembers(name, of: type).filter { $0.isStatic && name != "init" }
            guard !sites.isEmpty else { return nil }
            guard !index.isOverridden(name, in: type) || ownType(context, state) != type else {
                return unknown("\"\(name)\" is overridden by a subclass", at: range, context, isFromFormat: true)
            }
            return call(sites, arguments, receiver: AbstractValue(.type(type)), range, context, &state)
        default: return nil
        }
    }

    /// Calls `self.init` or `super.init` on an instance.
    private func initialiseAgain(
        _ member: Member, _ number: Int, _ object: HeapObject, _ arguments: [EvaluatedArgument], _ range: Range<Int>,
        _ context: EvaluationContext, _ state: inout EvaluationState
    ) -> AbstractValue {
        let ancestors = index.lineage(of: context.owner ?? object.type).dropFirst(member.isSuper ? 1 : 0)
        guard object.row == nil, let type = ancestors.first(where: { !index.members("init", of: $0).isEmpty }) else {
            return .void
        }
        return initialise(number, object.type, index.members("init", of: type), arguments, range, context, &state)
    }

    /// An element of a collection.
    func element(
        of value: AbstractValue, _ arguments: [EvaluatedArgument], _ range: Range<Int>, _ context: EvaluationContext,
        _ state: inout EvaluationState
    ) -> AbstractValue {
        guard let key = arguments.first?.value else { return .void }
        let standard = arguments.count > 1 && arguments[1].label == "default" ? arguments[1].value : nil
        return each(value, &state) { option, state in
            switch option.fact {
            case .dictionary(let entries): return lookUp(key, entries, standard, range, context)
            case .list(let elements):
                if case .integer(let number) = key.only, elements.indices.contains(number) { return elements[number] }
            case .null: return .null
            default: break
            }
            return unknown(
                option.fact.unknownReason ?? "\"\(text(at: range, context))\" cannot be evaluated", at: range, context,
                isFromFormat: option.fact.isFromFormat || dependsOnFormat(key, state), name: nil)
        }
    }

    private func lookUp(
        _ key: AbstractValue, _ entries: [KnownEntry], _ standard: AbstractValue?, _ range: Range<Int>,
        _ context: EvaluationContext
    ) -> AbstractValue {
        var values: [(value: AbstractValue, assumption: Unknown?)] = []
        var found: AbstractValue?
        for entry in entries {
            let isEqual = equal(key, entry.key, sign: nil, range, context)
            if isEqual.only == .boolean(false) { continue }
            if isEqual.only == .boolean(true), isEqual.options[0].assumption == nil {
                found = found ?? entry.value
                continue
            }
            let assumption = isEqual.unknown.flatMap { $0.isFromFormat ? $0 : nil }
            values.append((entry.value, assumption ?? isEqual.options.lazy.compactMap(\.assumption).first))
        }
        let last = found ?? standard ?? .null
        let whole =
            values.isEmpty ? last : AbstractValue.union(values + [(last, values.lazy.compactMap(\.assumption).first)])
        return standard == nil ? whole.asOptional : whole
    }
}

extension Fact {
    /// Whether `map` of it goes over elements.
    var isCollection: Bool {
        switch self {
        case .list, .dictionary, .string: true
        default: false
        }
    }
}
