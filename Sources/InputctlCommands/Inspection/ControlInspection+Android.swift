extension ControlInspection {
    /// The result of the Android build for the control.
    package struct Android: Codable, Hashable, Sendable {
        package var isTargeted: Bool

        /// How the app shows the choices; absent for an action control, and when the app has no list.
        package var list: List?

        /// The files copied into the app's project, relative to the control.
        package var copied: [String]

        /// The files below `android/`, with what becomes of each.
        package var files: [File] = []

        /// The class that the app calls; absent when none is registered, or it cannot be determined.
        package var registeredClass: String?

        /// The annotation in the file that it is taken from.
        package var registeredAt: Place?

        /// The rows that parameters with the class get, and what they do; empty without a class.
        package var rows: [String]
        package var permissions: [String]

        /// The parts that the build leaves out, each with the reason; if the platform is not targeted, only the reason.
        package var missing: [String]

        /// Why it does not work: what the rules report as errors.
        package var problems: [String]
    }
}
