extension ControlInspection {
    /// A key in one of the app's property lists.
    package struct Key: Codable, Hashable, Sendable {
        /// `Info.plist`, `Settings.plist` or `entitlements`.
        package var file: String
        package var key: String

        /// The value that 4D writes, as JSON; absent when 4D computes it.
        package var value: String?

        /// Whether 4D adds the value to what the app has under the key.
        package var isMerged: Bool

        /// The key of the manifest's `capabilities` behind it.
        package var capability: String

        /// The manifest's value behind it, as JSON.
        package var manifestValue: String
        package var namedAt: Place
    }
}
