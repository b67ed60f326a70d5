/// A function that the app asks for a row.
package struct SourceRowBuilder: Codable, Hashable, Sendable {
    /// The type it belongs to; absent for a function of the file.
    package var owner: String?
    package var comparisons: [SourceComparison]

    /// Whether it returns nil for some format: `yes`, `no` or `unsure`.
    package var returnsNil: String
    package var returns: [SourceReturn]

    /// Where something is done with the format that can't be judged.
    package var unsure: [SourceItem]

    /// What it may hand out for formats it has not compared.
    package var unguarded: [SourceItem]

    /// From 1.
    package var line: Int

    /// From 1, in Unicode scalars.
    package var column: Int

    package init(
        owner: String? = nil, comparisons: [SourceComparison] = [], returnsNil: String, returns: [SourceReturn] = [],
        unsure: [SourceItem] = [], unguarded: [SourceItem] = [], line: Int, column: Int
    ) {
        self.owner = owner
        self.comparisons = comparisons
        self.returnsNil = returnsNil
        self.returns = returns
        self.unsure = unsure
        self.unguarded = unguarded
        self.line = line
        self.column = column
    }
}
