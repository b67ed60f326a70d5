import InputControl
import JSONSyntax
import SourceText

/// The choices of a selection control, by the form in which `choiceList` gives them [kind-3] [list-1] [list-8].
package enum ChoiceList: Sendable {
    /// Keys are the values sent, values the texts shown.
    case object(JSONNode)
    /// Positions from 0 are the values sent, elements the texts shown.
    case list(JSONNode)
    /// The choices are records.
    case dataSource(DataSource)
    /// A value of which 4D makes no choices. Of an object whose `dataSource` is not an object, the node is that value: the
    /// editor takes the list for a dynamic one. Of an object whose only member is an object under a misspelling of that
    /// key, the node is the member's value.
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
            switch source.kind {
            case .object: self = .dataSource(DataSource(node: source))
            case .unreadable: return nil
            case .null where node.members.count > 1: self = .object(node)
            case .null, .array, .string, .number, .boolean: self = .unusable(source)
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
    /// The choices of a selection control; nil for an action control, for what is not an input control, and when a syntax
    /// error made them unreadable or leaves open what belongs to them.
    package var choiceList: ChoiceList? {
        guard otherKind == nil, let manifest, manifest.kind == .selectionControl || lacksChoices,
            let node = manifest.value("choiceList")
        else { return nil }
        let isNestingSure = !manifest.document.issues.contains {
            [.unclosedBracket, .mismatchedBracket].contains($0.kind)
        }
        return isNestingSure ? ChoiceList(node) : nil
    }
}
