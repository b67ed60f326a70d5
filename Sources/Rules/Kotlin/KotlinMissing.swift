import Findings
import FourDMobile
import InputControl

/// `kotlin-missing`
enum KotlinMissing: Rule {
    static let info = RuleInfo(
        id: "kotlin-missing", group: .kotlin, severity: .error,
        summary: "an action control for Android without Kotlin code",
        rationale: """
            The generator registers a class for a control only when it finds a file with @KotlinInputControl. Without one \
            the app shows a field that takes no focus and no click, so nobody can fill it in; for a boolean parameter, an \
            invisible check box.
            """,
        facts: ["kotlin-3", "kotlin-9"],
        remedy: "Add android/inputControl/<Name>.kt, or remove \"android\" from \"target\".",
        needs: [.wholeManifest, .files], platform: .android, reads: ["/target", "/choiceList"],
        bad: .manifest(KotlinExample.manifest), good: KotlinExample.with())

    static func check(_ control: ControlModel) -> [Finding] {
        guard control.isBuiltForAndroid, !control.targetsOtherPlatform, control.visibleKotlin.isEmpty,
            let android = control.android,
            android.candidates.isEmpty
        else { return [] }
        let target = control.manifest?.value("target")
        return [
            finding(
                "the control is for Android and has no Kotlin file",
                at: target.map { control.place(of: $0) } ?? control.manifestPlace, consequence: control.unregistered,
                help: "add \(KotlinControl.folder)/\(name(control)).kt, or remove \"android\" from \"target\"")
        ]
    }

    private static func name(_ control: ControlModel) -> String {
        control.manifest?.name.map { NameForms($0.value).typeName } ?? "Name"
    }
}
