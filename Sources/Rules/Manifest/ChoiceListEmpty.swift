import Findings
import FourDMobile
import InputControl
import JSONSyntax
import SourceText

/// `choice-list-empty`
enum ChoiceListEmpty: Rule {
    static let info = RuleInfo(
        id: "choice-list-empty", group: .manifest, severity: .error,
        summary: "a \"choiceList\" without a choice",
        rationale: """
            A control with "choiceList" is a selection control, even if the list is empty. 4D offers it like any other, and \
            the app shows an empty list.
            """,
        facts: ["kind-2", "list-1"],
        remedy: "Write at least one choice, or remove \"choiceList\" from a control with native code.",
        needs: [.manifest], reads: ["/choiceList"],
        bad: .manifest(#"{"name": "colour", "type": "text", "choiceList": {}}"#),
        good: .manifest(#"{"name": "colour", "type": "text", "choiceList": {"r": "red"}}"#))

    static func check(_ control: ControlModel) -> [Finding] {
        switch control.choiceList {
        case .object(let node) where node.members.isEmpty && node.isComplete: [empty(node, in: control)]
        case .list(let node) where node.elements.isEmpty && node.isComplete: [empty(node, in: control)]
        case .object, .list, .dataSource, .unusable, nil: []
        }
    }

    private static func empty(_ node: JSONNode, in control: ControlModel) -> Finding {
        finding(
            "\"choiceList\" is an empty \(node.kind == .array ? "list" : "object")", at: control.place(of: node),
            consequence: "the app shows an empty list",
            help: "write the choices, or remove \"choiceList\" from a control with native code")
    }
}
