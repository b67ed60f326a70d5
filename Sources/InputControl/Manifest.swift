import JSONSyntax
import SourceText

/// Which kind of control a manifest describes.
package enum ManifestKind: Hashable, Sendable {
    /// A control with native code: `choiceList` is absent or null. [kind-1]
    case actionControl
    /// A control that offers choices: it has a `choiceList`, whatever else it holds. [kind-2]
    case selectionControl
}

/// The description of a control, with the place of every value. It is partial when the file is damaged.
///
/// A property is nil, or a list shorter, when the value is absent or has not the type that 4D reads.
package struct Manifest: Sendable {
    package let file: SourceFile

    /// Whether the file is meant as JSON. Of anything else neither a document nor its mistakes are of use.
    package let content: ManifestContent

    /// The JSON that could be read; none if the file is not JSON.
    package let document: JSONDocument

    package init(_ file: SourceFile) {
        self.file = file
        content = ManifestContent(file.bytes)
        document = JSONDocument(parsing: content == .json ? file.bytes : [])
    }

    /// The root object; nil when the file holds no object.
    package var root: JSONNode? {
        document.root.flatMap { $0.kind == .object ? $0 : nil }
    }

    /// The mistakes against the grammar and the encoding of JSON; none where the file is not meant as JSON.
    package var issues: [JSONSyntaxIssue] {
        content == .json ? document.issues : []
    }

    /// Whether nothing was lost to a syntax error, so that what is not seen is not there.
    package var isWhole: Bool {
        root?.isComplete ?? false
    }

    /// Whether every key at the top is known: what was lost to syntax errors, if anything, lies inside values.
    package var knowsItsKeys: Bool {
        guard let root else { return false }
        guard !root.isComplete else { return true }
        let values = root.members.compactMap(\.value).filter { $0.kind == .object || $0.kind == .array }.map(\.range)
        return document.issues.allSatisfy { issue in
            switch issue.kind.loss {
            case .none, .value: true
            case .surroundings:
                values.contains { $0.lowerBound < issue.range.lowerBound && issue.range.upperBound < $0.upperBound }
            case .structure: false
            }
        }
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
        // A key whose value was lost to a syntax error stands for a list.
        guard let member = root?.member(named: "choiceList") else { return .actionControl }
        return member.value?.kind == .null ? .actionControl : .selectionControl
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
