import SourceText

extension SwiftEvaluator {
    // MARK: Calls by name

    func call(
        _ callee: Callee, _ arguments: [SwiftArgument], _ range: Range<Int>, _ nameRange: Range<Int>,
        _ context: EvaluationContext, _ state: inout EvaluationState
    ) -> AbstractValue {
        let evaluated = evaluate(arguments, context, &state)
        guard state.isReachable else { return .void }
        switch callee {
        case .implicit(let name):
            if name == "some", evaluated.count == 1 { return evaluated[0].value.asOptional }
            if name == "init", let type = context.returnType.flatMap({ typeName($0, context) }) {
                return make(type, evaluated, range, nameRange, context, &state)
            }
            return AbstractValue(.enumCase(KnownCase(type: nil, name: name, payload: evaluated.map(\.value))))
        case .name(let name):
            if cell(name, context) != nil || localFunction(name, context) != nil {
                let value = named(name, nameRange, context, &state)
                return apply(value, evaluated, range, context, &state)
            }
            if let own = ownMethod(name, evaluated, range, context, &state) { return own }
            let globals = index.globals(name, from: context.file)
            if !globals.isEmpty { return call(globals, evaluated, receiver: nil, range, context, &state) }
            if let cell = cell("self", context), case .object(let number) = state.cells[cell]?.only,
                state.objects[number]?.row != nil
            {
                let own = SwiftExpression(kind: .name("self"), range: nameRange)
                let member = Member(name: name, range: nameRange, base: own)
                if let value = callRow(member, number, evaluated, range, context, &state) { return value }
            }
            if name == "Self" {
                return make(ownType(context, state), evaluated, range, nameRange, context, &state)
            }
            if let type = typeName(name, context) {
                return make(type, evaluated, range, nameRange, context, &state)
            }
            return callForeign(name, evaluated, range, nameRange, context, &state)
        }
    }

    private func ownMethod(
        _ name: String, _ arguments: [EvaluatedArgument], _ range: Range<Int>, _ context: EvaluationContext,
        _ state: inout EvaluationState
    ) -> AbstractValue? {
        if let cell = cell("self", context), let own = state.cells[cell], let type = typeOf(own, state) {
            if case .object(let number) = own.only, let field = state.objects[number]?.fields[name] {
                return apply(field, arguments, range, context, &state)
            }
            let isType = if case .type = own.only { true } else { false }
            let isRow = if case .object(let number) = own.only { state.objects[number]?.row != nil } else { false }
            let sites = methodSites(name, of: type, isRow: isRow).filter { !isType || $0.isStatic }
            if !sites.isEmpty {
                let isOverridden =
                    if case .object(let number) = own.only {
                        state.objects[number]?.isShared == true && index.isOverridden(name, in: type)
                    } else { false }
                guard !isOverridden else {
                    return unknown("\"\(name)\" is overridden by a subclass", at: range, context, isFromFormat: true)
                }
                return call(sites, arguments, receiver: own, range, context, &state)
            }
        }
        var owner = context.owner?[...]
        while let type = owner {
            let sites = index.inheritedMembers(name, of: String(type)).filter(\.isStatic)
            if !sites.isEmpty {
                return call(sites, arguments, receiver: AbstractValue(.type(String(type))), range, context, &state)
            }
            owner = type.lastIndex(of: ".").map { type[..<$0] }
        }
        return nil
    }

    func methodSites(_ name: String, of type: String, isRow: Bool) -> [ControlIndex.Site] {
        let own = index.inheritedMembers(name, of: type)
        guard own.isEmpty, isRow else { return own }
        return KnownRows.extendedTypes.lazy.map { self.index.members(name, of: $0) }.first { !$0.isEmpty } ?? []
    }

    /// Calls what one of several declarations of a name stands for.
    func call(
        _ sites: [ControlIndex.Site], _ arguments: [EvaluatedArgument], receiver: AbstractValue?, _ range: Range<Int>,
        _ context: EvaluationContext, _ state: inout EvaluationState
    ) -> AbstractValue {
        let fitting = sites.filter { site in
            switch site.declaration {
            case .function(let function): fits(function, arguments)
            case .variable: sites.count == 1
            case .enumCase: true
            }
        }
        guard fitting.count == 1, let site = fitting.first else {
            let isUnknown = fitting.isEmpty ? "the call cannot be evaluated" : "several functions fit the call"
            return callUnknown(isUnknown, arguments, receiver, range, context, &state)
        }
        switch site.declaration {
        case .function(let function):
            return call(functionSite(function, site), arguments, receiver: receiver, range, context, &state)
        case .enumCase(let enumCase):
            return AbstractValue(
                .enumCase(
                    KnownCase(type: site.owner, name: enumCase.name.value, payload: arguments.map(\.value))))
        case .variable:
            let value = self.value(of: [site], receiver, range, context, &state)
            return apply(value, arguments, range, context, &state)
        }
    }

    /// Whether the arguments fit the labels of the parameters; parameters may be left out.
    func fits(_ function: SwiftFunction, _ arguments: [EvaluatedArgument]) -> Bool {
        matchedParameters(function.parameters.map { ($0.label, $0.isVariadic) }, arguments) != nil
    }

    /// For each argument the number of its parameter; nil when they do not fit.
    private func matchedParameters(
        _ parameters: [(label: String?, isVariadic: Bool)], _ arguments: [EvaluatedArgument]
    ) -> [Int]? {
        var numbers: [Int] = []
        var next = 0
        for (place, argument) in arguments.enumerated() {
            if argument.label == nil, next > 0, next <= parameters.count, parameters[next - 1].isVariadic,
                !numbers.isEmpty
            {
                numbers.append(next - 1)
                continue
            }
            var fitting = (next..<max(next, parameters.count)).first { parameters[$0].label == argument.label }
            // A trailing closure has no label.
            if fitting == nil, argument.label == nil, place == arguments.count - 1, next < parameters.count,
                isCallable(argument.value)
            {
                fitting = parameters.count - 1
            }
            guard let fitting else { return nil }
            numbers.append(fitting)
            next = fitting + 1
        }
        return numbers
    }

    private func isCallable(_ value: AbstractValue) -> Bool {
        switch value.only {
        case .closure, .callback, .method, .unknown: true
        default: false
        }
    }

    // MARK: Running functions

    /// Calls a function of the control.
    func call(
        _ site: FunctionSite, _ arguments: [EvaluatedArgument], receiver: AbstractValue?, _ range: Range<Int>,
        _ context: EvaluationContext, _ state: inout EvaluationState
    ) -> AbstractValue {
        guard let function = index.function(site) else {
            return callUnknown("the function has no body", arguments, receiver, range, context, &state)
        }
        let inner = EvaluationContext(
            file: site.file, owner: site.owner, returnType: function.returnType?.value)
        if let receiver { declare("self", receiver, inner, &state) }
        return run(function, arguments, inner, range, context, &state)
    }

    /// Runs a function with its arguments in a context of its own.
    func run(
        _ function: SwiftLocalFunction, _ arguments: [EvaluatedArgument], _ inner: EvaluationContext,
        _ range: Range<Int>, _ context: EvaluationContext, _ state: inout EvaluationState
    ) -> AbstractValue {
        let parameters = function.parameters
        guard
            let numbers = matchedParameters(
                parameters.map { ($0.label, $0.type?.value.hasSuffix("...") ?? false) }, arguments)
        else { return callUnknown("the call cannot be evaluated", arguments, nil, range, context, &state) }
        for (number, parameter) in parameters.enumerated() {
            let given = zip(numbers, arguments).filter { $0.0 == number }.map(\.1)
            if parameter.type?.value.hasSuffix("...") ?? false {
                declare(parameter.name, AbstractValue(.list(given.map(\.value))), inner, &state)
            } else if let argument = given.first {
                if let cell = argument.cell {
                    inner.scope.cells[parameter.name] = cell
                } else {
                    let value = parameter.type.map { coerced(argument.value, to: $0.value, inner) } ?? argument.value
                    declare(parameter.name, copied(value, &state), inner, &state)
                }
            } else if let standard = parameter.value {
                let value = evaluate(standard, inner, &state)
                declare(
                    parameter.name, parameter.type.map { coerced(value, to: $0.value, inner) } ?? value, inner, &state)
            } else {
                declare(parameter.name, unknown("the parameter is not given", at: range, context), inner, &state)
            }
        }
        let result = run(function.body, inner, &state) { .void }
        return function.returnType.map { coerced(result, to: $0.value, inner) } ?? result
    }

    /// Runs the body of a function or closure; `fallback` is its value where it ends without `return`.
    func run(
        _ body: [SwiftStatement], _ context: EvaluationContext, _ state: inout EvaluationState,
        otherwise fallback: () -> AbstractValue
    ) -> AbstractValue {
        guard enter() else {
            return tooComplex(body.first?.range ?? 0..<0, context)
        }
        defer { leave() }
        let outer = exits
        let base = state
        exits = []
        var values: [(value: AbstractValue, state: EvaluationState)] = []
        if body.count == 1, body[0].isValue, let expression = body[0].valueExpression {
            let value = result(expression, context, &state)
            values.append((value, state))
        } else {
            runStatements(body, context.nested, &state)
            values.append((fallback(), state))
        }
        var thrown: [(exit: EvaluationExit, state: EvaluationState)] = []
        for exit in exits {
            switch exit.exit {
            case .returned(let value): values.append((value, exit.state))
            case .thrown: thrown.append(exit)
            case .broken, .continued, .fallenThrough: values.append((tooComplex(0..<0, context), exit.state))
            }
        }
        exits = outer + thrown
        let reached = values.filter(\.state.isReachable)
        state = join(reached.map(\.state), base: base)
        guard reached.count == 1 else {
            return .union(reached.map { ($0.value, $0.state.assumption(since: base)) })
        }
        return reached[0].value
    }

    /// Calls a value.
    func apply(
        _ callee: AbstractValue, _ arguments: [EvaluatedArgument], _ range: Range<Int>, _ context: EvaluationContext,
        _ state: inout EvaluationState
    ) -> AbstractValue {
        let base = state
        var ways: [(value: AbstractValue, state: EvaluationState)] = []
        for option in callee.options {
            var way = base
            if callee.options.count > 1 { way.assume(option.assumption) }
            ways.append((apply(option.fact, arguments, range, context, &way), way))
        }
        guard ways.count != 1 else {
            state = ways[0].state
            return ways[0].value
        }
        state = join(ways.map(\.state), base: base)
        return .union(ways.filter(\.state.isReachable).map { ($0.value, $0.state.assumption(since: base)) })
    }

    private func apply(
        _ callee: Fact, _ arguments: [EvaluatedArgument], _ range: Range<Int>, _ context: EvaluationContext,
        _ state: inout EvaluationState
    ) -> AbstractValue {
        switch callee {
        case .closure(let number): return run(closures[number], arguments, range, context, &state)
        case .method(let site, let receiver):
            let plain = arguments.map { EvaluatedArgument(label: nil, value: $0.value, cell: $0.cell) }
            return callUnlabelled(site, plain, receiver, range, context, &state)
        case .initialiser(let type):
            return make(
                type, arguments.map { EvaluatedArgument(label: nil, value: $0.value) }, range, range, context, &state)
        case .type(let type): return make(type, arguments, range, range, context, &state)
        case .keyPath(let names):
            guard var value = arguments.first?.value else { return .void }
            let base = SwiftExpression(kind: .opaque, range: range)
            for name in names { value = memberValue(name, of: value, base, range, context, &state) }
            return value
        case .callback: return .void
        case .enumCase(let known):
            return AbstractValue(
                .enumCase(KnownCase(type: known.type, name: known.name, payload: arguments.map(\.value))))
        case .unknown(let unknown):
            return callUnknown(unknown.reason, arguments, AbstractValue(callee), range, context, &state)
        default: return callUnknown("the call cannot be evaluated", arguments, nil, range, context, &state)
        }
    }

    /// Calls a function through a value, where its labels are not written.
    private func callUnlabelled(
        _ site: FunctionSite, _ arguments: [EvaluatedArgument], _ receiver: AbstractValue?, _ range: Range<Int>,
        _ context: EvaluationContext, _ state: inout EvaluationState
    ) -> AbstractValue {
        guard let function = index.function(site) else {
            return callUnknown("the function has no body", arguments, receiver, range, context, &state)
        }
        let labelled = zip(arguments, function.parameters).map {
            EvaluatedArgument(label: $1.label, value: $0.value, cell: $0.cell)
        }
        return call(site, labelled, receiver: receiver, range, context, &state)
    }

    private func run(
        _ closure: EvaluatedClosure, _ arguments: [EvaluatedArgument], _ range: Range<Int>,
        _ context: EvaluationContext, _ state: inout EvaluationState
    ) -> AbstractValue {
        var inner = closure.context.nested
        if let function = closure.function {
            inner = EvaluationContext(
                file: inner.file, owner: inner.owner, returnType: function.returnType?.value, scope: inner.scope)
            let labelled =
                arguments.contains { $0.label != nil }
                ? arguments
                : zip(arguments, function.parameters).map {
                    EvaluatedArgument(label: $1.label, value: $0.value, cell: $0.cell)
                }
            return run(function, labelled, inner, range, context, &state)
        }
        for (number, name) in (closure.code.parameters ?? []).enumerated() {
            let value =
                arguments.indices.contains(number)
                ? arguments[number].value : unknown("the parameter is not given", at: range, context)
            declare(name, value, inner, &state)
        }
        if closure.code.parameters == nil {
            for (number, argument) in arguments.enumerated() { declare("$\(number)", argument.value, inner, &state) }
        } else if let names = closure.code.parameters, names.count > 1, arguments.count == 1,
            case .tuple(let elements) = arguments[0].value.only
        {
            for (name, element) in zip(names, elements) { declare(name, element.value, inner, &state) }
        }
        return run(closure.code.body, inner, &state) { .void }
    }

    /// What an unknown function gives, and what it may do with its arguments.
    func callUnknown(
        _ reason: String, _ arguments: [EvaluatedArgument], _ receiver: AbstractValue?, _ range: Range<Int>,
        _ context: EvaluationContext, _ state: inout EvaluationState
    ) -> AbstractValue {
        var isFromFormat = receiver?.isFromFormat ?? false
        for argument in arguments {
            if dependsOnFormat(argument.value, state) { isFromFormat = true }
            if holdsCallback(argument.value, state) { state.isCallbackPassedOn = true }
            if let cell = argument.cell {
                state.cells[cell] = unknown(reason, at: range, context, isFromFormat: isFromFormat)
            }
            for case .closure(let number) in argument.value.options.map(\.fact) {
                forget(closures[number].range, closures[number].context, &state)
            }
        }
        let name = receiver?.unknown?.name
        return unknown(reason, at: range, context, isFromFormat: isFromFormat, name: name)
    }
}
