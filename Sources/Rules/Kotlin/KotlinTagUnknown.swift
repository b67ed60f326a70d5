import Findings
import FourDMobile
import InputControl
import SourceText

/// `kotlin-tag-unknown`
enum KotlinTagUnknown: Rule {
    static let info = RuleInfo(
        id: "kotlin-tag-unknown", group: .kotlin, severity: .warning,
        summary: "a ___TAG___ in a Kotlin file that 4D does not replace",
        rationale: """
            In the files of android/inputControl 4D replaces ___PACKAGE___ and ___APP_PACKAGE___. Any other word between \
            three underscores stays unchanged.
            """,
        facts: ["android-2"],
        remedy: "Write one of the two tags, or what the tag was to stand for.",
        needs: [.manifest, .files], platform: .android,
        bad: KotlinExample.with(
            "import android.view.View", "import android.view.View\nimport ___APPPACKAGE___.BuildConfig"),
        good: KotlinExample.with(
            "import android.view.View", "import android.view.View\nimport ___APP_PACKAGE___.BuildConfig"))

    static func check(_ control: ControlModel) -> [Finding] {
        control.copiedKotlin.flatMap { source in
            // A wrong package line or R is reported as such.
            let others = Set(
                source.facts.resourceClasses.map(\.range.lowerBound)
                    + [source.facts.package?.range.lowerBound].compactMap { $0 })
            return source.facts.tags.filter {
                !KotlinControl.tags.contains($0.value) && !others.contains($0.range.lowerBound)
            }.map { tag in
                let meant = Spelling.suggestion(for: tag.value, among: KotlinControl.tags.sorted())
                return finding(
                    "4D does not know the tag \"\(tag.value)\"", at: source.place(tag.range),
                    consequence: "it stays in the code of the Android app unchanged",
                    help: meant.map { "did you mean \"\($0)\"?" }
                        ?? "write \(KotlinControl.packageTag) or \(KotlinControl.appPackageTag)")
            }
        }
    }
}
