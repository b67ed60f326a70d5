import Findings
import FourDMobile
import InputControl

/// `archive-selection-hidden`
enum ArchiveSelectionHidden: Rule {
    static let info = RuleInfo(
        id: "archive-selection-hidden", group: .manyControls, severity: .warning,
        summary: "a selection control in an archive",
        rationale: """
            The menu Data Source of 4D's editor, in which selection controls are chosen, lists those that are folders. One \
            in an archive can't be chosen there; a project that names it already still gets it.
            """,
        source: "4d/4D-Mobile-App, class ACTIONS_PARAMS",
        remedy: "Give the control to projects as a folder.",
        needs: [.manifest], reads: ["/choiceList"],
        bad: RuleExample(["size.zip/manifest.json": #"{"name": "size", "type": "text", "choiceList": {"s": "Small"}}"#]
        ),
        good: .manifest(#"{"name": "size", "type": "text", "choiceList": {"s": "Small"}}"#))

    static func check(_ control: ControlModel) -> [Finding] {
        guard control.archive != nil, !control.isReleased, let manifest = control.manifest,
            let member = manifest.root?.member(named: "choiceList"), !control.isActionControl
        else { return [] }
        return [
            finding(
                "a selection control is in an archive", at: control.place(ofKey: member),
                consequence: "the menu Data Source of 4D's editor does not list it",
                help: "unpack it where the project has its input controls")
        ]
    }
}
