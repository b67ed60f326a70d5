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
            4D's project editor hides an action control whose manifest does not have the key "inject"; its value does \
            not matter there, except that null counts as absent. The iOS build would take true if there is an ios/ \
            folder, but a control that is not offered is never chosen. 4D's own Kotlin tutorial leaves the key out.
            """,
        facts: ["manifest-8", "manifest-23", "manifest-24", "editor-1"],
        remedy: "Add \"inject\": true, or false for a control without iOS code.",
        needs: [.topLevelKeys], reads: ["/inject", "/choiceList"],
        bad: .manifest(#"{"name": "email2", "type": "text", "capabilities": {}}"#),
        good: .manifest(#"{"name": "email2", "type": "text", "inject": true, "capabilities": {}}"#))

    static func check(_ control: ControlModel) -> [Finding] {
        let hasCode = control.tree.map { $0.hasFolder("ios") } ?? control.mayTargetIOS
        return findings(
            onMissing: "inject", wanted: hasCode ? "true" : "false",
            because: hasCode ? nil : "there is no iOS code", in: control)
    }
}
