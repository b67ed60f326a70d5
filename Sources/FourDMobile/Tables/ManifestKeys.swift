/// The keys that a manifest has at its top. Any other is legal and ignored. [manifest-9]
package enum ManifestKeys {
    /// Those that decide what 4D does with the control. [manifest-20] to [manifest-32]
    package static let read = [
        "name", "type", "inject", "capabilities", "target", "format", "choiceList", "binding", "assets", "rules",
    ]

    /// Those that are merged in from the release event when a control is published. [manifest-33]
    package static let release = [
        "version", "homepage", "updateURL", "release", "repository", "organization", "sender", "action",
    ]

    /// Those for people. [manifest-34]
    package static let presentation = ["icon", "preview", "description"]

    package static let all = read + release + presentation

    /// Whether the key is a comment or a schema reference. [manifest-34]
    package static func isRemark(_ key: String) -> Bool {
        key.utf8.first == UInt8(ascii: "$")
    }
}
