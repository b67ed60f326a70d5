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
            4D looks for a file named exactly manifest.json at the top of the control's folder, and ignores a folder \
            without one. It finds another spelling on a disk that is not case-sensitive, as most Macs have, but not on \
            others, and not in an archive.
            """,
        facts: ["place-2", "manifest-2"],
        remedy: "Put a manifest.json at the top of the control's folder, or rename the file that was meant to be it.",
        needs: [.files],
        bad: RuleExample(["ios/Sources/Forms/Actions/EmailTwoRow.swift": "import Eureka\n"]),
        good: .manifest(
            #"{"name": "email2", "type": "text", "inject": true, "capabilities": {}, "target": "ios"}"#,
            ["ios/Sources/Forms/Actions/EmailTwoRow.swift": "import Eureka\n"]))

    static func check(_ control: ControlModel) -> [Finding] {
        let project = control.project
        guard project.manifest == nil, let tree = project.tree, !tree.hasFile(fileName),
            // What is there and cannot be read is reported already.
            !project.problems.contains(where: { $0.path == project.manifestPath })
        else { return [] }
        let place = Location(path: project.manifestPath)
        guard let (meant, help) = meant(in: tree) else {
            return [
                finding(
                    "the control has no manifest.json", at: place, consequence: consequence,
                    help: "add a manifest.json at the top of the control's folder")
            ]
        }
        return [
            finding(
                "the control has no manifest.json, only \"\(meant)\"", at: place, consequence: consequence, help: help,
                notes: [Note("4D does not look for this file", at: control.place(ofFile: meant))])
        ]
    }

    static func compared(in control: ControlModel) -> [Note] {
        let place = Location(path: control.manifestPath)
        return [Note(control.manifest == nil ? "there is no manifest.json" : "there is a manifest.json", at: place)]
    }

    /// The file that was meant to be the manifest, and what to do with it; nil when there is none.
    private static func meant(in tree: FileTree) -> (path: String, help: String)? {
        if let inside = ["ios", "android"].map({ $0 + "/" + fileName }).first(where: tree.hasFile) {
            return (inside, "move \"\(inside)\" to \"\(fileName)\"")
        }
        let names = tree.entries.lazy.filter { $0.kind == .file && !$0.path.contains("/") }.map(\.path)
        let other = names.first { $0.lowercased() == fileName } ?? names.first(where: isNear)
        return other.map { ($0, "rename \"\($0)\" to \"\(fileName)\"") }
    }

    /// Whether a name has another ending, or one more, or is nearly the right one.
    private static func isNear(_ name: String) -> Bool {
        let name = name.lowercased()
        if name == "manifest" || name.hasPrefix(fileName + ".") { return true }
        return abs(name.utf8.count - fileName.utf8.count) <= 2
            && Spelling.distance(Array(name.utf8), Array(fileName.utf8)) <= 2
    }

    private static let fileName = "manifest.json"
    private static let consequence = "4D ignores a folder without this file"
}
