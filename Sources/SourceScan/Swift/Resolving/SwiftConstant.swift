import SourceText

/// Something with a name that stands for a value: a global, a static property, a local or a case of an enum.
package struct SwiftConstant: Sendable, Hashable {
    /// The name alone.
    package let name: String

    /// The type it belongs to, by its qualified name; nil for a global or local one.
    package let owner: String?
    package let path: String
    package let nameRange: Range<Int>

    /// What it is initialised with; the place of a string is that of its content, without quotes, that of an implicit
    /// raw value the name of its case.
    package let value: Located<SwiftValue>

    /// Whether it is a case of an enum, whose value is its raw value.
    package let isCase: Bool

    /// Whether it belongs to the type and not to its instances; globals and cases count as such.
    package let isStatic: Bool

    /// Whether it is a `var` with a value that may change.
    package let isVariable: Bool
    package let isFilePrivate: Bool

    /// The block it is visible in; nil for all but local ones.
    package let scope: Range<Int>?

    /// The constants of all files, by name.
    static func collect(_ files: [SwiftFileFacts]) -> [String: [SwiftConstant]] {
        var constants: [String: [SwiftConstant]] = [:]
        for constant in files.flatMap(\.constants) { constants[constant.name, default: []].append(constant) }
        return constants
    }
}

extension SwiftFileFacts {
    /// Everything in the file that is initialised with something, and the cases of enums with text raw values, in the
    /// order of their places.
    package var constants: [SwiftConstant] {
        var constants = (globals + locals).compactMap { constant($0, owner: nil) }
        for type in types {
            constants += type.variables.compactMap { constant($0, owner: type.qualifiedName) }
            constants += type.cases.compactMap { constant($0, of: type) }
        }
        return constants.sorted { $0.nameRange.lowerBound < $1.nameRange.lowerBound }
    }

    private func constant(_ variable: SwiftVariable, owner: String?) -> SwiftConstant? {
        guard let value = variable.value ?? variable.initialiser.map({ Located(.unknown, at: $0.range) }) else {
            return nil
        }
        return SwiftConstant(
            name: variable.name.value, owner: owner, path: path, nameRange: variable.name.range, value: value,
            isCase: false, isStatic: owner == nil || variable.isStatic,
            isVariable: !variable.isLet && !variable.isComputed,
            isFilePrivate: owner == nil
                && variable.modifiers.contains { $0.value == "private" || $0.value == "fileprivate" },
            scope: variable.scope)
    }

    /// A case with a raw value; the name is the raw value of a case without one when the enum's raw type is `String`.
    private func constant(_ enumCase: SwiftEnumCase, of type: SwiftType) -> SwiftConstant? {
        let hasTextValues = type.inheritance.first?.names.first?.value == "String"
        guard let value = enumCase.rawValue ?? (hasTextValues ? enumCase.name.map(SwiftValue.literal) : nil) else {
            return nil
        }
        return SwiftConstant(
            name: enumCase.name.value, owner: type.qualifiedName, path: path, nameRange: enumCase.name.range,
            value: value,
            isCase: true, isStatic: true, isVariable: false, isFilePrivate: false, scope: nil)
    }
}
