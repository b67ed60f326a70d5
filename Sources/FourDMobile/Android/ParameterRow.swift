/// The row that the Android app shows for a parameter with a Kotlin control `[kotlin-15]`.
package enum ParameterRow: Sendable, Hashable, CaseIterable {
    /// The row of every type but boolean: it casts the output to String `[kotlin-16]`.
    case text

    /// The row of a boolean parameter: it ignores an output that is not a Boolean `[kotlin-17]`.
    case boolean

    /// The rows that parameters of these types get.
    package static func all(for types: Set<ParameterType.Internal>) -> [ParameterRow] {
        allCases.filter { row in types.contains { ($0 == .bool) == (row == .boolean) } }
    }
}
