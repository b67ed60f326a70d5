import InputControl
import JSONSyntax
import SourceText

/// The choices of a selection control, by the form in which `choiceList` gives them (4d-behaviour.md, section 3).
package enum ChoiceList: Sendable {
    /// Keys are the values sent, values the texts shown.
    case object(JSONNode)
    /// Positions from 0 are the values sent, elements the texts shown.
    case list(JSONNode)
    /// The choices are records; the node is the object `dataSource`.
    case dataSource(JSONNode)
    /// Nothing that 4D can make choices of. An object whose only member `dataSource` is no object is such a thing, and
    /// then the node is that member's value: 4D makes it one choice called "dataSource". So is one whose only member is
    /// an object under a misspelling of that key.
    case unusable(JSONNode)

    /// nil for a value that a syntax error made unreadable.
    package init?(_ node: JSONNode) {
        switch node.kind {
        case .unreadable: return nil
        case .array: self = .list(node)
        case .object:
            guard let source = node[Self.sourceKey] else {
                self = Self.misspeltSource(in: node).map { .unusable($0) } ?? .object(node)
                return
            }
            if source.kind == .object {
                self = .dataSource(source)
            } else if node.members.count == 1 {
                guard source.kind != .unreadable else { return nil }
                self = .unusable(source)
            } else {
                self = .object(node)
            }
        default: self = .unusable(node)
        }
    }

    /// The key of `choiceList` for choices that are records.
    package static let sourceKey = "dataSource"

    /// The only member's value, when it is an object under a key that is nearly `dataSource`.
    private static func misspeltSource(in node: JSONNode) -> JSONNode? {
        guard node.members.count == 1, let member = node.members.first, let value = member.value, value.kind == .object,
            Spelling.suggestion(for: member.keyText, among: [sourceKey]) != nil
        else { return nil }
        return value
    }

    /// The texts shown, each with the key that is sent for it in the manifest; nil as key for an element of a list.
    /// Empty for choices that are not in the manifest.
    package var entries: [(key: JSONNode?, label: JSONNode)] {
        switch self {
        case .object(let node): node.members.compactMap { member in member.value.map { (member.key, $0) } }
        case .list(let node): node.elements.map { (nil, $0) }
        case .dataSource, .unusable: []
        }
    }
}

extension ControlModel {
    /// The choices of a selection control; nil for an action control, for what is no input control at all, and when a
    /// syntax error made them unreadable or leaves open what belongs to them.
    package var choiceList: ChoiceList? {
        guard otherKind == nil, let manifest, let node = manifest.value("choiceList") else { return nil }
        let isNestingSure = !manifest.document.issues.contains {
            [.unclosedBracket, .mismatchedBracket].contains($0.kind)
        }
        return isNestingSure ? ChoiceList(node) : nil
    }
}
