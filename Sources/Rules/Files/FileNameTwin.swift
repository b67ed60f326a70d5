import Findings
import FourDMobile
import InputControl
import SourceText

/// `file-name-twin`
enum FileNameTwin: Rule {
    static let info = RuleInfo(
        id: "file-name-twin", group: .files, severity: .error,
        summary: "two files whose paths are the same on the disk of a Mac",
        rationale: """
            4D builds apps on disks that are case-insensitive, and that take composed and decomposed accents for the same. Of \
            two files such as PickRow.swift and pickrow.swift in one folder, unpacking or checking out writes one over the \
            other.
            """,
        facts: ["kind-7", "multi-3"],
        remedy: "Rename or remove one of them.",
        needs: [.files],
        bad: .ios(["ios/Sources/Forms/Actions/email2row.swift": "struct Email2Helper {}\n"]),
        good: .ios(["ios/Sources/Forms/Actions/Email2Helper.swift": "struct Email2Helper {}\n"]))

    static func check(_ control: ControlModel) -> [Finding] {
        guard let tree = control.tree else { return [] }
        // Texts compare by canonical equivalence, as the names of files do on those disks.
        var first: [String: String] = [:]
        let read = pathsRead(control)
        return tree.entries.filter { $0.kind == .file }.compactMap { entry in
            let key = entry.path.lowercased()
            guard let other = first[key] else {
                first[key] = entry.path
                return nil
            }
            return finding(
                entry.path == other
                    ? "the path \"\(entry.path)\" is there twice, with accents written in two ways"
                    : "\"\(entry.path)\" and \"\(other)\" differ in case only",
                at: control.place(ofFile: entry.path),
                severity: read.contains(key) ? .error : .warning,
                consequence: "a Mac has only one of the two files", help: "rename or remove one of them",
                notes: [Note("the other file", at: control.place(ofFile: other))])
        }
    }

    /// The paths, in lower case, of the files that the builds of 4D read.
    private static func pathsRead(_ control: ControlModel) -> Set<String> {
        let ios = control.iosFiles.filter { file in
            switch file.use {
            case .compiled, .resource, .catalog: true
            case .leftOut, .lost: false
            }
        }
        let android = (control.android?.files ?? []).filter { $0.use != .hidden && $0.use != .unread }
        let pictures =
            control.imageFolder(for: .android).map { folder in folder.files.map { folder.spelling + "/" + $0 } } ?? []
        return Set((["manifest.json"] + ios.map(\.path) + android.map(\.path) + pictures).map { $0.lowercased() })
    }
}
