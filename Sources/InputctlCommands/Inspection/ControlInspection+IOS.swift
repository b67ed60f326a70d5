extension ControlInspection {
    /// The result of the iOS build for the control.
    package struct IOS: Codable, Hashable, Sendable {
        package var isTargeted: Bool

        /// How the app shows the choices; absent for an action control, and when the app has no list.
        package var list: List?

        /// The files copied into the app's project, relative to the control.
        package var injected: [String]

        /// The files that 4D finds below `ios/`, with what becomes of each; empty when it copies nothing.
        package var files: [File] = []
        package var services: [Service]
        package var keys: [Key]

        /// The parts that the build leaves out, each with the reason; if the platform is not targeted, only the reason.
        package var missing: [String]

        /// Why it does not work, as far as that is not about one service: the errors that the rules report.
        package var problems: [String]
    }
}
