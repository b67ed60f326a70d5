import Findings
import FourDMobile
import InputControl
import SourceText

/// `kotlin-foreign-r`
enum KotlinForeignR: Rule {
    static let info = RuleInfo(
        id: "kotlin-foreign-r", group: .kotlin, severity: .error,
        summary: "Kotlin code that uses the class R of another app",
        rationale: """
            The resources of a control become resources of the app that is generated, and their class R is in that app's \
            package, which is not known before. The generator writes it where the file says ___APP_PACKAGE___. An import \
            of the R of the app in which the control was once tried does not compile anywhere else.
            """,
        source: "4d/android-ProjectGenerator, Formatters.kt (4d-behaviour.md, section 6)",
        remedy: "Write import ___APP_PACKAGE___.R.",
        needs: [.manifest, .files], platform: .android,
        bad: KotlinExample.with("import android.view.View", "import android.view.View\nimport com.example.myapp.R"),
        good: KotlinExample.with("import android.view.View", "import android.view.View\nimport ___APP_PACKAGE___.R"))

    static func check(_ control: ModelledControl) -> [Finding] {
        guard control.isActionControl else { return [] }
        let right = KotlinControl.appPackageTag + ".R"
        return control.copiedKotlin.flatMap { source in
            source.facts.resourceClasses.filter { name in
                name.value != right && !KotlinControl.libraryPackages.contains { name.value.hasPrefix($0) }
            }.map { name in
                finding(
                    "\"\(name.value)\" is the R of another app", at: source.place(name.range),
                    consequence: "the Android app has no such class and does not compile", help: "write \(right)",
                    fix: FixIt("write \(right)", in: source.file.path, [TextEdit(name.range, right)]))
            }
        }
    }
}
