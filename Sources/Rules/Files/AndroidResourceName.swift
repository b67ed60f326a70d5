import Findings
import FourDMobile
import InputControl
import SourceText

/// `android-resource-name`
enum AndroidResourceName: Rule {
    static let info = RuleInfo(
        id: "android-resource-name", group: .files, severity: .error,
        summary: "a file of android/res whose name or folder Android refuses",
        rationale: """
            4D copies everything that is visible in android/res to the app's resources. Android takes files from the folders \
            that it knows, such as drawable or layout-land, and not from folders inside these. Each file's name, without its \
            ending, becomes an identifier: it has small letters, digits and underscores, begins with no digit, and is not a \
            word of Java such as class. With one file of another name the app does not build.
            """,
        facts: ["android-3", "android-9"],
        remedy: "Rename or move the file, and what refers to it.",
        needs: [.manifest, .files], platform: .android,
        bad: KotlinExample.with(files: ["android/res/drawable/my-icon.xml": "<vector/>"]),
        good: KotlinExample.with(files: ["android/res/drawable/my_icon.xml": "<vector/>"]))

    static func check(_ control: ControlModel) -> [Finding] {
        let files = control.androidResources
        return unknownFolders(files, in: control)
            + files.compactMap { path, file in
                switch file.folders.count {
                case 0: loose(path, file, in: control)
                case 1: file.kind == nil ? nil : named(path, file, in: control)
                default: isKnown(file.folders[0]) ? tooDeep(path, file, in: control) : nil
                }
            }
    }

    private static func isKnown(_ folder: String) -> Bool {
        AndroidResources.folders.contains(AndroidResources.kind(ofFolder: folder))
    }

    /// One finding for each folder, however many files it has.
    private static func unknownFolders(
        _ files: [(path: String, file: AndroidResourceFile)], in control: ControlModel
    ) -> [Finding] {
        var seen: Set<String> = []
        return files.compactMap { _, file in
            guard let folder = file.folders.first, !isKnown(folder), seen.insert(folder).inserted else { return nil }
            let kind = AndroidResources.kind(ofFolder: folder)
            let meant = Spelling.suggestion(for: kind, among: AndroidResources.folders)
            return finding(
                "\"\(folder)\" is not a folder of Android resources",
                at: control.place(ofFile: "android/res/\(folder)"),
                consequence: "the Android app does not build, or does not have the files",
                help: meant.map { "did you mean \"\($0)\(folder.dropFirst(kind.count))\"?" }
                    ?? "the folders are \(AndroidResources.folders.quotedList("and")), with qualifiers behind a -")
        }
    }

    /// A file directly in `res`; one for people does no harm there.
    private static func loose(_ path: String, _ file: AndroidResourceFile, in control: ControlModel) -> Finding? {
        guard !file.file.hasSuffix(".md"), !file.file.hasSuffix(".txt") else { return nil }
        return finding(
            "\"\(file.file)\" is not in a folder of Android resources", at: control.place(ofFile: path),
            severity: .warning, consequence: "the Android app does not have it",
            help: "move it to a folder such as android/res/drawable")
    }

    private static func tooDeep(_ path: String, _ file: AndroidResourceFile, in control: ControlModel) -> Finding {
        let folder = "android/res/\(file.folders[0])"
        return finding(
            "\"\((file.folders.dropFirst() + [file.file]).joined(separator: "/"))\" is in a folder inside \(folder)",
            at: control.place(ofFile: path), severity: .warning,
            consequence: "Android does not look into folders there, and the app does not have the file",
            help: "move it to \(folder)")
    }

    private static func named(_ path: String, _ file: AndroidResourceFile, in control: ControlModel) -> Finding? {
        // The files of `values` give no names.
        let name = file.name
        guard !file.isValues, !AndroidResources.isLegal(name) else { return nil }
        return finding(
            AndroidResources.isReserved(name)
                ? "\"\(file.file)\" has a word of Java for a name"
                : "\"\(file.file)\" does not name an Android resource",
            at: control.place(ofFile: path), consequence: "the Android app does not build",
            help: "rename it to \"\(AndroidResources.legalName(name))\(file.file.dropFirst(name.count))\"")
    }
}

extension ControlModel {
    /// The files that 4D copies to the resources of the Android app, by their paths.
    var androidResources: [(path: String, file: AndroidResourceFile)] {
        (android?.files ?? []).compactMap { file in
            if case .resource(let resource) = file.use { (file.path, resource) } else { nil }
        }
    }
}
