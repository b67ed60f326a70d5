/// A text that a comparison leads to, and the file and place where it is written.
package struct SourceOrigin: Codable, Hashable, Sendable {
    package var text: String
    package var path: String

    /// From 1.
    package var line: Int

    /// From 1, in Unicode scalars.
    package var column: Int

    package init(text: String, path: String, line: Int, column: Int) {
        self.text = text
        self.path = path
        self.line = line
        self.column = column
    }
}
