/// A value that a row builder compares the format with.
package struct SourceComparison: Codable, Hashable, Sendable {
    /// A text in quotes, anything else as it is written.
    package var value: String

    /// What is done with the format before: `none`, `lowercased`, `uppercased` or `ignoringCase`.
    package var folding: String

    /// Whether it is compared with `!=`.
    package var isNegated: Bool

    /// Whether the value is a list that is asked whether it contains the format.
    package var isCollection: Bool

    /// What the value stands for; absent when that can't be told.
    package var resolved: [SourceOrigin]?

    /// From 1.
    package var line: Int

    /// From 1, in Unicode scalars.
    package var column: Int

    package init(
        value: String, folding: String, isNegated: Bool, isCollection: Bool, resolved: [SourceOrigin]? = nil, line: Int,
        column: Int
    ) {
        self.value = value
        self.folding = folding
        self.isNegated = isNegated
        self.isCollection = isCollection
        self.resolved = resolved
        self.line = line
        self.column = column
    }
}
