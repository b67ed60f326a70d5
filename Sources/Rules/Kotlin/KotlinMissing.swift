import Findings
import FourDMobile
import InputControl

/// `kotlin-missing`
enum KotlinMissing: Rule {
    static let info = RuleInfo(
        id: "kotlin-missing", group: .kotlin, severity: .error,
        summary: "an action control for Android without Kotlin code",
        rationale: """
            The Android app registers a class for a control only when the generator finds a file with @KotlinInputControl \
            in it. Without one, nothing answers for the format, and the app shows the plain row of the type.
            """,
        source: "4d/android-ProjectGenerator, Formatters.kt",
        remedy: "Add android/inputControl/<Name>.kt, or take \"android\" out of \"target\".",
        needs: [.wholeManifest, .files], platform: .android, reads: ["/target", "/choiceList"],
        bad: .manifest(KotlinExample.manifest), good: KotlinExample.with())

    static func check(_ control: ControlModel) -> [Finding] {
        guard control.isBuiltForAndroid, control.kotlin.isEmpty, let android = control.android,
            android.candidates.isEmpty
        else { return [] }
        let target = control.manifest?.value("target")
        return [
            finding(
                "the control is for Android and has no Kotlin file",
                at: target.map { control.place(of: $0) } ?? control.manifestPlace,
                consequence: "Android apps register no class for it and show the plain row of the type",
                help: "add \(KotlinControl.folder)/\(name(control)).kt, or take \"android\" out of \"target\"")
        ]
    }

    private static func name(_ control: ControlModel) -> String {
        control.manifest?.name.map { NameForms($0.value).typeName } ?? "Name"
    }
}
