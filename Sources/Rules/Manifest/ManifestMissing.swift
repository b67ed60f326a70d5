import Findings
import FourDMobile
import InputControl
import SourceText

/// `manifest-missing`
enum ManifestMissing: Rule {
    static let info = RuleInfo(
        id: "manifest-missing", group: .manifest, severity: .error,
        summary: "a control without manifest.json",
        rationale: """
            4D looks for a file called exactly manifest.json at the top of the control's folder, and passes over a folder \
            without one. Another spelling is found on a disk that ignores case, as most Macs have, but not on one that \
            does not, and not in an archive.
            """,
        source: "4d/4D-Mobile-App, class ACTIONS_PARAMS and method mobile_actions",
        remedy: "Put a manifest.json at the top of the control's folder, or rename the file that was meant to be it.",
        needs: [.files],
        bad: RuleExample(["ios/Sources/Forms/Actions/EmailTwoRow.swift": "import Eureka\n"]),
        good: .manifest(
            #"{"name": "email2", "type": "text", "inject": true, "capabilities": {}, "target": "ios"}"#,
            ["ios/Sources/Forms/Actions/EmailTwoRow.swift": "import Eureka\n"]))

    static func check(_ control: ControlModel) -> [Finding] {
        let project = control.project
        guard project.manifest == nil, let tree = project.tree, !tree.hasFile(fileName),
            // What is there and can't be read has been complained about.
            !project.problems.contains(where: { $0.path == project.manifestPath })
        else { return [] }
        let place = Location(path: project.manifestPath)
        if let inside = ["ios", "android"].map({ $0 + "/" + fileName }).first(where: tree.hasFile) {
            return [
                finding(
                    "the control has no manifest.json, only \"\(inside)\"", at: place, consequence: consequence,
                    help: "move it up to the top of the control's folder",
                    notes: [Note("4D does not look for it here", at: control.place(ofFile: inside))])
            ]
        }
        guard let meant = nearName(in: tree) else {
            return [
                finding(
                    "the control has no manifest.json", at: place, consequence: consequence,
                    help: "add a manifest.json at the top of the control's folder")
            ]
        }
        return [
            finding(
                "the control has no manifest.json, only \"\(meant)\"", at: place, consequence: consequence,
                help: "rename \"\(meant)\" to \"\(fileName)\"",
                notes: [Note("4D does not look for this name", at: control.place(ofFile: meant))])
        ]
    }

    static func compared(in control: ControlModel) -> [Note] {
        let place = Location(path: control.manifestPath)
        return [Note(control.manifest == nil ? "there is no manifest.json" : "there is a manifest.json", at: place)]
    }

    /// The file at the top that was meant to be the manifest: one that differs in case, or one that is nearly it.
    private static func nearName(in tree: FileTree) -> String? {
        let names = tree.entries.lazy.filter { $0.kind == .file && !$0.path.contains("/") }.map(\.path)
        let other = names.first { $0.lowercased() == fileName }
        return other
            ?? names.first { name in
                abs(name.utf8.count - fileName.utf8.count) <= 2
                    && Spelling.distance(Array(name.lowercased().utf8), Array(fileName.utf8)) <= 2
            }
    }

    private static let fileName = "manifest.json"
    private static let consequence = "4D passes over a folder without this file"
}
