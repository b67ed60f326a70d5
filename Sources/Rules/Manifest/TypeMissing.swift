import Findings
import FourDMobile
import InputControl
import JSONSyntax

/// `type-missing`
enum TypeMissing: Rule {
    static let info = RuleInfo(
        id: "type-missing", group: .manifest, severity: .error,
        summary: "an action control that names no type",
        rationale: """
            4D's project editor offers an action control for the parameters of the types that its manifest lists, and \
            hides one without the key. With an empty list or object there is no parameter that it is offered for.
            """,
        facts: ["manifest-21", "editor-1", "editor-4"],
        remedy: "Add \"type\" with one type, or a list of them: text, real, integer, boolean, picture, date, time.",
        needs: [.topLevelKeys], reads: ["/type", "/choiceList"],
        bad: .manifest(#"{"name": "email2", "inject": true, "capabilities": {}}"#),
        good: .manifest(#"{"name": "email2", "type": "text", "inject": true, "capabilities": {}}"#))

    static func check(_ control: ControlModel) -> [Finding] {
        guard control.isActionControl else { return [] }
        if let node = control.editor?.type.node, node.holdsOthers, node.isComplete,
            node.elements.isEmpty, node.members.isEmpty
        {
            return [
                finding(
                    "\"type\" is empty", at: control.place(of: node),
                    consequence: "4D's editor offers the control for no parameter", help: help)
            ]
        }
        let consequence = "4D's editor hides an action control without this key"
        switch control.absence(of: "type") {
        case .noKey:
            return [
                finding(
                    "the manifest has no \"type\"", at: control.manifestPlace, consequence: consequence,
                    help: "add \"type\": \"text\", or another type; \(help)")
            ]
        case .null(let node):
            return [
                finding("\"type\" is null", at: control.place(of: node), consequence: consequence, help: help)
            ]
        case nil: return []
        }
    }

    private static let help = "the types are \(ParameterType.documented.map(\.rawValue).quotedList("and"))"
}
