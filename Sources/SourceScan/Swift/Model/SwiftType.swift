import SourceText

/// One name of an inheritance clause.
package struct SwiftInheritance: Sendable, Hashable {
    /// The text as written, such as `@unchecked Sendable` or `Row<Cell>`.
    package let text: Located<String>

    /// The names in it without attributes and generic arguments: several for `A & B`.
    package let names: [Located<String>]
}

/// A type or an extension, as one place declares it.
package struct SwiftType: ConditionalCode, Sendable, Hashable {
    package enum Kind: String, Sendable, CaseIterable {
        case `class`, `struct`, `enum`, `protocol`, actor, `extension`
    }

    package let kind: Kind

    /// The name as written; for an extension the text of the extended type.
    package let name: Located<String>

    /// The names of the types around it and its own, joined by dots, without generic arguments.
    package let qualifiedName: String

    /// The index in `SwiftFileFacts.types` of the type around it; nil at file level and in a function.
    package let parent: Int?

    /// Whether it is declared inside a function or closure, so that nothing outside can see it.
    package let isLocal: Bool
    package let attributes: [SwiftAttribute]
    package let modifiers: [Located<String>]
    package let inheritance: [SwiftInheritance]

    package let condition: SwiftBuildCondition

    /// From the first attribute or modifier to the closing brace.
    package let range: Range<Int>

    package internal(set) var variables: [SwiftVariable] = []

    /// Functions and initialisers.
    package internal(set) var functions: [SwiftFunction] = []
    package internal(set) var cases: [SwiftEnumCase] = []

    /// The attribute of that name, without `@`; nil when there is none.
    package func attribute(_ name: String) -> SwiftAttribute? {
        attributes.first { $0.name.value == name }
    }
}
