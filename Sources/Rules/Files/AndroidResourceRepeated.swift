import Findings
import FourDMobile
import InputControl
import SourceText

/// `android-resource-repeated`
enum AndroidResourceRepeated: Rule {
    static let info = RuleInfo(
        id: "android-resource-repeated", group: .files, severity: .error,
        summary: "two Android resources of one name",
        rationale: """
            A file of android/res is called by its name without the ending, so that icon.xml and icon.png of one folder are \
            the same resource. The same holds for two strings, colors or other values of one name. Android refuses \
            duplicate resources, and the app does not build.
            """,
        facts: ["android-5", "android-9"],
        remedy: "Rename one of the two, and what refers to it.",
        needs: [.manifest, .files], platform: .android,
        bad: KotlinExample.with(files: ["android/res/raw/icon.json": "{}", "android/res/raw/icon.txt": "x"]),
        good: KotlinExample.with(files: ["android/res/raw/icon.json": "{}", "android/res/raw/logo.txt": "x"]))

    static func check(_ control: ControlModel) -> [Finding] { files(control) + values(control) }

    private static func files(_ control: ControlModel) -> [Finding] {
        var first: [String: String] = [:]
        return control.androidResources.compactMap { path, file in
            guard let folder = file.folder, file.kind != nil, !file.isValues else { return nil }
            if let ending = AndroidAppResource.ending(of: file.name, inFolder: folder), ending != file.file.fileEnding {
                return finding(
                    "\"\(file.file)\" has the name of \"\(file.name).\(ending)\" of the app",
                    at: control.place(ofFile: path), consequence: consequence, help: "rename it")
            }
            guard let other = first["\(folder)/\(file.name)"] else {
                first["\(folder)/\(file.name)"] = path
                return nil
            }
            return finding(
                "two resources in \(folder) have the name \"\(file.name)\"", at: control.place(ofFile: path),
                consequence: consequence, help: "rename one of them",
                notes: [Note("the other file", at: control.place(ofFile: other))])
        }
    }

    private static func values(_ control: ControlModel) -> [Finding] {
        var first: [String: Location] = [:]
        return control.androidValues.compactMap { entry in
            let key = "\(entry.folder)/\(entry.value.key)"
            guard let other = first[key] else {
                first[key] = entry.place
                return nil
            }
            return finding(
                "two resources of the type \(entry.value.type) have the name \"\(entry.value.name.value)\"",
                at: entry.place, label: "declared again", consequence: consequence, help: "remove one of them",
                notes: [Note("the other one", at: other)])
        }
    }

    private static let consequence = "the Android app does not build: duplicate resource"

    static func compared(in control: ControlModel) -> [Note] { control.androidResourceNotes }
}

extension ControlModel {
    /// What the files of `android/res/values…` declare, with their folder, file and place.
    var androidValues: [(folder: String, path: String, file: AndroidResourceFile, value: AndroidValue, place: Location)]
    {
        androidResources.flatMap { path, file in
            (file.isValues ? content(of: path)?.xml.map(AndroidValue.all) ?? [] : []).map { value in
                (
                    file.folder ?? "", path, file, value,
                    Location(path: self.path(path), range: value.name.range)
                )
            }
        }
    }
}
