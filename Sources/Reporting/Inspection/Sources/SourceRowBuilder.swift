/// A function that the app requests a row from.
package struct SourceRowBuilder: Codable, Hashable, Sendable {
    /// The type it belongs to; absent for a function of the file.
    package var owner: String?

    /// The strings that the format is compared with, where they are written.
    package var formats: [SourceOrigin]

    /// The result for each of these formats, and for any other.
    package var returns: [SourceReturn]

    /// From 1.
    package var line: Int

    /// From 1, in Unicode scalars.
    package var column: Int

    package init(
        owner: String? = nil, formats: [SourceOrigin] = [], returns: [SourceReturn] = [], line: Int, column: Int
    ) {
        self.owner = owner
        self.formats = formats
        self.returns = returns
        self.line = line
        self.column = column
    }
}
