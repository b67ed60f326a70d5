import Findings
import FourDMobile
import InputControl
import JSONSyntax
import SourceText

/// `choice-list-order`
enum ChoiceListOrder: Rule {
    static let info = RuleInfo(
        id: "choice-list-order", group: .manifest, severity: .note,
        summary: "choices in an object, whose order Android apps do not keep",
        rationale: """
            An iOS app shows the choices of an object in the order of the file. The Android generator reads the object \
            into a table without an order, so an Android app may show them in any; a list keeps its order on both.
            """,
        source: "org.json 20210307, JSONObject, as 4d/android-ProjectGenerator uses it",
        remedy: """
            Where the order matters and the values sent may be the positions 0, 1, 2, write a list. Otherwise choose texts \
            that make sense in any order.
            """,
        needs: [.manifest], platform: .android, reads: ["/choiceList"],
        bad: .manifest(#"{"name": "size", "type": "text", "choiceList": {"s": "small", "m": "medium", "l": "large"}}"#),
        good: .manifest(#"{"name": "size", "type": "text", "choiceList": ["small", "medium", "large"]}"#))

    static func check(_ control: ControlModel) -> [Finding] {
        guard case .object(let node) = control.choiceList, node.members.count > 1,
            let member = control.manifest?.root?.member(named: "choiceList")
        else { return [] }
        return [unordered(node, member, in: control)]
    }

    private static func unordered(_ node: JSONNode, _ member: JSONMember, in control: ControlModel) -> Finding {
        let isList = node.members.enumerated().allSatisfy { position, member in
            member.keyText == String(position) && member.value?.kind == .string
        }
        let canBeList = isList && !control.hasImageBinding
        return finding(
            "Android apps may show the \(node.members.count) choices of \"choiceList\" in another order",
            at: control.place(ofKey: member), consequence: "only iOS apps keep the order of an object",
            help: canBeList
                ? "write a list: its positions are the same keys, and it keeps its order"
                : control.hasImageBinding ? nil : "only a list keeps its order on both",
            fix: canBeList ? asList(node, in: control) : nil)
    }

    /// The fix that leaves the keys 0, 1, 2… out, which a list has of itself.
    private static func asList(_ node: JSONNode, in control: ControlModel) -> FixIt? {
        guard node.isComplete, node.range.count > 1 else { return nil }
        let keys = node.members.compactMap { member in
            member.value.map { TextEdit(member.key.range.lowerBound..<$0.range.lowerBound, "") }
        }
        let opening = node.range.lowerBound..<node.range.lowerBound + 1
        let closing = node.range.upperBound - 1..<node.range.upperBound
        return control.fixing("write the choices as a list", [TextEdit(opening, "[")] + keys + [TextEdit(closing, "]")])
    }
}
