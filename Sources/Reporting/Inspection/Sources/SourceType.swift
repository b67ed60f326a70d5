/// A type or an extension, as one place declares it.
package struct SourceType: Codable, Hashable, Sendable {
    /// `class`, `struct`, `enum`, `protocol`, `actor`, `extension`, `interface`, `object`.
    package var kind: String

    /// With the names of the types around it, joined by dots.
    package var name: String

    /// Attributes or annotations as they are written.
    package var attributes: [String]

    /// The superclass and protocols, as written.
    package var inherits: [SourceItem]

    /// The parameters of a Kotlin class's primary constructor; absent when it has none.
    package var constructor: [String]?

    /// In the order of their places.
    package var members: [SourceMember]

    /// Whether it is inside a function, so that nothing outside can see it.
    package var isLocal: Bool

    /// Whether it is in a branch of `#if`.
    package var isConditional: Bool

    /// From 1.
    package var line: Int

    /// From 1, in Unicode scalars.
    package var column: Int

    package init(
        kind: String, name: String, attributes: [String] = [], inherits: [SourceItem] = [],
        constructor: [String]? = nil, members: [SourceMember] = [], isLocal: Bool, isConditional: Bool, line: Int,
        column: Int
    ) {
        self.kind = kind
        self.name = name
        self.attributes = attributes
        self.inherits = inherits
        self.constructor = constructor
        self.members = members
        self.isLocal = isLocal
        self.isConditional = isConditional
        self.line = line
        self.column = column
    }
}
