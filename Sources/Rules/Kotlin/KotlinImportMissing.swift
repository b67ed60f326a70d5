import Findings
import FourDMobile
import InputControl
import SourceScan
import SourceText

/// `kotlin-import-missing`
enum KotlinImportMissing: Rule {
    static let info = RuleInfo(
        id: "kotlin-import-missing", group: .kotlin, severity: .error,
        summary: "View, BaseKotlinInputControl or KotlinInputControl without its import, or from another package",
        rationale: """
            A control's class uses three names from other packages: android.view.View, and BaseKotlinInputControl and \
            KotlinInputControl from com.qmobile.qmobiledatasync.utils. Without the import, or with that of another package, \
            the app does not compile. Full names, star imports and other names given with "as" are right, too.
            """,
        facts: ["kotlin-10"],
        remedy: "Import the name from its package.",
        needs: [.manifest, .files], platform: .android,
        bad: KotlinExample.with("import android.view.View\n", ""), good: KotlinExample.with())

    static func check(_ control: ControlModel) -> [Finding] {
        guard control.isActionControl else { return [] }
        return control.copiedKotlin.filter(\.facts.isBalanced).flatMap { source -> [Finding] in
            let missing = control.missingImports(in: source)
            let wrong = missing.compactMap { name in name.wrong.map { misplaced(name, $0, in: source) } }
            return wrong + absent(missing.filter { $0.wrong == nil }, in: source)
        }
    }

    static func skipped(_ control: ControlModel) -> SkippedCheck? { control.kotlinGap }

    private static let consequence = "the Android app does not compile"

    private static func misplaced(
        _ missing: MissingKotlinImport, _ line: KotlinImport, in source: KotlinSource
    ) -> Finding {
        let title = "write \(missing.path)"
        return finding(
            "\"\(line.path.value)\" is not the path of \"\(missing.name)\"", at: source.place(line.path.range),
            consequence: consequence, help: title,
            fix: FixIt(title, in: source.file.path, [TextEdit(line.path.range, missing.path)]))
    }

    /// One finding, however many imports the file lacks.
    private static func absent(_ missing: [MissingKotlinImport], in source: KotlinSource) -> [Finding] {
        guard let first = missing.first else { return [] }
        let title = "add " + missing.map { "import \($0.path)" }.joined(separator: ", ")
        let edit = source.adding(imports: missing.map(\.path))
        return [
            finding(
                "\(missing.map(\.name).quotedList("and")) \(missing.count == 1 ? "is" : "are") used and not imported",
                at: source.place(first.use), consequence: consequence, help: title,
                notes: missing.dropFirst().map { Note("\"\($0.name)\" is used here", at: source.place($0.use)) },
                fix: edit.map { FixIt(title, in: source.file.path, [$0]) })
        ]
    }
}
