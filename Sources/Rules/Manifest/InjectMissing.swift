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
        source: "4d/4D-Mobile-App, class ACTIONS_PARAMS and method mobile_actions",
        remedy: "Add \"inject\": true, or false for a control without iOS code.",
        needs: [.wholeManifest], reads: ["/inject", "/choiceList"],
        bad: .manifest(#"{"name": "email2", "type": "text", "capabilities": {}}"#),
        good: .manifest(#"{"name": "email2", "type": "text", "inject": true, "capabilities": {}}"#))

    static func check(_ control: ControlModel) -> [Finding] {
        let hasCode = control.hasIOSCode
        return findings(
            onMissing: "inject", wanted: hasCode ? "true" : "false",
            because: hasCode ? nil : "for there is no iOS code", in: control)
    }
}

extension ControlModel {
    /// Whether there is Swift code to copy into an app, as far as can be told.
    fileprivate var hasIOSCode: Bool {
        tree.map { $0.hasFolder("ios") } ?? mayTargetIOS
    }
}
