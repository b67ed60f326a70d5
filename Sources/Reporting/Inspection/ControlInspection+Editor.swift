extension ControlInspection {
    /// What the project editor offers.
    package struct Editor: Codable, Hashable, Sendable {
        /// The internal types of the parameters that the control is offered for; absent when any will do.
        package var types: [String]?

        /// The kinds of projects that it is offered in.
        package var projects: [String]

        /// Why it is not offered, or not in all projects.
        package var hidden: [String]

        package init(types: [String]?, projects: [String], hidden: [String]) {
            self.types = types
            self.projects = projects
            self.hidden = hidden
        }
    }
}
