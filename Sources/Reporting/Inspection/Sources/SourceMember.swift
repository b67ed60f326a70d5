/// A member of a type, or a function of a file.
package struct SourceMember: Codable, Hashable, Sendable {
    /// `let`, `var`, `func`, `init`, `case`, `val`, `fun`.
    package var kind: String

    /// Of a function with its labels or parameters.
    package var name: String
    package var isStatic: Bool

    /// Attributes or annotations as they are written.
    package var attributes: [String]

    /// The type of a property, or what a function returns, as it is written; absent when nothing is.
    package var type: String?

    /// From 1.
    package var line: Int

    /// From 1, in Unicode scalars.
    package var column: Int

    package init(
        kind: String, name: String, isStatic: Bool, attributes: [String] = [], type: String? = nil, line: Int,
        column: Int
    ) {
        self.kind = kind
        self.name = name
        self.isStatic = isStatic
        self.attributes = attributes
        self.type = type
        self.line = line
        self.column = column
    }
}
