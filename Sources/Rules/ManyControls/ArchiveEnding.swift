import Findings
import FourDMobile
import InputControl
import SourceText

/// `archive-ending`
enum ArchiveEnding: Rule {
    static let info = RuleInfo(
        id: "archive-ending", group: .manyControls, severity: .error,
        summary: "an archive whose ending is not .zip in lower case",
        rationale: """
            4D's editor and the iOS build read an archive whatever the case of its ending. The Android generator takes only \
            .zip, does not find the control and stops, so that the Android project is not made.
            """,
        facts: ["zip-7"],
        remedy: "Rename the archive so that it ends with .zip.",
        needs: [.manifest], platform: .android,
        bad: RuleExample(["email2.ZIP/manifest.json": KotlinExample.manifest]),
        good: RuleExample(["email2.zip/manifest.json": KotlinExample.manifest]))

    static func check(_ control: ControlModel) -> [Finding] {
        guard let archive = control.archive, let name = control.project.archiveName,
            name.lowercased().hasSuffix(".zip"), !name.hasSuffix(".zip")
        else { return [] }
        return [
            finding(
                "the archive \"\(name)\" does not end with .zip in lower case",
                at: Location(path: archive.isEmpty ? control.manifestPath : archive),
                consequence: "the Android generator does not find the control, and does not create the Android project",
                help: "rename it to \"\(name.dropLast(4)).zip\"")
        ]
    }
}
