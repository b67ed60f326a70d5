/// A platform that 4D builds mobile apps for, written as in a manifest's `target`.
package enum Platform: String, Sendable, CaseIterable {
    case ios
    case android
}
