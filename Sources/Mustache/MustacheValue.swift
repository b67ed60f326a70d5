/// The value of a name in a template. Values are written, never read as template text.
package enum MustacheValue: Hashable, Sendable {
    /// Known, but without a value: false as a section, and an issue where it is to be written.
    case null
    case bool(Bool)
    /// Text from anywhere, the user included; always escaped for the place it is written to. Empty text is false.
    case text(String)
    /// Text the host vouches for: an identifier it validated, a number. The only kind that may stand where code stands,
    /// and the only one that a strict rendering writes unescaped.
    case code(String)
    case list([MustacheValue])
    case object([String: MustacheValue])

    package static func integer(_ value: Int) -> MustacheValue { .code(String(value)) }

    /// Whether a section of this value is left out.
    package var isFalse: Bool {
        switch self {
        case .null, .bool(false): true
        case .bool(true), .object: false
        case .text(let text), .code(let text): text.isEmpty
        case .list(let items): items.isEmpty
        }
    }

    /// The value that a tag of this name finds when this is all there is; nil when there is none. Members of members have
    /// dots between their names.
    package func value(at name: String) -> MustacheValue? {
        var value = self
        for part in name.split(separator: ".", omittingEmptySubsequences: false) {
            guard let member = value[String(part)] else { return nil }
            value = member
        }
        return value
    }

    /// The member `name` of an object; nil when there is none, or when this is not an object.
    subscript(name: String) -> MustacheValue? {
        guard case .object(let members) = self else { return nil }
        return members[name]
    }
}
