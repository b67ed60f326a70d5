import Findings
import FourDMobile
import InputControl
import SourceText

/// `android-resource-name`
enum AndroidResourceName: Rule {
    static let info = RuleInfo(
        id: "android-resource-name", group: .kotlin, severity: .error,
        summary: "a file of android/res whose name or folder Android does not take",
        rationale: """
            Everything in android/res is copied to the app's resources. Files are taken from the folders that Android \
            knows, such as drawable or layout-land, and not from folders inside these. Each file's name, without its \
            extension, becomes an identifier: it has small letters, digits and underscores, and no digit first. One file \
            of another name, and the app does not build.
            """,
        source: "4d/android-ProjectGenerator, PathHelper.kt; Android's resource compiler, Compile.cpp",
        remedy: "Rename or move the file, and what refers to it.",
        needs: [.manifest, .files], platform: .android,
        bad: KotlinExample.with(files: ["android/res/drawable/my-icon.xml": "<vector/>"]),
        good: KotlinExample.with(files: ["android/res/drawable/my_icon.xml": "<vector/>"]))

    static func check(_ control: ControlModel) -> [Finding] {
        let paths = (control.android?.resources ?? []).map { $0.split(separator: "/").map(String.init) }
            .filter { parts in !parts.contains { $0.hasPrefix(".") } }
        let unknown = unknownFolders(paths, in: control)
        return unknown
            + paths.compactMap { parts in
                if parts.count == 3 { return loose(parts, in: control) }
                guard isKnown(parts[2]) else { return nil }
                return parts.count > 4 ? tooDeep(parts, in: control) : named(parts, in: control)
            }
    }

    private static func isKnown(_ folder: String) -> Bool {
        AndroidResources.folders.contains(AndroidResources.kind(ofFolder: folder))
    }

    /// One finding for each folder, however many files it has.
    private static func unknownFolders(_ paths: [[String]], in control: ControlModel) -> [Finding] {
        var seen: Set<String> = []
        return paths.filter { $0.count > 3 && !isKnown($0[2]) && seen.insert($0[2]).inserted }.map { parts in
            let kind = AndroidResources.kind(ofFolder: parts[2])
            let meant = Spelling.suggestion(for: kind, among: AndroidResources.folders)
            return finding(
                "\"\(parts[2])\" is no folder of Android resources",
                at: control.place(ofFile: parts.prefix(3).joined(separator: "/")),
                consequence: "the Android app does not build, or goes without the files",
                help: meant.map { "did you mean \"\($0)\(parts[2].dropFirst(kind.count))\"?" }
                    ?? "the folders are \(AndroidResources.folders.quotedList("and")), with qualifiers behind a -")
        }
    }

    /// A file directly in `res`; one for people does no harm there.
    private static func loose(_ parts: [String], in control: ControlModel) -> Finding? {
        guard !parts[2].hasSuffix(".md"), !parts[2].hasSuffix(".txt") else { return nil }
        return finding(
            "\"\(parts[2])\" is in no folder of Android resources",
            at: control.place(ofFile: parts.joined(separator: "/")), severity: .warning,
            consequence: "the Android app goes without it", help: "move it to a folder such as android/res/drawable")
    }

    private static func tooDeep(_ parts: [String], in control: ControlModel) -> Finding {
        let folder = parts.prefix(3).joined(separator: "/")
        return finding(
            "\"\(parts.dropFirst(3).joined(separator: "/"))\" is in a folder inside \(folder)",
            at: control.place(ofFile: parts.joined(separator: "/")), severity: .warning,
            consequence: "Android does not look into folders there, and the app goes without the file",
            help: "move it to \(folder)")
    }

    private static func named(_ parts: [String], in control: ControlModel) -> Finding? {
        // The files of `values` give no names.
        guard AndroidResources.kind(ofFolder: parts[2]) != "values" else { return nil }
        let name = AndroidResources.name(ofFile: parts[3])
        guard !AndroidResources.isLegal(name) else { return nil }
        return finding(
            "\"\(parts[3])\" is no name for an Android resource",
            at: control.place(ofFile: parts.joined(separator: "/")), consequence: "the Android app does not build",
            help: "rename it to \"\(AndroidResources.legalName(name))\(parts[3].dropFirst(name.count))\"")
    }
}
