/// A piece of a source file, such as an import, a name or a tag, and where it stands.
package struct SourceItem: Codable, Hashable, Sendable {
    package var text: String

    /// From 1.
    package var line: Int

    /// From 1, in Unicode scalars.
    package var column: Int

    package init(text: String, line: Int, column: Int) {
        self.text = text
        self.line = line
        self.column = column
    }
}
