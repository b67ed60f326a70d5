import Findings
import FourDMobile
import InputControl

/// `name-missing`
enum NameMissing: Rule {
    static let info = RuleInfo(
        id: "name-missing", group: .manifest, severity: .error,
        summary: "a manifest without a name",
        rationale: """
            The name is the identity of a control: a parameter of an action refers to it as "/<name>", and the code of the \
            control is asked for it. Neither 4D's editor nor a build takes the name of the folder instead; they ignore a \
            control whose name is not a text.
            """,
        source: "4d/4D-Mobile-App, method mobile_actions and class ACTIONS_PARAMS (4d-behaviour.md, section 3)",
        remedy: "Add \"name\" with the name that parameters shall use, which may differ from the folder's.",
        needs: [.wholeManifest], reads: ["/name"],
        bad: .manifest(#"{"type": "text", "inject": true, "capabilities": {}}"#),
        good: .manifest(#"{"name": "email2", "type": "text", "inject": true, "capabilities": {}}"#))

    static func check(_ control: ModelledControl) -> [Finding] {
        guard let absence = control.absence(of: "name") else { return [] }
        switch absence {
        case .noKey:
            return [
                finding(
                    "the manifest has no \"name\"", at: control.manifestPlace, consequence: consequence,
                    help: "add \"name\", such as \"name\": \"myControl\"")
            ]
        case .null(let node):
            return [
                finding(
                    "\"name\" is null", at: control.place(of: node), consequence: consequence,
                    help: "write a name in quotes, such as \"myControl\"")
            ]
        }
    }

    private static let consequence = "4D ignores a control without a name, in the editor and in the builds"
}
