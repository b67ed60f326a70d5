/// A platform that 4D builds mobile apps for, written as in a manifest's `target`.
package enum Platform: String, Sendable, CaseIterable {
    case ios
    case android

    /// The platform that a text of a manifest names for 4D, which takes it in any case; nil for any other text.
    package init?(ignoringCase text: String) {
        self.init(rawValue: text.lowercased())
    }
}
