extension ControlInspection {
    /// What the iOS build makes of the control.
    package struct IOS: Codable, Hashable, Sendable {
        package var isTargeted: Bool

        /// How the app shows the choices; absent for an action control, and when the app has no list.
        package var list: List?

        /// What is copied into the app's project, relative to the control.
        package var injected: [String]

        /// The files that 4D finds below `ios/`, with what becomes of each; empty when it copies nothing.
        package var files: [File]
        package var services: [Service]
        package var keys: [Key]

        /// What is not done, and why; when the platform is not targeted, only why.
        package var missing: [String]

        /// Why it does not work, as far as that is not about one service: what the rules report as errors.
        package var problems: [String]

        package init(
            isTargeted: Bool, list: List?, injected: [String], files: [File] = [], services: [Service], keys: [Key],
            missing: [String], problems: [String]
        ) {
            self.isTargeted = isTargeted
            self.list = list
            self.injected = injected
            self.files = files
            self.services = services
            self.keys = keys
            self.missing = missing
            self.problems = problems
        }
    }
}
