extension ControlInspection {
    /// The offer of the project editor.
    package struct Editor: Codable, Hashable, Sendable {
        /// The menu of an action parameter that has the control: `Input control` or `Data Source`.
        package var menu: String

        /// The internal types of the parameters.
        package var types: [String]

        /// The format that the parameters must have, for a selection control; absent where there is no such format.
        package var format: String?

        /// The kinds of projects that it is offered in.
        package var projects: [String]

        /// Why it is not offered, or not in all projects.
        package var hidden: [String]
    }
}
