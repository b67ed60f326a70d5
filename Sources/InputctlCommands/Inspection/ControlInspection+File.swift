extension ControlInspection {
    /// A file that a build finds in the control, and what becomes of it.
    package struct File: Codable, Hashable, Sendable {
        /// Relative to the control.
        package var path: String

        /// One word for it.
        package var fate: String

        /// The end of a sentence that starts with the file.
        package var words: String
    }
}
