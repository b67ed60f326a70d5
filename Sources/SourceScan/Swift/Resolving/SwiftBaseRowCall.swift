import SourceText

/// A call of a method that only rows of a known class have, on something whose type is Eureka's `BaseRow`.
package struct SwiftBaseRowCall: Sendable, Hashable {
    /// What makes it a `BaseRow`.
    package enum Source: Sendable, Hashable {
        /// It is the result of `.onRowEvent`, this one.
        case result(Located<String>)
        /// It is this variable.
        case variable(Located<String>)
    }

    package let method: Located<String>
    package let source: Source

    /// Methods of the protocol `RowType` that `BaseRow` lacks.
    ///
    /// Source: Eureka, `Source/Core/RowType.swift`; ios-QMobileUI, `Eureka+ActionParameter.swift` [swift-6].
    package static let methods: Set = [
        "onRowEvent", "onChange", "onCellSelection", "cellUpdate", "cellSetup", "onCellHighlightChanged",
        "onRowValidationChanged",
    ]

    /// How many variables of a file are looked up.
    fileprivate static let lookUpLimit = 64
}

extension SwiftFileFacts {
    /// The calls in the file that certainly do not compile in some build, as far as the types are written down.
    package var baseRowCalls: [SwiftBaseRowCall] {
        let symbols = Set(SwiftBaseRowCall.methods.compactMap(tokens.symbols.symbol))
        guard !symbols.isEmpty else { return [] }
        var conditions = SwiftConditions()
        var lookUps = 0
        return (0..<tokens.count).compactMap { index in
            if tokens[index].kind == .branch { conditions.take(tokens[index], tokens) }
            guard tokens[index].isName, symbols.contains(tokens[index].symbol), tokens[index - 1].isSign("."),
                tokens[index + 1].isOpen("(") || tokens[index + 1].isOpen("{"), conditions.current.isSometimes
            else { return nil }
            let isChained = tokens[index - 2].kind == .operator && !tokens[index - 2].isSpaced
            let receiver = index - (isChained ? 3 : 2)
            let method = tokens.locatedName(index)
            if let call = rowEventCall(endingAt: receiver) {
                return SwiftBaseRowCall(method: method, source: .result(call))
            }
            guard tokens[receiver].isName, !tokens[receiver - 1].isSign("."), lookUps < SwiftBaseRowCall.lookUpLimit
            else { return nil }
            lookUps += 1
            return baseRowVariable(at: receiver).map { SwiftBaseRowCall(method: method, source: .variable($0)) }
        }
    }

    /// The name of the `.onRowEvent` whose arguments end with the token at `index`; nil for anything else.
    private func rowEventCall(endingAt index: Int) -> Located<String>? {
        guard tokens[index].kind == .close, case let opening = Int(tokens[index].partner), opening > 1,
            tokens.isText(opening - 1, "onRowEvent"), tokens[opening - 2].isSign(".")
        else { return nil }
        return tokens.locatedName(opening - 1)
    }

    /// The local variable that the name at `index` stands for, if its type is `BaseRow`; nil where another may have its
    /// name.
    private func baseRowVariable(at index: Int) -> Located<String>? {
        let name = tokens.name(index)
        let place = Int(tokens[index].start)
        let found = locals.filter { local in
            local.name.value == name && local.name.range.upperBound <= place && (local.scope?.contains(place) ?? false)
        }
        guard found.count == 1, let variable = found.first, !variable.isConditional, isBaseRow(variable) else {
            return nil
        }
        let declared = tokens.indices(in: variable.name.range).lowerBound
        let isBoundAgain = (declared + 1..<index).contains { other in
            guard tokens[other].symbol == tokens[index].symbol, tokens[other].isName else { return false }
            switch tokens.word(other - 1) {
            case .let, .var, .for: return true
            default: break
            }
            // Perhaps the parameter of a closure.
            return tokens[other - 1].kind == .open || tokens[other - 1].isSign(",")
        }
        return isBoundAgain ? nil : variable.name
    }

    private func isBaseRow(_ variable: SwiftVariable) -> Bool {
        if let type = variable.type?.value {
            let name = type.filter { !$0.isWhitespace }.prefix { $0 != "?" && $0 != "!" }
            return ["BaseRow", "Eureka.BaseRow", "ActionParameterCustomFormatRowType"].contains(String(name))
        }
        guard let initialiser = variable.initialiser else { return false }
        return rowEventCall(endingAt: tokens.indices(in: initialiser.range).upperBound - 1) != nil
    }
}
