import JSONSyntax

/// A value in `capabilities` that does not do what it seems to ask for.
package struct CapabilityProblem: Sendable {
    package enum Cause: Sendable, Hashable {
        /// 4D, or the Android generator, reads another kind of value and ignores this one.
        case ignored
        /// The list is read, and holds a value of a kind that means nothing in it.
        case element
        /// 4D takes a number other than 0 as true (4D-RT).
        case numberAsTrue
        /// 4D makes a string of the object or list, which the user is shown (4D-RT). [cap-14]
        case shownAsMessage
        /// A message without a character adds nothing. [cap-14]
        case emptyMessage
        /// The string "true" or "false" is the message that the user is shown; what it says.
        case booleanAsMessage(Bool)
        /// A string without a character, which 4D writes as it is.
        case emptyString
    }

    package let capability: Capability
    package let node: JSONNode
    package let cause: Cause
}

extension Capability {
    /// What is wrong with a value of the capability; nothing for null and a damaged value. [cap-1] to [cap-14]
    package func problems(of node: JSONNode) -> [CapabilityProblem] {
        guard node.kind != .null, node.kind != .unreadable else { return [] }
        func problem(_ cause: CapabilityProblem.Cause, _ node: JSONNode = node) -> CapabilityProblem {
            CapabilityProblem(capability: self, node: node, cause: cause)
        }
        switch value {
        case .flag: return flagCause(node).map { [problem($0)] } ?? []
        case .message: return messageCause(node).map { [problem($0)] } ?? []
        case .text:
            guard let text = node.string else { return [problem(.ignored)] }
            return text.isEmpty ? [problem(.emptyString)] : []
        case .texts:
            guard node.kind == .array else { return [problem(.ignored)] }
            return node.elements.filter { $0.kind != .string && $0.kind != .unreadable }.map { problem(.element, $0) }
        case .objects:
            guard node.kind != .object else { return [] }
            guard node.kind == .array else { return [problem(.ignored)] }
            return node.elements.filter { $0.kind != .object && $0.kind != .unreadable }.map { problem(.element, $0) }
        }
    }

    private func flagCause(_ node: JSONNode) -> CapabilityProblem.Cause? {
        if node.kind == .boolean { return nil }
        guard let number = node.number else { return .ignored }
        return number == 0 ? nil : .numberAsTrue
    }

    private func messageCause(_ node: JSONNode) -> CapabilityProblem.Cause? {
        switch node.kind {
        case .boolean, .null, .unreadable: return nil
        case .number: return node.number == 0 ? nil : .numberAsTrue
        case .object, .array: return isAddedWhenFalse ? .shownAsMessage : .ignored
        case .string:
            let text = node.string ?? ""
            if text.isEmpty { return .emptyMessage }
            switch text.lowercased() {
            case "true": return .booleanAsMessage(true)
            case "false": return .booleanAsMessage(false)
            default: return nil
            }
        }
    }
}
