import Findings
import FourDMobile
import InputControl
import SourceText

/// `assets-catalog`
enum AssetsCatalog: Rule {
    static let info = RuleInfo(
        id: "assets-catalog", group: .namingAndSwift, severity: .warning,
        summary: "an assets catalog that 4D does not merge, or a picture of the merged one that it leaves out",
        rationale: """
            Of a control's assets 4D merges only the catalog ios/Resources/Assets.xcassets into that of the app. It copies \
            another catalog into the project, but not into the app, which does not find its pictures and colors. Files of \
            some names, such as template.svg and template.gif, are never copied: an image set with such a picture comes \
            without it.
            """,
        facts: ["ios-1", "ios-6"],
        remedy: "Put what is in the catalog into ios/Resources/Assets.xcassets, with names that 4D does not leave out.",
        needs: [.manifest, .files], platform: .ios, reads: ["/inject"],
        bad: .ios(["ios/Resources/Email2.xcassets/Contents.json": "{}\n"]),
        good: .ios([Injection.catalog + "/Contents.json": "{}\n"]))

    static func check(_ control: ControlModel) -> [Finding] {
        var seen: Set<String> = []
        return control.iosFiles.compactMap { file in
            switch file.use {
            case .lost(.otherCatalog(let path)): seen.insert(path).inserted ? other(path, file, control) : nil
            case .leftOut: leftOut(file, control)
            case .compiled, .resource, .catalog, .lost: nil
            }
        }
    }

    private static func other(_ path: String, _ file: IOSFile, _ control: ControlModel) -> Finding? {
        // Without ios/, pictures of an Android control may be among what is copied.
        guard !file.isAside, !path.hasPrefix("android/") else { return nil }
        return finding(
            "the catalog \"\(path)\" is not merged into the app's", at: control.place(ofFile: path),
            consequence: "the app does not find what is in it", help: "put its content into \(Injection.catalog)")
    }

    /// A picture in the catalog that is merged, which is not copied because of its name.
    private static func leftOut(_ file: IOSFile, _ control: ControlModel) -> Finding? {
        let folders = file.path.split(separator: "/").dropLast()
        guard file.path.catalogFolder == Injection.catalog, let set = folders.last, set.hasSuffix("set"),
            IOSFileEnding.of(file.name).content == .picture
        else { return nil }
        return finding(
            "4D does not copy the picture \"\(file.name)\"", at: control.place(ofFile: file.path),
            consequence: "\(set) has no picture in the app",
            help: "give it another name, there and in the Contents.json beside it")
    }

    static func compared(in control: ControlModel) -> [Note] {
        control.iosFiles.filter { $0.path.catalogFolder != nil }.map {
            Note(FileWords.fate(of: $0), at: control.place(ofFile: $0.path))
        }
    }
}
