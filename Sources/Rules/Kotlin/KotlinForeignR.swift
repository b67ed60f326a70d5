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
            The resources of a control become resources of the app that is generated, and their class R is in that app's \
            package, which is not known before. The generator writes it where the file says ___APP_PACKAGE___. An import \
            of the R of the app in which the control was once tried does not compile anywhere else. Without an import \
            there is no R either, for the control's own package, ___PACKAGE___, ends in .inputcontrol.
            """,
        source: "4d/android-ProjectGenerator, Formatters.kt",
        remedy: "Write import ___APP_PACKAGE___.R.",
        needs: [.manifest, .files], platform: .android,
        bad: KotlinExample.with("import android.view.View", "import android.view.View\nimport com.example.myapp.R"),
        good: KotlinExample.with("import android.view.View", "import android.view.View\nimport ___APP_PACKAGE___.R"))

    static func check(_ control: ControlModel) -> [Finding] {
        guard control.isActionControl else { return [] }
        return control.copiedKotlin.flatMap { source in
            source.facts.resourceClasses.filter { name in
                name.value != right && !KotlinControl.libraryPackages.contains { name.value.hasPrefix($0) }
            }.map { name in
                finding(
                    "\"\(name.value)\" is the R of another app", at: source.place(name.range),
                    consequence: "the Android app has no such class and does not compile", help: "write \(right)",
                    fix: FixIt("write \(right)", in: source.file.path, [TextEdit(name.range, right)]))
            } + notImported(source, in: control)
        }
    }

    private static let right = KotlinControl.appPackageTag + ".R"

    /// `R.x` where nothing in the file or the control brings an `R`.
    private static func notImported(_ source: KotlinSource, in control: ControlModel) -> [Finding] {
        let facts = source.facts
        guard facts.isBalanced, facts.package?.value == KotlinControl.packageTag, let use = facts.names["R"],
            source.file.bytes[use.upperBound...].first == UInt8(ascii: "."),
            facts.imports.allSatisfy({ !mayBring($0) }),
            !control.copiedKotlin.contains(where: { $0.facts.types.contains { $0.name.value == "R" } })
        else { return [] }
        let fix = source.adding(import: right).map { FixIt("add import \(right)", in: source.file.path, [$0]) }
        return [
            finding(
                "\"R\" is used and not imported", at: source.place(use),
                consequence: "R is in the app's package, not in the control's, and the Android app does not compile",
                help: "add import \(right)", fix: fix)
        ]
    }

    /// Whether an import may bring a class `R`: any of that name, or all of a package that is not known to have none.
    private static func mayBring(_ line: KotlinImport) -> Bool {
        guard line.isAll else { return line.alias?.value == "R" || line.path.value.lastNamePart == "R" }
        return !packagesWithoutR.contains { line.path.value.hasPrefix($0) }
    }

    /// Beginnings of packages that have no class R; android has one, and none of those in it.
    private static let packagesWithoutR = ["android.", "java.", "javax.", "kotlin.", "kotlinx."]
}
