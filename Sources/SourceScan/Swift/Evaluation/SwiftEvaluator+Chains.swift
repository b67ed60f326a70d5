import SourceText

extension SwiftEvaluator {
    /// An expression with what follows it. What follows `?` is left out where the value is nil.
    func chain(
        _ base: SwiftExpression, _ links: [SwiftPostfix], _ context: EvaluationContext,
        _ state: inout EvaluationState
    ) -> AbstractValue {
        var number = 0
        let value: AbstractValue
        if case .call(let arguments) = links.first?.kind, let callee = Callee(base) {
            let range = base.range.lowerBound..<(links.first?.range.upperBound ?? base.range.upperBound)
            value = call(callee, arguments, range, base.range, context, &state)
            number = 1
        } else {
            value = evaluate(base, context, &state)
        }
        return follow(links, from: number, value, base, context, &state)
    }

    /// What is called by its name alone.
    enum Callee {
        case name(String)
        case implicit(String)

        init?(_ base: SwiftExpression) {
            switch base.kind {
            case .name(let name): self = .name(name)
            case .implicitMember(let name): self = .implicit(name)
            default: return nil
            }
        }
    }

    private func follow(
        _ links: [SwiftPostfix], from start: Int, _ value: AbstractValue, _ base: SwiftExpression,
        _ context: EvaluationContext, _ state: inout EvaluationState
    ) -> AbstractValue {
        var value = value
        var number = start
        while number < links.count, state.isReachable {
            let link = links[number]
            guard spend() else { return tooComplex(link.range, context) }
            let before = links[..<number]
            number += 1
            switch link.kind {
            case .member(let name):
                if number < links.count, case .call(let arguments) = links[number].kind {
                    let evaluated = evaluate(arguments, context, &state)
                    let member = Member(name: name, range: link.range, base: base, before: before)
                    value = callMember(member, of: value, evaluated, links[number].range, context, &state)
                    number += 1
                } else {
                    value = memberValue(name, of: value, base, link.range, context, &state)
                }
            case .call(let arguments):
                let evaluated = evaluate(arguments, context, &state)
                value = apply(value, evaluated, link.range, context, &state)
            case .subscript(let arguments):
                let evaluated = evaluate(arguments, context, &state)
                value = element(of: value, evaluated, link.range, context, &state)
            case .optional:
                guard enter() else { return tooComplex(link.range, context) }
                defer { leave() }
                let isPresent = isPresent(value, link.range, context, state)
                let present = unwrapped(value)
                let next = number
                return branch(on: isPresent, &state) {
                    follow(links, from: next, present, base, context, &$0)
                } otherwise: { _ in
                    .null
                }.asOptional
            case .force: value = unwrapped(value)
            case .generics: break
            case .operator, .conditional:
                value = unknown(
                    "\"\(text(at: link.range, context))\" cannot be evaluated", at: link.range, context,
                    isFromFormat: value.isFromFormat)
            }
        }
        return value
    }

    /// A method that is called.
    struct Member {
        let name: String
        let range: Range<Int>
        /// What it is called on, with what follows that before the call.
        let base: SwiftExpression
        var before: ArraySlice<SwiftPostfix> = []

        var isSuper: Bool { if case .name("super") = base.kind { before.isEmpty } else { false } }

        /// What it is called on.
        var target: SwiftExpression {
            let links = before.filter { if case .optional = $0.kind { false } else { true } }
            guard let last = links.last else { return base }
            return SwiftExpression(kind: .chain(base, links), range: last.range)
        }
    }

    func evaluate(
        _ arguments: [SwiftArgument], _ context: EvaluationContext, _ state: inout EvaluationState
    ) -> [EvaluatedArgument] {
        arguments.map { argument in
            var cell: Int?
            if case .inOut(let inner) = argument.value.kind, case .name(let name) = inner.kind {
                cell = self.cell(name, context)
            }
            return EvaluatedArgument(
                label: argument.label, value: evaluate(argument.value, context, &state), cell: cell)
        }
    }
}
