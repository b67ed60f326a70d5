/// A name that stands for a value.
package struct SourceConstant: Codable, Hashable, Sendable {
    /// With the name of the type it belongs to before it.
    package var name: String

    /// A text in quotes, anything else as it is written.
    package var value: String

    /// From 1.
    package var line: Int

    /// From 1, in Unicode scalars.
    package var column: Int

    package init(name: String, value: String, line: Int, column: Int) {
        self.name = name
        self.value = value
        self.line = line
        self.column = column
    }
}
