extension ControlInspection {
    /// A place in one of the control's files; the path is relative to the control's folder, line and column count from 1.
    package struct Place: Codable, Hashable, Sendable {
        package let path: String
        package let line: Int
        package let column: Int
    }
}
