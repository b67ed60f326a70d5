import InputControl
import JSONSyntax

/// A manifest's `type` as 4D's editor reads it for an action control. [editor-4] [editor-5]
package struct TypeReading: Sendable {
    /// One type that is listed, or the value itself where it is not a list.
    package struct Entry: Sendable {
        /// A string, or whatever else stands in its place; a key where `type` is an object.
        package let node: JSONNode

        /// The type that the editor finds; nil when it knows none of that name.
        package var type: ParameterType? { node.string.flatMap(ParameterType.read) }

        /// Whether the type is written as documented; the editor finds some of them also in another case or with
        /// accents (4D-RT).
        package var isExact: Bool { node.string.flatMap(ParameterType.init(rawValue:)) != nil }
    }

    /// The value of the key; nil when it is absent or null.
    package let node: JSONNode?
    package let entries: [Entry]

    init(_ manifest: Manifest) {
        node = manifest.isAbsent("type") ? nil : manifest.value("type")
        let nodes: [JSONNode] =
            switch node?.kind {
            case .array: node.map { Array($0.elements) } ?? []
            // Of an object 4D goes through the keys (4D-RT).
            case .object: node.map { $0.members.map(\.key) } ?? []
            case .string, .number, .boolean, .null, .unreadable, nil: [node].compactMap { $0 }
            }
        entries = nodes.map(Entry.init)
    }

    /// The types of parameters that the editor offers the control for.
    package var offered: [ParameterType.Internal] {
        let known = Set(entries.compactMap { $0.type?.internalType })
        return ParameterType.Internal.allCases.filter(known.contains)
    }
}
