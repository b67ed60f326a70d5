import SourceText

extension SwiftEvaluator {
    /// A method of a string; nil for one that is not modelled.
    func callString(
        _ name: String, _ string: KnownString, _ arguments: [EvaluatedArgument], _ range: Range<Int>,
        _ context: EvaluationContext
    ) -> AbstractValue? {
        if ["elementsEqual", "isEqual"].contains(name), let other = arguments.first?.value {
            return equal(AbstractValue(.string(string)), other, sign: nil, range, context)
        }
        if let folded = KnownStrings.comparison(name), let other = arguments.first?.value {
            let left = AbstractValue(.string(folded(string)))
            let values = other.options.map { option -> (value: AbstractValue, assumption: Unknown?) in
                guard case .string(let text) = option.fact else {
                    return (AbstractValue(option.fact), option.assumption)
                }
                return (AbstractValue(.string(folded(text))), option.assumption)
            }
            let isEqual = equal(left, .union(values), sign: nil, range, context)
            return ordered(isEqual, range, context)
        }
        guard arguments.count <= 2 else { return nil }
        guard let first = arguments.first?.value else {
            return KnownStrings.method(name, of: string).map { AbstractValue($0) }
        }
        if let label = arguments[0].label, case .string(let separator) = first.only,
            let parts = KnownStrings.split(name, label, string, separator)
        {
            return AbstractValue(.list(parts.map { AbstractValue(.string($0)) }))
        }
        let result = combined(AbstractValue(.string(string)), first, range, context) { string, other in
            if case .string(let other) = other, arguments.count == 1 {
                return KnownStrings.method(name, of: string, other)
            }
            if case .string(let other) = other, case .string(let new) = arguments[1].value.only {
                return KnownStrings.replacing(name, arguments[1].label, in: string, other, with: new)
            }
            if case .integer(let count) = other, arguments.count == 1, !string.isAnything {
                return KnownStrings.method(name, of: string, count)
            }
            if case .enumCase(let set) = other, name == "trimmingCharacters", set.name.hasPrefix("whitespaces") {
                return KnownStrings.trimmed(string)
            }
            return nil
        }
        return result
    }

    /// `.orderedSame` where the strings are equal, and anything but that where not.
    private func ordered(
        _ isEqual: AbstractValue, _ range: Range<Int>, _ context: EvaluationContext
    ) -> AbstractValue {
        var value = isEqual
        for number in value.options.indices {
            guard case .boolean(let same) = value.options[number].fact else { continue }
            let name = same ? "orderedSame" : "orderedAscending"
            value.options[number].fact = .enumCase(
                KnownCase(type: KnownStrings.comparisonResult, name: name, payload: []))
        }
        return value
    }

    // MARK: Lists

    /// A method of an array or set; nil for one that is not modelled.
    func callList(
        _ member: Member, _ elements: [AbstractValue], _ arguments: [EvaluatedArgument], _ range: Range<Int>,
        _ context: EvaluationContext, _ state: inout EvaluationState
    ) -> AbstractValue? {
        guard spend(elements.count / 4) else { return tooComplex(range, context) }
        let first = arguments.first?.value
        switch member.name {
        case "contains":
            guard let first else { return nil }
            guard arguments[0].label == nil, !isFunction(first) else {
                return first.only.map { _ in search(elements, first, range, context, &state).found }
            }
            return anyEqual(first, elements, range, context)
        case "first", "last":
            guard let first, arguments[0].label == "where" || isFunction(first) else { return nil }
            let ordered = member.name == "last" ? elements.reversed() : elements
            return search(ordered, first, range, context, &state).element.asOptional
        case "firstIndex":
            guard let first else { return nil }
            let matches = elements.map { element in
                arguments[0].label == "of"
                    ? equal(first, element, sign: nil, range, context)
                    : apply(first, [EvaluatedArgument(label: nil, value: element)], range, context, &state)
            }
            guard matches.allSatisfy({ $0.only == .boolean(true) || $0.only == .boolean(false) }) else { return nil }
            let number = matches.firstIndex { $0.only == .boolean(true) }
            return (number.map { AbstractValue(.integer($0)) } ?? .null).asOptional
        case "allSatisfy":
            guard let first else { return nil }
            let inverse = elements.map {
                apply(first, [EvaluatedArgument(label: nil, value: $0)], range, context, &state)
            }
            return inverse.reduce(.boolean(true)) { both($0, $1) }
        case "map", "compactMap", "flatMap":
            guard let first else { return nil }
            return mapped(member.name, elements, first, range, context, &state)
        case "filter":
            guard let first else { return nil }
            return filtered(elements, first, range, context, &state)
        case "forEach":
            guard let first else { return nil }
            for element in elements {
                _ = apply(first, [EvaluatedArgument(label: nil, value: element)], range, context, &state)
            }
            return .void
        case "reversed": return AbstractValue(.list(elements.reversed()))
        case "sorted", "shuffled": return elements.count < 2 ? AbstractValue(.list(elements)) : nil
        case "union", "formUnion", "append", "insert":
            guard let first else { return nil }
            return extended(member, elements, first, arguments[0].label, context, &state)
        case "joined":
            guard case .string(let separator) = first?.only ?? .string(KnownString(text: "")) else { return nil }
            let texts = elements.compactMap { element in
                if case .string(let text) = element.only { text } else { nil }
            }
            guard texts.count == elements.count else { return nil }
            var whole: KnownString? = texts.first ?? KnownString(text: "")
            for text in texts.dropFirst() { whole = whole?.appending(separator)?.appending(text) }
            return whole.map { AbstractValue(.string($0)) }
        case "enumerated":
            return AbstractValue(
                .list(
                    elements.enumerated().map { number, element in
                        AbstractValue(
                            .tuple([
                                KnownElement(label: "offset", value: AbstractValue(.integer(number))),
                                KnownElement(label: "element", value: element),
                            ]))
                    }))
        default: return nil
        }
    }

    private func isFunction(_ value: AbstractValue) -> Bool {
        switch value.options.first?.fact {
        case .closure, .method, .keyPath: true
        default: false
        }
    }

    /// Whether one of the elements equals a value.
    func anyEqual(
        _ value: AbstractValue, _ elements: [AbstractValue], _ range: Range<Int>, _ context: EvaluationContext
    ) -> AbstractValue {
        var unclear: AbstractValue?
        var isFound = false
        for element in elements {
            let isEqual = equal(value, element, sign: nil, range, context)
            if isEqual.only == .boolean(false) { continue }
            if isEqual.only == .boolean(true), isEqual.options[0].assumption == nil { isFound = true }
            unclear = unclear ?? isEqual
        }
        return isFound ? .boolean(true) : unclear.map(orFalse) ?? .boolean(false)
    }

    private func orFalse(_ value: AbstractValue) -> AbstractValue {
        if value.unknown != nil || value.options.contains(where: { $0.fact == .boolean(false) }) { return value }
        return .union([(value, nil), (.boolean(false), value.options.lazy.compactMap(\.assumption).first)])
    }

    /// The first element that a condition accepts, and whether there is one.
    private func search(
        _ elements: [AbstractValue], _ condition: AbstractValue, _ range: Range<Int>, _ context: EvaluationContext,
        _ state: inout EvaluationState
    ) -> (element: AbstractValue, found: AbstractValue) {
        var possible: [(value: AbstractValue, assumption: Unknown?)] = []
        var unclear: AbstractValue?
        for element in elements {
            let accepted = apply(condition, [EvaluatedArgument(label: nil, value: element)], range, context, &state)
            if accepted.only == .boolean(false) { continue }
            if accepted.only == .boolean(true), accepted.options[0].assumption == nil {
                let found = possible.isEmpty ? element : .union(possible + [(element, possible[0].assumption)])
                return (found, .boolean(true))
            }
            unclear = unclear ?? accepted
            let assumption = accepted.options.lazy.compactMap(\.assumption).first
            possible.append((element, accepted.unknown.flatMap { $0.isFromFormat ? $0 : nil } ?? assumption))
        }
        guard let unclear else { return (.null, .boolean(false)) }
        return (.union(possible + [(.null, possible[0].assumption)]), orFalse(unclear))
    }

    private func mapped(
        _ name: String, _ elements: [AbstractValue], _ function: AbstractValue, _ range: Range<Int>,
        _ context: EvaluationContext, _ state: inout EvaluationState
    ) -> AbstractValue? {
        var mapped: [AbstractValue] = []
        for element in elements {
            let value = apply(function, [EvaluatedArgument(label: nil, value: element)], range, context, &state)
            guard name != "map" else {
                mapped.append(value)
                continue
            }
            if name == "flatMap" {
                guard case .list(let inner) = value.only else { return nil }
                mapped += inner
            } else if value.only != .null {
                // Whether the element is there is not known.
                guard !value.options.contains(where: { $0.fact == .null }), value.unknown == nil else { return nil }
                mapped.append(value)
            }
        }
        return AbstractValue(.list(mapped))
    }

    private func filtered(
        _ elements: [AbstractValue], _ condition: AbstractValue, _ range: Range<Int>, _ context: EvaluationContext,
        _ state: inout EvaluationState
    ) -> AbstractValue? {
        var kept: [AbstractValue] = []
        for element in elements {
            let accepted = apply(condition, [EvaluatedArgument(label: nil, value: element)], range, context, &state)
            guard case .boolean(let isKept) = accepted.only, accepted.options[0].assumption == nil else { return nil }
            if isKept { kept.append(element) }
        }
        return AbstractValue(.list(kept))
    }

    /// A collection with more elements; the methods that change it store them.
    private func extended(
        _ member: Member, _ elements: [AbstractValue], _ value: AbstractValue, _ label: String?,
        _ context: EvaluationContext, _ state: inout EvaluationState
    ) -> AbstractValue? {
        var added = [value]
        if member.name.hasSuffix("nion") || label == "contentsOf" {
            guard case .list(let others) = value.only else { return nil }
            added = others
        } else if label != nil {
            return nil
        }
        let whole = AbstractValue(.list(elements + added))
        if member.name == "union" { return whole }
        store(whole, in: member.target, context, &state)
        return .void
    }

    // MARK: Dictionaries

    func callDictionary(
        _ member: Member, _ entries: [KnownEntry], _ arguments: [EvaluatedArgument], _ range: Range<Int>,
        _ context: EvaluationContext, _ state: inout EvaluationState
    ) -> AbstractValue? {
        guard let first = arguments.first?.value, spend(entries.count) else { return nil }
        switch member.name {
        case "contains", "first":
            let found = search(elements(of: AbstractValue(.dictionary(entries))) ?? [], first, range, context, &state)
            return member.name == "first" ? found.element.asOptional : found.found
        case "mapValues":
            return AbstractValue(
                .dictionary(
                    entries.map { entry in
                        let value = EvaluatedArgument(label: nil, value: entry.value)
                        return KnownEntry(key: entry.key, value: apply(first, [value], range, context, &state))
                    }))
        default: return nil
        }
    }
}

/// What Swift's collections tell of themselves.
enum KnownCollections {
    static func property(_ name: String, of elements: [AbstractValue]) -> AbstractValue? {
        switch name {
        case "count": AbstractValue(.integer(elements.count))
        case "isEmpty": .boolean(elements.isEmpty)
        case "first": (elements.first ?? .null).asOptional
        case "last": (elements.last ?? .null).asOptional
        case "lazy": AbstractValue(.list(elements))
        default: nil
        }
    }

    static func property(_ name: String, of entries: [KnownEntry]) -> AbstractValue? {
        switch name {
        case "keys": AbstractValue(.list(entries.map(\.key)))
        case "values": AbstractValue(.list(entries.map(\.value)))
        case "count": AbstractValue(.integer(entries.count))
        case "isEmpty": .boolean(entries.isEmpty)
        default: nil
        }
    }
}
