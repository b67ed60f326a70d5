/// The keys that a manifest has at its top. Any other is legal, and ignored.
///
/// Source: 4d-behaviour.md, section 3.
package enum ManifestKeys {
    /// Those that decide what 4D does with the control.
    package static let read = [
        "name", "type", "inject", "capabilities", "target", "format", "choiceList", "binding", "assets", "rules",
    ]

    /// Those that are merged in from the release event when a control is published.
    package static let release = [
        "version", "homepage", "updateURL", "release", "repository", "organization", "sender", "action",
    ]

    /// Those for people.
    package static let presentation = ["icon", "preview", "description"]

    package static let all = read + release + presentation

    /// Whether the key is a comment or a schema reference.
    package static func isRemark(_ key: String) -> Bool {
        key.utf8.first == UInt8(ascii: "$")
    }
}
