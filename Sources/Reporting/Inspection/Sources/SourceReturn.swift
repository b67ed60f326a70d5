/// One way in which a call of a row builder can end.
package struct SourceReturn: Codable, Hashable, Sendable {
    /// The format that is requested; absent for any format that the code does not know.
    package var format: String?

    /// `row`, `nil`, `never` or `unknown`.
    package var returns: String

    /// The expression that is returned, its first line.
    package var expression: String

    /// The class of the row; absent when it is not known.
    package var rowType: String?

    /// Whether the row calls the callback of the app: `passed`, `otherCallback`, `missing` or `unknown`.
    package var event: String?

    /// The part that could not be evaluated.
    package var reason: String?
    package var path: String

    /// From 1.
    package var line: Int

    /// From 1, in Unicode scalars.
    package var column: Int

    package init(
        format: String? = nil, returns: String, expression: String, rowType: String? = nil, event: String? = nil,
        reason: String? = nil, path: String, line: Int, column: Int
    ) {
        self.format = format
        self.returns = returns
        self.expression = expression
        self.rowType = rowType
        self.event = event
        self.reason = reason
        self.path = path
        self.line = line
        self.column = column
    }
}
