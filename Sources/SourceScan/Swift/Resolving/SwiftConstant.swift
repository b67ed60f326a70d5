import SourceText

/// Something with a name and a value: a global, a property, a local or a case of an enum with a raw value.
package struct SwiftConstant: Sendable, Hashable {
    package let name: Located<String>

    /// The type it belongs to, by its qualified name; nil for a global or local one.
    package let owner: String?

    /// The string that is its value, at the place of its content, or of its name where a raw value is implicit; nil for
    /// a value of another kind.
    package let text: Located<String>?

    /// The value as written; nil for an implicit raw value.
    package let initialiser: Located<String>?
}

extension SwiftFileFacts {
    /// Everything in the file that is initialised with something, and the cases of enums with string raw values, in the
    /// order of their places.
    package var constants: [SwiftConstant] {
        var constants = (globals + locals).compactMap { constant($0, owner: nil) }
        for type in types {
            constants += type.variables.compactMap { constant($0, owner: type.qualifiedName) }
            constants += type.cases.compactMap { constant($0, of: type) }
        }
        return constants.sorted { $0.name.range.lowerBound < $1.name.range.lowerBound }
    }

    private func constant(_ variable: SwiftVariable, owner: String?) -> SwiftConstant? {
        guard variable.text != nil || variable.initialiser != nil else { return nil }
        return SwiftConstant(
            name: variable.name, owner: owner, text: variable.text, initialiser: variable.initialiser)
    }

    /// A case with a raw value; the name is the raw value of a case without one when the enum's raw type is `String`.
    private func constant(_ enumCase: SwiftEnumCase, of type: SwiftType) -> SwiftConstant? {
        let isNamed = enumCase.rawValue == nil && type.inheritance.first?.names.first?.value == "String"
        guard isNamed || enumCase.rawValue != nil else { return nil }
        return SwiftConstant(
            name: enumCase.name, owner: type.qualifiedName, text: isNamed ? enumCase.name : enumCase.text,
            initialiser: enumCase.rawValue)
    }
}
