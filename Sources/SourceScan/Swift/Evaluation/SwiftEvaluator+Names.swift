import SourceText

extension SwiftEvaluator {
    /// The value of a name that stands alone.
    func named(
        _ name: String, _ range: Range<Int>, _ context: EvaluationContext, _ state: inout EvaluationState
    ) -> AbstractValue {
        if let cell = cell(name, context), let value = state.cells[cell] { return value }
        if name == "super" { return named("self", range, context, &state) }
        if name == "Self" { return AbstractValue(.type(ownType(context, state))) }
        if let function = localFunction(name, context) { return closure(of: function.function, function.context) }
        if let value = ownMember(name, range, context, &state) { return value }
        let globals = index.globals(name, from: context.file)
        if !globals.isEmpty { return self.value(of: globals, nil, range, context, &state) }
        if let type = typeName(name, context) { return AbstractValue(.type(type)) }
        if name.first?.isUppercase == true || name.hasPrefix("_") { return AbstractValue(.type(name)) }
        return undeclared(name, range, context)
    }

    func undeclared(_ name: String, _ range: Range<Int>, _ context: EvaluationContext) -> AbstractValue {
        unknown("\"\(name)\" is not declared in the control", at: range, context, name: name)
    }

    /// A local function as a closure.
    func closure(of function: SwiftLocalFunction, _ context: EvaluationContext) -> AbstractValue {
        let code = SwiftClosure(
            captures: [], parameters: function.parameters.map(\.name), body: function.body, range: 0..<0)
        return AbstractValue(.closure(add(EvaluatedClosure(code: code, context: context, function: function))))
    }

    func localFunction(
        _ name: String, _ context: EvaluationContext
    ) -> (function: SwiftLocalFunction, context: EvaluationContext)? {
        var scope: EvaluationScope? = context.scope
        while let next = scope {
            if let function = next.functions[name] {
                var inner = context
                inner.scope = next
                return (function, inner)
            }
            scope = next.parent
        }
        return nil
    }

    /// The type that `Self` stands for.
    func ownType(_ context: EvaluationContext, _ state: EvaluationState) -> String {
        guard let cell = cell("self", context), let value = state.cells[cell] else { return context.owner ?? "Self" }
        return typeOf(value, state) ?? context.owner ?? "Self"
    }

    /// The type of a value as far as members are looked for in it.
    func typeOf(_ value: AbstractValue, _ state: EvaluationState) -> String? {
        switch value.options.first?.fact {
        case .object(let number): state.objects[number]?.type
        case .enumCase(let known): known.type
        case .type(let name): name
        case .string: "String"
        default: nil
        }
    }

    /// A member of the type around the code, without `self.` before it; nil when there is none.
    private func ownMember(
        _ name: String, _ range: Range<Int>, _ context: EvaluationContext, _ state: inout EvaluationState
    ) -> AbstractValue? {
        if let cell = cell("self", context), let own = state.cells[cell] {
            if let value = member(name, of: own, range, context, &state) { return value }
        }
        // Static members of the types around need no prefix either.
        var owner = context.owner?[...]
        while let type = owner {
            let sites = index.inheritedMembers(name, of: String(type)).filter(\.isStatic)
            if !sites.isEmpty { return value(of: sites, nil, range, context, &state) }
            owner = type.lastIndex(of: ".").map { type[..<$0] }
        }
        return nil
    }

    /// A member of a value; nil when it is not known.
    func member(
        _ name: String, of value: AbstractValue, _ range: Range<Int>, _ context: EvaluationContext,
        _ state: inout EvaluationState
    ) -> AbstractValue? {
        guard let fact = value.only else { return nil }
        switch fact {
        case .object(let number):
            guard let object = state.objects[number] else { return nil }
            if let field = object.fields[name] { return field }
            let sites = sites(name, of: object.type, isRow: object.row != nil).filter { !$0.isStatic }
            guard !sites.isEmpty else { return nil }
            if object.isShared, let owner = sites[0].owner, index.isOverridden(name, in: object.type), owner != "" {
                return unknown("\"\(name)\" is overridden by a subclass", at: range, context)
            }
            return self.value(of: sites, value, range, context, &state)
        case .enumCase(let known):
            guard let type = known.type else { return nil }
            if name == "rawValue", let raw = rawValue(of: known, range, context, &state) { return raw }
            let sites = sites(name, of: type, isRow: false).filter { !$0.isStatic }
            return sites.isEmpty ? nil : self.value(of: sites, value, range, context, &state)
        case .type(let type): return staticMember(name, of: type, range, context, &state)
        case .string:
            let sites = index.members(name, of: "String").filter { !$0.isStatic }
            return sites.isEmpty ? nil : self.value(of: sites, value, range, context, &state)
        case .tuple(let elements):
            if let number = Int(name), elements.indices.contains(number) { return elements[number].value }
            return elements.first { $0.label == name }?.value
        default: return nil
        }
    }

    /// The members of that name of a type, its ancestors, and for rows of what Eureka and QMobileUI call them.
    private func sites(_ name: String, of type: String, isRow: Bool) -> [ControlIndex.Site] {
        let own = index.inheritedMembers(name, of: type)
        guard own.isEmpty, isRow else { return own }
        for base in KnownRows.extendedTypes {
            let found = index.members(name, of: base)
            if !found.isEmpty { return found }
        }
        return []
    }

    /// A static member, a case, or a nested type.
    func staticMember(
        _ name: String, of type: String, _ range: Range<Int>, _ context: EvaluationContext,
        _ state: inout EvaluationState
    ) -> AbstractValue {
        if name == "self" || name == "Type" { return AbstractValue(.type(type)) }
        if name == "init" { return AbstractValue(.initialiser(type)) }
        let sites = index.inheritedMembers(name, of: type).filter(\.isStatic)
        if !sites.isEmpty {
            // `class var` may be overridden; `Self.name` of a class is that of the class that is loaded.
            if index.isOverridden(name, in: type), isOwnReceiver(type, context, state) {
                return unknown("\"\(name)\" is overridden by a subclass", at: range, context)
            }
            return value(of: sites, AbstractValue(.type(type)), range, context, &state)
        }
        if let nested = index.facts.type(named: type + "." + name) { return AbstractValue(.type(nested.qualifiedName)) }
        if name == "allCases", let cases = allCases(of: type, range, context) { return cases }
        if type == "Optional", name == "none" { return .null }
        if KnownRows.modules.contains(type) { return AbstractValue(.type(name)) }
        guard index.facts.type(named: type) != nil else {
            return unknown(
                "\"\(type).\(name)\" is not declared in the control", at: range, context)
        }
        return unknown(
            "\"\(type).\(name)\" is not declared in the control", at: range, context, name: "\(type).\(name)")
    }

    /// Whether code refers to the type of its own instance.
    private func isOwnReceiver(_ type: String, _ context: EvaluationContext, _ state: EvaluationState) -> Bool {
        context.owner != nil && ownType(context, state) == type
    }

    // MARK: Declarations as values

    /// The value of what a name stands for: a variable's, or a function as a value.
    func value(
        of sites: [ControlIndex.Site], _ receiver: AbstractValue?, _ range: Range<Int>, _ context: EvaluationContext,
        _ state: inout EvaluationState
    ) -> AbstractValue {
        guard let site = sites.first else { return undeclared("", range, context) }
        guard sites.count == 1 else {
            if sites.allSatisfy({ if case .function = $0.declaration { true } else { false } }),
                let name = name(of: site)
            {
                return unknown("several functions are called \"\(name)\"", at: range, context, isFromFormat: true)
            }
            return unknown(
                "\"\(name(of: site) ?? "")\" is declared \(sites.count) times", at: range, context)
        }
        switch site.declaration {
        case .variable(let variable): return value(of: variable, site, receiver, range, context, &state)
        case .function(let function):
            return AbstractValue(.method(functionSite(function, site), receiver: receiver))
        case .enumCase(let enumCase):
            return AbstractValue(.enumCase(KnownCase(type: site.owner, name: enumCase.name.value, payload: [])))
        }
    }

    func functionSite(_ function: SwiftFunction, _ site: ControlIndex.Site) -> FunctionSite {
        FunctionSite(
            file: site.file, offset: function.name.range.lowerBound, owner: site.owner, isStatic: site.isStatic)
    }

    private func name(of site: ControlIndex.Site) -> String? {
        switch site.declaration {
        case .variable(let variable): variable.name.value
        case .function(let function): function.name.value
        case .enumCase(let enumCase): enumCase.name.value
        }
    }

    private func value(
        of variable: SwiftVariable, _ site: ControlIndex.Site, _ receiver: AbstractValue?, _ range: Range<Int>,
        _ context: EvaluationContext, _ state: inout EvaluationState
    ) -> AbstractValue {
        let name = variable.name.value
        if index.isChanged(variable) {
            return unknown("the value of \"\(name)\" may change", at: range, context)
        }
        let inner = EvaluationContext(
            file: site.file, owner: site.owner, returnType: variable.type?.value)
        if let accessors = variable.accessors, variable.initialiser == nil {
            if let receiver { declare("self", receiver, inner, &state) }
            let body = getter(in: accessors, site.file)
            return run(body, inner, &state) { [self] in
                unknown("\"\(name)\" gives no value", at: variable.name.range, inner)
            }
        }
        guard let initialiser = variable.initialiser else {
            return unknown("the value of \"\(name)\" is set elsewhere", at: range, context)
        }
        let place = CodePlace(file: site.file, range: initialiser.range)
        if let known = constants[place] {
            return known ?? unknown("\"\(name)\" depends on itself", at: range, context)
        }
        constants[place] = .some(nil)
        if let owner = site.owner { inner.scope.cells["Self"] = declareType(owner, &state) }
        let tokens = file(site.file).tokens
        var parser = SwiftBodyParser(tokens, tokens.indices(in: initialiser.range))
        let expression = parser.expression()
        // A lazy property may name others of its instance.
        if let receiver, !site.isStatic { declare("self", receiver, inner, &state) }
        var value =
            expression.map { evaluate($0, inner, &state) } ?? undeclared(name, range, context)
        if let type = variable.type { value = coerced(value, to: type.value, inner) }
        constants[place] = holdsObjects(value) ? nil : .some(value)
        return value
    }

    private func declareType(_ name: String, _ state: inout EvaluationState) -> Int {
        let cell = newNumber()
        state.cells[cell] = AbstractValue(.type(name))
        return cell
    }

    /// Whether a value refers to rows or instances, which belong to one run of code.
    private func holdsObjects(_ value: AbstractValue) -> Bool {
        value.options.contains { option in
            switch option.fact {
            case .object, .closure: true
            case .method(_, let receiver): receiver.map(holdsObjects) ?? false
            case .list(let elements): elements.contains(where: holdsObjects)
            case .dictionary(let entries): entries.contains { holdsObjects($0.value) }
            case .tuple(let elements): elements.contains { holdsObjects($0.value) }
            case .enumCase(let known): known.payload.contains(where: holdsObjects)
            default: false
            }
        }
    }

    /// The statements of the getter in the bytes between the braces of a computed property.
    private func getter(in accessors: Range<Int>, _ file: Int) -> [SwiftStatement] {
        let tokens = self.file(file).tokens
        let range = tokens.indices(in: accessors)
        if tokens.word(range.lowerBound) == .get, tokens[range.lowerBound + 1].isOpen("{") {
            return SwiftBodyParser.statements(tokens, in: tokens.contentRange(range.lowerBound + 1))
        }
        return SwiftBodyParser.statements(tokens, in: accessors)
    }

    // MARK: Types

    /// The qualified name of the type of the control that code calls so; nil when there is none.
    func typeName(_ written: String, _ context: EvaluationContext) -> String? {
        let name = plainType(written)
        var owner = context.owner?[...]
        while let scope = owner {
            if let type = index.facts.type(named: scope + "." + name) { return type.qualifiedName }
            owner = scope.lastIndex(of: ".").map { scope[..<$0] }
        }
        if name == "Self" { return context.owner }
        return index.facts.type(named: name)?.qualifiedName
    }

    /// A type as written without optional marks, generic arguments and words such as `any`.
    func plainType(_ written: String) -> String {
        var name = written[...]
        for word in ["any ", "some ", "inout ", "@escaping "] where name.hasPrefix(word) {
            name = name.dropFirst(word.count)
        }
        while name.hasSuffix("?") || name.hasSuffix("!") { name = name.dropLast() }
        if name.hasPrefix("Optional<"), name.hasSuffix(">") { name = name.dropFirst(9).dropLast() }
        return SwiftDeclarationScanner.plain(String(name))
    }

    /// A value that is given to something of a written type: names without their type get it.
    func coerced(_ value: AbstractValue, to type: String, _ context: EvaluationContext) -> AbstractValue {
        var value = value
        if type.hasSuffix("?") || type.hasPrefix("Optional<") { value.isOptional = true }
        if let labels = tupleLabels(in: type) { value = labelled(value, labels) }
        guard let name = typeName(type, context) else { return value }
        value.type = name
        for number in value.options.indices {
            guard case .enumCase(let known) = value.options[number].fact, known.type == nil else { continue }
            if known.name == "none", value.isOptional { continue }
            var state = EvaluationState()
            let resolved =
                known.payload.isEmpty
                ? staticMember(known.name, of: name, value.options[number].place?.range ?? 0..<0, context, &state).only
                : .enumCase(KnownCase(type: name, name: known.name, payload: known.payload))
            if let resolved, resolved.unknownReason == nil { value.options[number].fact = resolved }
        }
        return value
    }

    /// The labels of a type that is a tuple or a list of tuples; nil for other types.
    private func tupleLabels(in type: String) -> [String?]? {
        let inner = type.hasPrefix("[") ? type.dropFirst() : type[...]
        guard inner.hasPrefix("("), inner.contains(":"), !inner.contains("->") else { return nil }
        return inner.dropFirst().prefix { $0 != ")" }.split(separator: ",").map { part in
            part.split(separator: ":").count == 2
                ? part.split(separator: ":").first?.filter { !$0.isWhitespace } : nil
        }
    }

    private func labelled(_ value: AbstractValue, _ labels: [String?]) -> AbstractValue {
        var value = value
        for number in value.options.indices {
            switch value.options[number].fact {
            case .tuple(let elements) where elements.count == labels.count:
                value.options[number].fact = .tuple(
                    zip(elements, labels).map { KnownElement(label: $1 ?? $0.label, value: $0.value) })
            case .list(let elements): value.options[number].fact = .list(elements.map { labelled($0, labels) })
            default: break
            }
        }
        return value
    }

    // MARK: Enums

    /// The raw value of a case; nil when the enum has none that is known.
    func rawValue(
        of known: KnownCase, _ range: Range<Int>, _ context: EvaluationContext, _ state: inout EvaluationState
    ) -> AbstractValue? {
        guard let type = known.type, let site = index.members(known.name, of: type).first,
            case .enumCase(let enumCase) = site.declaration, index.members("rawValue", of: type).isEmpty
        else { return nil }
        return rawValue(of: enumCase, site, type)
    }

    private func rawValue(of enumCase: SwiftEnumCase, _ site: ControlIndex.Site, _ type: String) -> AbstractValue? {
        if let text = enumCase.text {
            return AbstractValue(
                .string(KnownString(text: text.value, origin: CodePlace(file: site.file, range: text.range))))
        }
        if let written = enumCase.rawValue { return Int(written.value).map { AbstractValue(.integer($0)) } }
        guard index.facts.types[type]?.declarations.first?.value.inheritance.first?.names.first?.value == "String"
        else {
            return nil
        }
        let origin = CodePlace(file: site.file, range: enumCase.name.range)
        return AbstractValue(.string(KnownString(text: enumCase.name.value, origin: origin)))
    }

    /// The cases of an enum with their raw values; nil when they are not all known.
    func cases(of type: String) -> [(known: KnownCase, raw: AbstractValue?)]? {
        guard let merged = index.facts.types[type], merged.declarations.count == 1,
            merged.declarations[0].value.kind == .enum, !merged.cases.contains(where: \.value.isConditional)
        else { return nil }
        return merged.cases.map { found in
            let known = KnownCase(type: type, name: found.value.name.value, payload: [])
            let site = index.members(known.name, of: type).first
            return (known, site.flatMap { rawValue(of: found.value, $0, type) })
        }
    }

    private func allCases(
        of type: String, _ range: Range<Int>, _ context: EvaluationContext
    ) -> AbstractValue? {
        guard let cases = cases(of: type), index.lineage(of: type).contains("CaseIterable") else { return nil }
        return AbstractValue(.list(cases.map { AbstractValue(.enumCase($0.known)) }))
    }
}
