extension ControlInspection {
    /// What the Android build makes of the control.
    package struct Android: Codable, Hashable, Sendable {
        package var isTargeted: Bool

        /// How the app shows the choices; absent for an action control, and when the app has no list.
        package var list: List?

        /// What is copied into the app's project, relative to the control.
        package var copied: [String]

        /// The class that the app calls; absent when none is registered, or it can't be told which.
        package var registeredClass: String?

        /// The annotation in the file that it is taken from.
        package var registeredAt: Place?
        package var permissions: [String]

        /// What is not done, and why; when the platform is not targeted, only why.
        package var missing: [String]

        package init(
            isTargeted: Bool, list: List?, copied: [String], registeredClass: String?, registeredAt: Place?,
            permissions: [String], missing: [String]
        ) {
            self.isTargeted = isTargeted
            self.list = list
            self.copied = copied
            self.registeredClass = registeredClass
            self.registeredAt = registeredAt
            self.permissions = permissions
            self.missing = missing
        }
    }
}
