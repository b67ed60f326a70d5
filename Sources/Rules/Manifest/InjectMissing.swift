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
            matter to the editor. The build would assume true when there is an ios/ folder, but a control that is not \
            listed is never chosen.
            """,
        source: "4d/4D-Mobile-App, method mobile_actions (4d-behaviour.md, section 3)",
        remedy: "Add \"inject\": true, or false for a control without iOS code.",
        needs: [.wholeManifest], reads: ["/inject", "/choiceList"],
        bad: .manifest(#"{"name": "email2", "type": "text", "capabilities": {}}"#),
        good: .manifest(#"{"name": "email2", "type": "text", "inject": true, "capabilities": {}}"#))

    static func check(_ control: ModelledControl) -> [Finding] {
        guard let manifest = control.manifest, manifest.kind == .actionControl, manifest.value("inject") == nil else {
            return []
        }
        return [missing(in: control)]
    }

    private static func missing(in control: ModelledControl) -> Finding {
        finding(
            "the manifest has no \"inject\"", at: control.manifestPlace,
            consequence: "4D's editor hides an action control without this key",
            help: "add \"inject\": true", fix: control.adding(#""inject": true"#, title: "add \"inject\": true"))
    }
}
