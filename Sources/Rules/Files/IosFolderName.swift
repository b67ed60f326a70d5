import Findings
import FourDMobile
import InputControl
import SourceText

/// `ios-folder-name`
enum IosFolderName: Rule {
    static let info = RuleInfo(
        id: "ios-folder-name", group: .files, severity: .warning,
        summary: "a folder or file below a group of the app's project whose name begins with the group's",
        rationale: """
            When 4D adds a file to a group of the project, such as Sources, it removes the group's path from the file's path \
            wherever it occurs. Below a folder such as ios/Sources/Sources or ios/Resources/ResourcesFr the project then \
            probably looks for the file where it is not, and the app does not build.
            """,
        facts: ["ios-14"],
        remedy: "Rename the folder or the file so that its name does not begin with that of the group.",
        needs: [.manifest, .files], platform: .ios, reads: ["/inject"],
        bad: .ios(["ios/Resources/ResourcesFr/Email.json": "{}\n"]),
        good: .ios(["ios/Resources/French/Email.json": "{}\n"]))

    static func check(_ control: ControlModel) -> [Finding] {
        var seen: Set<Substring> = []
        return control.iosFiles.compactMap { file in
            guard case .lookedFor(let place) = file.damage else { return nil }
            let folder = file.path.lastIndex(of: "/").map { file.path[..<$0] } ?? ""
            guard seen.insert(folder).inserted else { return nil }
            return finding(
                "the app's project probably does not find \"\(file.path)\"", at: control.place(ofFile: file.path),
                consequence: "the project looks for it at \"\(place)\", and the app does not build",
                help: "rename the folder or the file: its name begins with that of its group")
        }
    }

    static func compared(in control: ControlModel) -> [Note] { control.iosFileNotes }
}
