import JSONSyntax
import SourceText

/// What kind of control a manifest describes to 4D [kind-1] [kind-2].
package enum ManifestKind: Hashable, Sendable {
    /// A control with native code: it has no `choiceList`, or null.
    case actionControl
    /// A control that offers choices: it has a `choiceList`, whatever else it has.
    case selectionControl
}

/// The description of a control, with the place of every value. It is partial when the file is damaged.
///
/// A property is nil, or a list shorter, when the value is absent or has not the type that 4D reads.
package struct Manifest: Sendable {
    package let file: SourceFile
    package let document: JSONDocument

    package init(_ file: SourceFile) {
        self.file = file
        self.document = JSONDocument(parsing: file.bytes)
    }

    /// The root object; nil when the file holds no object.
    package var root: JSONNode? {
        document.root.flatMap { $0.kind == .object ? $0 : nil }
    }

    /// Whether nothing was lost to a syntax error, so that what is not seen is not there.
    package var isWhole: Bool {
        root?.isComplete ?? false
    }

    /// The value of a top-level key; the last one of duplicates, as 4D reads them.
    package func value(_ key: String) -> JSONNode? {
        root?[key]
    }

    /// Whether a top-level key is not there, or null, which 4D does not tell apart.
    package func isAbsent(_ key: String) -> Bool {
        value(key).map { $0.kind == .null } ?? true
    }

    package var kind: ManifestKind {
        isAbsent("choiceList") ? .actionControl : .selectionControl
    }

    /// The identity of the control.
    package var name: Located<String>? {
        value("name").flatMap(Self.text)
    }

    /// The texts of `type`: one text, or a list.
    package var types: [Located<String>] {
        texts(of: "type")
    }

    /// The texts of `target`: one text, or a list.
    package var targets: [Located<String>] {
        texts(of: "target")
    }

    /// The `capabilities` object.
    package var capabilities: JSONNode? {
        value("capabilities").flatMap { $0.kind == .object ? $0 : nil }
    }

    /// The format of a selection control.
    package var format: Located<String>? {
        value("format").flatMap(Self.text)
    }

    package var binding: Located<String>? {
        value("binding").flatMap(Self.text)
    }

    /// A text node's value and the place of its content, without the quotes; nil for another node.
    package static func text(_ node: JSONNode) -> Located<String>? {
        node.string.map { Located($0, at: node.contentRange) }
    }

    private func texts(of key: String) -> [Located<String>] {
        guard let node = value(key) else { return [] }
        return (node.kind == .array ? Array(node.elements) : [node]).compactMap(Self.text)
    }
}
