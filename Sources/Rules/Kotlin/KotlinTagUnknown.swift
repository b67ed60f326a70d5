import Findings
import FourDMobile
import InputControl
import SourceText

/// `kotlin-tag-unknown`
enum KotlinTagUnknown: Rule {
    static let info = RuleInfo(
        id: "kotlin-tag-unknown", group: .kotlin, severity: .warning,
        summary: "a ___TAG___ in a Kotlin file that the generator does not replace",
        rationale: """
            In the files of android/inputControl the generator replaces ___PACKAGE___ and ___APP_PACKAGE___. Any other word \
            between three underscores stays as it is written.
            """,
        source: "4d/android-ProjectGenerator, PathHelper.kt",
        remedy: "Write one of the two tags, or the text itself.",
        needs: [.manifest, .files], platform: .android,
        bad: KotlinExample.with(
            "import android.view.View", "import android.view.View\nimport ___APPPACKAGE___.BuildConfig"),
        good: KotlinExample.with(
            "import android.view.View", "import android.view.View\nimport ___APP_PACKAGE___.BuildConfig"))

    static func check(_ control: ControlModel) -> [Finding] {
        control.copiedKotlin.flatMap { source in
            source.facts.tags.filter { !KotlinControl.tags.contains($0.value) }
                // A wrong package line or R is reported as such.
                .filter { tag in
                    !isPart(of: source.facts.resourceClasses, tag) && source.facts.package?.range != tag.range
                }
                .map { tag in
                    let meant = Spelling.suggestion(for: tag.value, among: KotlinControl.tags.sorted())
                    return finding(
                        "the generator does not know the tag \"\(tag.value)\"", at: source.place(tag.range),
                        consequence: "it stays in the code of the Android app as it is written",
                        help: meant.map { "did you mean \"\($0)\"?" }
                            ?? "write \(KotlinControl.packageTag), \(KotlinControl.appPackageTag), or the text itself")
                }
        }
    }

    private static func isPart(of names: [Located<String>], _ tag: Located<String>) -> Bool {
        names.contains { $0.range.overlaps(tag.range) }
    }
}
