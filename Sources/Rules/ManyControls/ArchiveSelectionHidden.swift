import Findings
import FourDMobile
import InputControl

/// `archive-selection-hidden`
enum ArchiveSelectionHidden: Rule {
    static let info = RuleInfo(
        id: "archive-selection-hidden", group: .manyControls, severity: .warning,
        summary: "a selection control in an archive",
        rationale: """
            The menu Data Source of 4D's editor lists the selection controls that are folders, and no archives. A control in \
            an archive cannot be chosen there; a project that refers to it already still gets it.
            """,
        facts: ["zip-6", "editor-22"],
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
                help: "unpack it in the folder of the project's input controls")
        ]
    }
}
