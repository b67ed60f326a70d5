import Findings
import FourDMobile
import InputControl
import SourceText

/// `android-resource-ending`
enum AndroidResourceEnding: Rule {
    static let info = RuleInfo(
        id: "android-resource-ending", group: .files, severity: .error,
        summary: "a file of android/res whose ending Android refuses in its folder",
        rationale: """
            4D copies everything that is visible in android/res to the app's resources, also a read-me. Android takes \
            pictures (.png, .jpg, .gif, .webp) and .xml in drawable and mipmap, fonts and .xml in font, anything in raw, and \
            .xml elsewhere; another file stops the build. 4D does not convert an .svg there, as it does with images/.
            """,
        facts: ["android-9", "android-10"],
        remedy: "Convert the file, or move it out of android/res.",
        needs: [.manifest, .files], platform: .android,
        bad: KotlinExample.with(files: ["android/res/drawable/icon.svg": "<svg/>"]),
        good: KotlinExample.with(files: ["android/res/drawable/icon.xml": "<vector/>"]))

    static func check(_ control: ControlModel) -> [Finding] {
        control.androidResources.compactMap { path, file in
            guard let folder = file.folder, let kind = file.kind, let endings = AndroidResources.endings(of: kind),
                !endings.contains(file.file.fileEnding ?? "")
            else { return nil }
            let isSVG = file.file.fileEnding == "svg"
            return finding(
                "\"\(file.file)\" cannot be a resource in \(folder)", at: control.place(ofFile: path),
                consequence: "the Android app does not build",
                help: isSVG
                    ? "convert it to a vector drawable (.xml)"
                    : "move it out of android/res: \(folder) takes only \(endings.map { "." + $0 }.joined(separator: ", "))"
            )
        }
    }

    static func compared(in control: ControlModel) -> [Note] { control.androidResourceNotes }
}
