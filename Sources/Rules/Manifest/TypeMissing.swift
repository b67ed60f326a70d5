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
            4D's project editor offers an action control for the parameters of the types that its manifest lists. Without \
            the key, or with an empty list, there is no parameter that it is offered for.
            """,
        source: "4d/4D-Mobile-App, class ACTIONS_PARAMS",
        remedy: "Add \"type\" with one type, or a list of them: text, real, integer, boolean, picture, date, time.",
        needs: [.wholeManifest], reads: ["/type", "/choiceList"],
        bad: .manifest(#"{"name": "email2", "inject": true, "capabilities": {}}"#),
        good: .manifest(#"{"name": "email2", "type": "text", "inject": true, "capabilities": {}}"#))

    static func check(_ control: ControlModel) -> [Finding] {
        guard control.isActionControl else { return [] }
        if let node = control.manifest?.value("type"), node.kind == .array, node.elements.isEmpty {
            return [
                finding(
                    "the list \"type\" is empty", at: control.place(of: node), consequence: consequence, help: help)
            ]
        }
        switch control.absence(of: "type") {
        case .noKey:
            return [
                finding(
                    "the manifest has no \"type\"", at: control.manifestPlace, consequence: consequence,
                    help: "add \"type\", such as \"type\": \"text\"; \(help)")
            ]
        case .null(let node):
            return [
                finding("\"type\" is null", at: control.place(of: node), consequence: consequence, help: help)
            ]
        case nil: return []
        }
    }

    private static let consequence = "4D's editor offers the control for no parameter"
    private static let help = "the types are \(ParameterType.documented.map(\.rawValue).quotedList("and"))"
}
