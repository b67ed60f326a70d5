import Findings
import FourDMobile
import InputControl
import SourceText

/// `android-app-file-replaced`
enum AndroidAppFileReplaced: Rule {
    static let info = RuleInfo(
        id: "android-app-file-replaced", group: .files, severity: .error,
        summary: "a file of android/res that replaces one of the Android app or of QMobileUI",
        rationale: """
            4D copies android/res over the app's resources. An .xml in values that the app has too is joined with it, if both \
            have the tag <resources> without attributes; with another tag the control's file replaces the app's, and the app \
            does not build without its strings or colors. Files such as mipmap-hdpi/ic_launcher.png, \
            drawable/launch_screen.xml and values-night/themes.xml replace the app's. A file with the name of one of \
            QMobileUI's, such as layout/item_parameter_text.xml, replaces it in the whole app.
            """,
        facts: ["android-3", "android-4", "android-7", "android-8"],
        remedy: "Name the file after the control, or write <resources> without attributes.",
        needs: [.manifest, .files], platform: .android,
        bad: values("<resources xmlns:tools=\"http://schemas.android.com/tools\">"), good: values("<resources>"))

    static func check(_ control: ControlModel) -> [Finding] {
        control.androidResources.compactMap { path, file in
            guard let folder = file.folder, let kind = file.kind else { return nil }
            let place = control.place(ofFile: path)
            if file.replacesAppFile, folder == "values" { return values(file, place, control.content(of: path)) }
            if file.replacesAppFile {
                return finding(
                    "\"\(folder)/\(file.file)\" replaces the app's own file", at: place, severity: .warning,
                    consequence: "every app that uses the control gets this one", help: "rename it")
            }
            guard AndroidAppResource.libraryHas(file.name, ofKind: kind) else { return nil }
            return finding(
                "\"\(folder)/\(file.file)\" has the name of a resource of QMobileUI", at: place, severity: .warning,
                consequence: "it replaces that resource in the whole app", help: "rename it")
        }
    }

    /// A file that would be joined with the app's if its tag were plain.
    private static func values(_ file: AndroidResourceFile, _ place: Location, _ content: FileContent?) -> Finding {
        finding(
            "\"values/\(file.file)\" replaces the app's own file",
            at: Location(
                path: place.path, range: content?.xml?.root?.range),
            label: "4D looks for exactly <resources>",
            consequence: "the app loses the values that its own file declares, and does not build",
            help: "write <resources> without attributes, or give the file another name")
    }

    static func compared(in control: ControlModel) -> [Note] { control.androidResourceNotes }

    private static func values(_ tag: String) -> RuleExample {
        KotlinExample.with(files: [
            "android/res/values/strings.xml": "\(tag)\n    <string name=\"email2_title\">Email</string>\n</resources>\n"
        ])
    }
}
