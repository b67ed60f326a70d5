extension ControlInspection {
    /// What the Android build makes of the control.
    package struct Android: Codable, Hashable, Sendable {
        package var isTargeted: Bool

        /// How the app shows the choices; absent for an action control, and when the app has no list.
        package var list: List?

        /// What is copied into the app's project, relative to the control.
        package var copied: [String]

        /// The files below `android/`, with what becomes of each.
        package var files: [File]

        /// The class that the app calls; absent when none is registered, or it cannot be determined.
        package var registeredClass: String?

        /// The annotation in the file that it is taken from.
        package var registeredAt: Place?

        /// The rows that parameters with the class get, and what they do; empty without a class.
        package var rows: [String]
        package var permissions: [String]

        /// What is not done, and why; when the platform is not targeted, only why.
        package var missing: [String]

        /// Why it does not work: what the rules report as errors.
        package var problems: [String]

        package init(
            isTargeted: Bool, list: List?, copied: [String], files: [File] = [], registeredClass: String?,
            registeredAt: Place?, rows: [String], permissions: [String], missing: [String], problems: [String]
        ) {
            self.isTargeted = isTargeted
            self.list = list
            self.copied = copied
            self.files = files
            self.registeredClass = registeredClass
            self.registeredAt = registeredAt
            self.rows = rows
            self.permissions = permissions
            self.missing = missing
            self.problems = problems
        }
    }
}
