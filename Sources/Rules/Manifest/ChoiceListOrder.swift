import Findings
import FourDMobile
import InputControl
import JSONSyntax
import SourceText

/// `choice-list-order`
enum ChoiceListOrder: Rule {
    static let info = RuleInfo(
        id: "choice-list-order", group: .manifest, severity: .note,
        summary: "choices that Android apps show in another order",
        rationale: """
            iOS apps show the choices of an object in the order of the file. The Android generator reads the object into a \
            Java HashMap, so Android apps show them in the order of the hash codes of their keys. A list keeps its order on \
            both.
            """,
        facts: ["list-2", "list-3"],
        remedy: """
            Where the order matters, number the keys "0" to "9" in the order of the choices, or write a list, which sends \
            the positions 0, 1, 2. Otherwise choose labels that make sense in any order.
            """,
        needs: [.manifest], platform: .android, reads: ["/choiceList"],
        bad: .manifest(#"{"name": "size", "type": "text", "choiceList": {"s": "small", "m": "medium", "l": "large"}}"#),
        good: .manifest(#"{"name": "size", "type": "text", "choiceList": ["small", "medium", "large"]}"#))

    static func check(_ control: ControlModel) -> [Finding] {
        guard case .object(let node) = control.choiceList, let order = node.androidOrder,
            zip(order, order.dropFirst()).contains(where: >),
            let member = control.manifest?.root?.member(named: "choiceList")
        else { return [] }
        let keys = node.members.map(\.key)
        let isShort = order.count <= 5
        let shown = order.prefix(5).map { keys[$0].messageWords }.joined(separator: ", ") + (isShort ? "" : ", …")
        return [
            finding(
                "Android apps show the choices of \"choiceList\" in another order", at: control.place(ofKey: member),
                consequence: "they sort the keys by their hash codes: \(shown)",
                help: control.hasImageBinding ? nil : "write a list if the keys may be 0, 1, 2, …")
        ]
    }
}
