import SourceText

extension SwiftFacts {
    /// What `builder`, which stands in `file`, does when it is called on an instance of `receiver` with `format`.
    ///
    /// - Parameter receiver: the qualified name of the class that the app loads; nil for the type that the builder
    ///   belongs to. It decides which members override others.
    package func evaluation(
        of builder: SwiftRowBuilder, in file: SwiftFileFacts, receiver: String? = nil, for format: RequestedFormat
    ) -> RowEvaluation {
        evaluations(of: builder, in: file, receiver: receiver, for: [format])[0]
    }

    /// What `builder` does with each of `formats`, as `evaluation(of:in:receiver:for:)` finds it.
    package func evaluations(
        of builder: SwiftRowBuilder, in file: SwiftFileFacts, receiver: String? = nil, for formats: [RequestedFormat]
    ) -> [RowEvaluation] {
        let index = ControlIndex(self)
        let body = builder.function.body.flatMap {
            file.isBalanced ? SwiftBodyParser.statements(file.tokens, in: $0) : nil
        }
        return formats.map { SwiftEvaluator(index, $0).run(builder, body, in: file, receiver: receiver) }
    }
}

extension SwiftEvaluator {
    fileprivate func run(
        _ builder: SwiftRowBuilder, _ body: [SwiftStatement]?, in file: SwiftFileFacts, receiver: String?
    ) -> RowEvaluation {
        let owner = builder.type.map { file.types[$0].qualifiedName }
        let number = index.fileNumbers[file.path] ?? 0
        let context = EvaluationContext(
            file: number, owner: owner, returnType: builder.function.returnType?.value)
        guard let body else {
            let reason = file.isBalanced ? "the builder has no body" : "a bracket of the file is not closed"
            return evaluation([
                outcome(.unknown(reason: reason), CodePlace(file: number, range: builder.function.name.range), nil)
            ])
        }
        var state = EvaluationState()
        if let type = receiver ?? owner { declareReceiver(type, context, &state) }
        let names = builder.function.parameters.map(\.name)
        declare(names[0].value, unknown("the key is not known", at: names[0].range, context), context, &state)
        declare(names[1].value, requestedString, context, &state)
        declare(names[2].value, AbstractValue(.callback), context, &state)

        if body.count == 1, body[0].isValue, let expression = body[0].valueExpression {
            let value = result(expression, context, &state)
            leave(by: .returned(value), &state)
        } else {
            runStatements(body, context, &state)
        }
        var outcomes: [RowOutcome] = []
        for exit in exits {
            guard case .returned(let value) = exit.exit else { continue }
            outcomes += value.options.map { outcome($0, builder, exit.state, context) }
        }
        outcomes += stops.map { outcome(.never, $0.place, $0.assumption) }
        // Code that does not compile may leave no way out.
        if state.isReachable || outcomes.isEmpty {
            let place = CodePlace(file: number, range: builder.function.name.range)
            outcomes.append(outcome(.unknown(reason: "the code ends without a return"), place, state.assumption))
        }
        return evaluation(outcomes)
    }

    private func evaluation(_ outcomes: [RowOutcome]) -> RowEvaluation {
        var seen = SeenPlaces<RowOutcome>()
        return RowEvaluation(
            outcomes: outcomes.filter { seen.insert($0, at: $0.place.range.lowerBound) }, comparisons: comparisons,
            unresolved: unresolved)
    }

    /// The instance that the builder is called on, as its `init()` makes it.
    private func declareReceiver(_ type: String, _ context: EvaluationContext, _ state: inout EvaluationState) {
        let number = newNumber()
        state.objects[number] = HeapObject(type: type, isShared: true)
        let initialisers = index.inheritedMembers("init", of: type)
        if !initialisers.isEmpty {
            _ = initialise(number, type, initialisers, [], 0..<0, context, &state)
            exits = []
        }
        if !state.isReachable { state = EvaluationState() }
        // Only constants stay as they are made.
        var object = state.objects[number] ?? HeapObject(type: type, isShared: true)
        object.fields = object.fields.filter { name, _ in
            index.inheritedMembers(name, of: type).contains { site in
                if case .variable(let variable) = site.declaration { variable.isLet } else { false }
            }
        }
        state.objects[number] = object
        declare("self", AbstractValue(.object(number)), context, &state)
    }

    // MARK: Outcomes

    private func outcome(
        _ option: AbstractValue.Option, _ builder: SwiftRowBuilder, _ state: EvaluationState,
        _ context: EvaluationContext
    ) -> RowOutcome {
        let place = option.place ?? CodePlace(file: context.file, range: builder.function.name.range)
        let assumption = option.assumption ?? state.assumption
        switch option.fact {
        case .null: return outcome(.nil, place, assumption)
        case .enumCase(let known) where known.type == nil && known.name == "none":
            return outcome(.nil, place, assumption)
        case .object(let number):
            guard let object = state.objects[number], let row = object.row else { break }
            return outcome(.row(builtRow(object, row, state)), place, assumption)
        case .unknown(let unknown):
            return outcome(.unknown(reason: unknown.reason), unknown.place, assumption)
        default: break
        }
        return outcome(.unknown(reason: "what is returned is not known to be a row"), place, assumption)
    }

    private func builtRow(_ object: HeapObject, _ row: HeapObject.Row, _ state: EvaluationState) -> BuiltRow {
        let event = row.event == .missing && state.isCallbackPassedOn ? .unknown : row.event
        return BuiltRow(
            type: object.type, event: event,
            replacements: row.replacements.map {
                BuiltRow.Replacement(
                    callback: $0.callback, replacesApp: $0.replacesApp, replaced: code(at: $0.replaced),
                    replacing: code(at: $0.replacing))
            }, made: code(at: row.made))
    }

    private func outcome(_ kind: RowOutcome.Kind, _ place: CodePlace, _ assumption: Unknown?) -> RowOutcome {
        RowOutcome(
            kind: kind, place: code(at: place),
            assumption: assumption.map { UnknownCondition(reason: $0.reason, place: code(at: $0.place)) })
    }

    /// The code at a place.
    private func code(at place: CodePlace) -> InFile<String> {
        let file = file(place.file)
        let range = place.range.clamped(to: 0..<file.tokens.bytes.count)
        return InFile(file.tokens.text(range.prefix(1_000)), path: file.path, at: range)
    }
}
