import Findings
import FourDMobile
import InputControl
import SourceText

/// `kotlin-class-name`
enum KotlinClassName: Rule {
    static let info = RuleInfo(
        id: "kotlin-class-name", group: .kotlin, severity: .error,
        summary: "a control's Kotlin class with the name of a class that the generated code imports",
        rationale: """
            The generator writes a class CustomResourceHelper that imports the control's class beside View, \
            FragmentActivity, BaseKotlinInputControl and others. Two imports of one name conflict, and the app does not \
            compile.
            """,
        facts: ["kotlin-13"],
        remedy: "Rename the class and its file.",
        needs: [.manifest, .files], platform: .android,
        bad: KotlinExample.with("class Email2", "class LoginHandler", at: "android/inputControl/LoginHandler.kt"),
        good: KotlinExample.with())

    static func check(_ control: ControlModel) -> [Finding] {
        control.controlClasses.filter { KotlinControl.takenClassNames.contains($0.type.name.value) }.map {
            type, source in
            let name = type.name.value
            return finding(
                "the class \"\(name)\" has the name of a class that the generated code imports",
                at: source.place(type.name.range),
                consequence: "the two imports conflict, and the Android app does not compile",
                help: "rename the class and its file, such as to \(name)Control")
        }
    }

    static func skipped(_ control: ControlModel) -> SkippedCheck? { control.kotlinGap }
}
