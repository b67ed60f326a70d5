import Findings
import FourDMobile
import InputControl
import SourceScan
import SourceText

/// `kotlin-foreign-r`
enum KotlinForeignR: Rule {
    static let info = RuleInfo(
        id: "kotlin-foreign-r", group: .kotlin, severity: .error,
        summary: "Kotlin code that uses the class R of another app, or R without its import",
        rationale: """
            The resources of a control become resources of the generated app, and their class R is in that app's package, \
            which is not known before. 4D writes it where the file has ___APP_PACKAGE___. An import of the R of the app in \
            which the control was once tried does not compile anywhere else. Without an import there is no R either, for \
            the control's own package, ___PACKAGE___, ends in .inputcontrol.
            """,
        facts: ["kotlin-14", "android-2"],
        remedy: "Write import ___APP_PACKAGE___.R.",
        needs: [.manifest, .files], platform: .android,
        bad: KotlinExample.with("import android.view.View", "import android.view.View\nimport com.example.myapp.R"),
        good: KotlinExample.with("import android.view.View", "import android.view.View\nimport ___APP_PACKAGE___.R"))

    static func check(_ control: ControlModel) -> [Finding] {
        guard control.isActionControl else { return [] }
        let right = KotlinControl.resourceClass
        let hasOwn = control.kotlinCode.type(named: "R") != nil
        return control.copiedKotlin.flatMap { source in
            source.facts.resourceClasses.filter { name in
                name.value != right && !AndroidLibraries.contains(name.value)
                    && !(hasOwn && control.kotlinCode.declares(package: String(name.value.dropLast(2))))
            }.map { name in
                finding(
                    "\"\(name.value)\" is the R of another app", at: source.place(name.range),
                    consequence: "the Android app has no such class and does not compile", help: "write \(right)",
                    fix: FixIt("write \(right)", in: source.file.path, [TextEdit(name.range, right)]))
            } + (hasOwn ? [] : notImported(source))
        }
    }

    /// `R.id.x` where nothing in the file brings an `R`; the first, as one import is missing.
    private static func notImported(_ source: KotlinSource) -> [Finding] {
        let facts = source.facts
        guard facts.isBalanced, facts.package?.value == KotlinControl.packageTag,
            let use = facts.resourceUses.first(where: { $0.owner.value == "R" })?.owner.range,
            facts.importedNames["R"] == nil, facts.imports.allSatisfy({ !$0.isAll || hasNoR($0.path.value) })
        else { return [] }
        let title = "add import \(KotlinControl.resourceClass)"
        let fix = source.adding(import: KotlinControl.resourceClass).map { FixIt(title, in: source.file.path, [$0]) }
        return [
            finding(
                "\"R\" is used and not imported", at: source.place(use),
                consequence: "R is in the app's package, not in the control's, and the Android app does not compile",
                help: title, fix: fix)
        ]
    }

    /// Whether a package surely has no class R; `android` has one, and none of those in it.
    private static func hasNoR(_ package: String) -> Bool {
        ["android.", "java.", "javax.", "kotlin.", "kotlinx."].contains(where: package.hasPrefix)
    }
}
