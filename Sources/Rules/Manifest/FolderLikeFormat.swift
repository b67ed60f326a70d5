import Findings
import FourDMobile
import InputControl

/// `folder-like-format`
enum FolderLikeFormat: Rule {
    static let info = RuleInfo(
        id: "folder-like-format", group: .manifest, severity: .note,
        summary: "a folder that the iOS build opens for a built-in format",
        rationale: """
            For an action parameter with a built-in format the iOS build also opens the control's folder that is named \
            like the format without its first letter: "mail" for "email", "hone" for "phone". It copies its code if \
            "inject" is true, and writes its capabilities, into an app that does not use the control.
            """,
        facts: ["manifest-49", "place-4"],
        remedy: "Rename the folder; the name in the manifest may stay.",
        needs: [.manifest, .files], platform: .ios, reads: ["/inject", "/capabilities"],
        bad: RuleExample(["inputControls/mail/manifest.json": manifest]),
        good: RuleExample(["inputControls/email2/manifest.json": manifest]))

    private static let manifest = #"{"name": "email2", "type": "text", "inject": true, "capabilities": {}}"#

    static func check(_ control: ControlModel) -> [Finding] {
        guard let name = control.folderName, let format = BuiltInFormats.opening(folder: name),
            control.manifest?.value("inject")?.isTrueTo4D == true || control.manifest?.capabilities != nil
        else { return [] }
        return [
            finding(
                "the folder \"\(name)\" is named like the format \"\(format)\" without its first letter",
                at: Location(path: control.folder.isEmpty ? "." : control.folder),
                consequence: "the iOS build adds the control to every app with a parameter of this format",
                help: "rename the folder")
        ]
    }
}
