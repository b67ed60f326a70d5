import Findings
import FourDMobile
import InputControl
import SourceText

/// `inject-missing`
enum InjectMissing: Rule {
    static let info = RuleInfo(
        id: "inject-missing", group: .manifest, severity: .error,
        summary: "an action control without the key \"inject\"",
        rationale: """
            4D's project editor lists an action control only when its manifest has the key "inject"; the value does not \
            matter to the editor, except that null counts as absent. The build would assume true when there is an ios/ \
            folder, but a control that is not listed is never chosen.
            """,
        source: "4d/4D-Mobile-App, class ACTIONS_PARAMS and method mobile_actions (4d-behaviour.md, section 3)",
        remedy: "Add \"inject\": true, or false for a control without iOS code.",
        needs: [.wholeManifest], reads: ["/inject", "/choiceList"],
        bad: .manifest(#"{"name": "email2", "type": "text", "capabilities": {}}"#),
        good: .manifest(#"{"name": "email2", "type": "text", "inject": true, "capabilities": {}}"#))

    static func check(_ control: ModelledControl) -> [Finding] {
        guard control.isActionControl, let absence = control.absence(of: "inject") else { return [] }
        let value = control.hasIOSCode ? "true" : "false"
        let help = "add \"inject\": \(value)" + (value == "true" ? "" : ", for there is no iOS code")
        switch absence {
        case .noKey:
            return [
                finding(
                    "the manifest has no \"inject\"", at: control.manifestPlace, consequence: consequence, help: help,
                    fix: control.adding("\"inject\": \(value)", title: help))
            ]
        case .null(let node):
            return [
                finding(
                    "\"inject\" is null", at: control.place(of: node), consequence: consequence,
                    help: "write \(value)", fix: control.replacing(node, with: value))
            ]
        }
    }

    private static let consequence = "4D's editor hides an action control without this key"
}

extension ModelledControl {
    /// Whether there is Swift code to copy into an app, as far as can be told.
    fileprivate var hasIOSCode: Bool {
        control.tree.map { $0.hasFolder("ios") } ?? mayTargetIOS
    }
}
