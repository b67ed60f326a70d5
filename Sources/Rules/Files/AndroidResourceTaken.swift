import Findings
import FourDMobile
import InputControl
import SourceText

/// `android-resource-taken`
enum AndroidResourceTaken: Rule {
    static let info = RuleInfo(
        id: "android-resource-taken", group: .files, severity: .error,
        summary: "a string, color or style that the Android app declares itself",
        rationale: """
            The values of android/res/values join those of the app. The app has strings such as app_name and \
            title_table_settings, colors such as seed and theme_light_primary, and the style Theme.MyApplication. A second \
            declaration of one of them is a duplicate resource, and the app does not build.
            """,
        facts: ["android-4", "android-5"],
        remedy: "Rename the value, for example with the name of the control before it.",
        needs: [.manifest, .files], platform: .android,
        bad: values("app_name"), good: values("email2_title"))

    static func check(_ control: ControlModel) -> [Finding] {
        control.androidValues.filter { entry in
            // A file that replaces the app's takes its values away: `android-app-file-replaced` speaks of it.
            entry.folder == "values" && !entry.file.replacesAppFile
                && AndroidAppResource.declares(entry.value.type, entry.value.name.value)
        }.map { entry in
            finding(
                "the app itself declares the \(entry.value.type) \"\(entry.value.name.value)\"", at: entry.place,
                label: "declared again", consequence: "the Android app does not build: duplicate resource",
                help: "rename it, and what refers to it")
        }
    }

    static func compared(in control: ControlModel) -> [Note] { control.androidValueNotes }

    private static func values(_ name: String) -> RuleExample {
        KotlinExample.with(files: [
            "android/res/values/strings.xml": "<resources>\n    <string name=\"\(name)\">Email</string>\n</resources>\n"
        ])
    }
}
