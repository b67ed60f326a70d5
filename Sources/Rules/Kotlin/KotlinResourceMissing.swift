import Findings
import FourDMobile
import InputControl
import SourceScan
import SourceText

/// `kotlin-resource-missing`
enum KotlinResourceMissing: Rule {
    static let info = RuleInfo(
        id: "kotlin-resource-missing", group: .kotlin, severity: .error,
        summary: "Kotlin code that names a resource that the app does not have",
        rationale: """
            The app's class R holds the control's own resources from android/res, those of QMobileUI and of the app, and \
            those of the app's libraries. A name that is in none of them does not compile. The rule judges the kinds of \
            resources of which the names in the libraries are known, and an id where one of the control's is nearly the same.
            """,
        facts: ["kotlin-14", "kotlin-21", "android-3", "android-5"],
        remedy: "Add the resource to android/res, or write the name of one that is there.",
        needs: [.manifest, .files], platform: .android,
        bad: example("email_row"), good: example("row_email"))

    private static func example(_ layout: String) -> RuleExample {
        KotlinExample.with(
            "outputCallback(inputValue",
            "View.inflate(view.context, R.layout.row_email, null)\n        outputCallback(inputValue",
            files: ["android/res/layout/\(layout).xml": "<TextView/>"], imports: ["___APP_PACKAGE___.R"])
    }

    static func check(_ control: ControlModel) -> [Finding] {
        guard control.isActionControl, let android = control.android, !control.copiedKotlin.isEmpty else { return [] }
        let resources = AndroidResourceIndex(control.project, android)
        var suggestions = resources.names.mapValues { Spelling.Suggestions($0) }
        return control.copiedKotlin.flatMap { source in
            var reported: Set<[String]> = []
            return source.facts.resourceUses.compactMap { use -> Finding? in
                guard isOfApp(use, in: source), resources.lacks(use.name.value, of: use.type),
                    reported.insert([use.type, use.name.value]).inserted
                else { return nil }
                let meant = suggestions[use.type]?.suggestion(for: use.name.value)
                guard AppResources.knownTypes.contains(use.type) || (use.type == "id" && meant != nil) else {
                    return nil
                }
                return missing(use, meant, in: source)
            }
        }
    }

    static func skipped(_ control: ControlModel) -> SkippedCheck? {
        guard let android = control.android, control.copiedKotlin.contains(where: { !$0.facts.resourceUses.isEmpty }),
            !AndroidResourceIndex(control.project, android).isWhole
        else { return nil }
        return SkippedCheck(path: control.path("android/res"), reason: "a file of android/res could not be read")
    }

    /// Whether the class R that is named is surely the app's.
    private static func isOfApp(_ use: KotlinResourceUse, in source: KotlinSource) -> Bool {
        let owner = use.owner.value
        return (source.facts.importedNames[owner]?.path.value ?? owner) == KotlinControl.resourceClass
    }

    private static func missing(_ use: KotlinResourceUse, _ meant: String?, in source: KotlinSource) -> Finding {
        finding(
            "there is no \(use.type) \"\(use.name.value)\"", at: source.place(use.name.range),
            consequence: "the Android app does not compile",
            help: meant.map { "did you mean \"\($0)\"?" } ?? "add it to \(folder(use))",
            fix: meant.map { FixIt("write \($0)", in: source.file.path, [TextEdit(use.name.range, $0)]) })
    }

    /// Where a control declares a resource of this kind.
    private static func folder(_ use: KotlinResourceUse) -> String {
        let isFile = AndroidResources.folders.contains(use.type) && use.type != "color"
        return isFile ? "android/res/\(use.type)" : "a file of android/res/values"
    }
}
