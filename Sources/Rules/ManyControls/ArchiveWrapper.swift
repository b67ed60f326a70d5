import Findings
import FourDMobile
import InputControl

/// `archive-wrapper`
enum ArchiveWrapper: Rule {
    static let info = RuleInfo(
        id: "archive-wrapper", group: .manyControls, severity: .error,
        summary: "an archive with the control in a folder of it",
        rationale: """
            4D's editor lists a control whose archive has one folder around everything, which is what "Download ZIP" of a \
            repository gives. The iOS build looks for the manifest at the root of the archive only, and leaves the control \
            out without a word; the Android generator fails with an empty list of errors.
            """,
        source:
            "4d/4D-Mobile-App, method mobile_actions and class androidprojectgenerator",
        remedy: "Pack the files of the control, not the folder around them.",
        needs: [],
        bad: RuleExample(["email2.zip/email2-main/manifest.json": manifest]),
        good: RuleExample(["email2.zip/manifest.json": manifest]))

    private static let manifest = #"{"name": "email2", "type": "text", "target": "ios", "choiceList": {"a": "A"}}"#

    static func check(_ control: ControlModel) -> [Finding] {
        let project = control.project
        guard project.isWrapped, let archive = project.archive else { return [] }
        let folder = archive.isEmpty ? project.folder : String(project.folder.dropFirst(archive.count + 1))
        return [
            finding(
                "the control is in the folder \"\(folder)\" of its archive", at: Location(path: project.folder),
                consequence:
                    "4D's editor lists it, and then no build takes it: both look at the root of the archive only",
                help: "pack the files without that folder",
                notes: [Note("the manifest", at: Location(path: project.manifestPath))])
        ]
    }
}
