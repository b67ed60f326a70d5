/// What a row builder gives back at one place.
package struct SourceReturn: Codable, Hashable, Sendable {
    /// As it is written, its first line.
    package var expression: String
    package var isNil: Bool

    /// Whether the row goes through `.onRowEvent` with the builder's callback: `yes`, `no` or `unsure`.
    package var isThroughOnRowEvent: String

    /// The type that is constructed; absent when that can't be told.
    package var rowType: String?

    /// From 1.
    package var line: Int

    /// From 1, in Unicode scalars.
    package var column: Int

    package init(
        expression: String, isNil: Bool, isThroughOnRowEvent: String, rowType: String? = nil, line: Int, column: Int
    ) {
        self.expression = expression
        self.isNil = isNil
        self.isThroughOnRowEvent = isThroughOnRowEvent
        self.rowType = rowType
        self.line = line
        self.column = column
    }
}
