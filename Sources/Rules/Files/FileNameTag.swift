import Findings
import FourDMobile
import InputControl
import SourceScan
import SourceText

/// `file-name-tag`
enum FileNameTag: Rule {
    static let info = RuleInfo(
        id: "file-name-tag", group: .files, severity: .warning,
        summary: "a tag in the name of a file or folder for iOS that 4D replaces by nothing",
        rationale: """
            In the names of the files and folders that it copies, 4D replaces ___PRODUCT___ by the name of the app, and \
            ___TABLE___ and ___NAME___ by nothing, as a control has neither: ___NAME___Row.swift becomes Row.swift.
            """,
        facts: ["ios-13"],
        remedy: "Write the name itself.",
        needs: [.manifest, .files], platform: .ios, reads: ["/inject"],
        bad: .ios(["ios/Sources/___NAME___Helper.swift": "struct Email2Helper {}\n"]),
        good: .ios(["ios/Sources/Email2Helper.swift": "struct Email2Helper {}\n"]))

    static func check(_ control: ControlModel) -> [Finding] {
        var seen: Set<String> = []
        return control.iosFiles.compactMap { file in
            let target = Array(file.target.utf8)
            guard file.use != .leftOut,
                let tag = FileTags.lostInNames.first(where: { ByteSearch.firstRange(of: $0, in: target) != nil })
            else {
                return nil
            }
            // A folder is one mistake, however many files it has.
            let parts = file.path.split(separator: "/")
            guard let index = parts.firstIndex(where: { $0.contains(tag) }) else { return nil }
            let named = parts[...index].joined(separator: "/")
            guard seen.insert(named).inserted else { return nil }
            return finding(
                "4D replaces \"\(tag)\" in the name \"\(parts[index])\" by nothing", at: control.place(ofFile: named),
                consequence: "the app has \"\(parts[index].replacing(tag, with: ""))\"", help: "write the name itself")
        }
    }

    static func compared(in control: ControlModel) -> [Note] { IosSourcesMissing.compared(in: control) }
}
