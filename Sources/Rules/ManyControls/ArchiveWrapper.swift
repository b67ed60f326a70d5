import Findings
import FourDMobile
import InputControl

/// `archive-wrapper`
enum ArchiveWrapper: Rule {
    static let info = RuleInfo(
        id: "archive-wrapper", group: .manyControls, severity: .error,
        summary: "an archive that holds the control in a folder",
        rationale: """
            "Download ZIP" of a repository gives an archive with one folder around everything. 4D's editor lists such a \
            control, unless a file such as .DS_Store lies beside the folder. The iOS build looks for the manifest at the root \
            of the archive only, and silently leaves the control out; the Android build fails with an empty list of errors.
            """,
        facts: ["zip-1", "zip-2", "zip-3", "zip-4", "zip-5"],
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
                consequence: consequence(control), help: "pack the files without that folder",
                notes: [Note("the manifest", at: Location(path: project.manifestPath))])
        ]
    }

    private static func consequence(_ control: ControlModel) -> String {
        let builds = "both builds look at the root of the archive only"
        if let file = control.project.besideFile {
            return "4D's editor does not list it, because of the file \"\(file)\" at the root, and \(builds)"
        }
        // The menu of selection controls lists no archives at all.
        return control.isActionControl
            ? "4D's editor lists it, and then no build takes it: \(builds)" : "no build takes it: \(builds)"
    }
}
