import Findings
import FourDMobile
import InputControl
import SourceScan
import SourceText

/// `kotlin-icon`
enum KotlinIcon: Rule {
    static let info = RuleInfo(
        id: "kotlin-icon", group: .kotlin, severity: .warning,
        summary: "getIconName names no drawable of the app",
        rationale: """
            The app takes the name that getIconName returns without its ending and in lower case, writes _ for each run of \
            other characters than letters and digits, and looks for a drawable of that name: the control's own, from \
            android/res/drawable, QMobileUI's or the app's. A name with two _ in a row is never found. When there is none, \
            the row has an empty icon. The row of a boolean parameter has no icon, so the app does not read the name.
            """,
        facts: ["kotlin-17", "kotlin-20", "kotlin-21"],
        remedy: "Return the name of a file of android/res/drawable, or of a drawable of QMobileUI.",
        needs: [.manifest, .files], platform: .android, reads: ["/type"],
        bad: KotlinExample.with(
            "    override fun process",
            "    override fun getIconName(): String = \"email.xml\"\n\n    override fun process",
            files: ["android/res/drawable/e_mail.xml": "<vector/>"]),
        good: KotlinExample.with(
            "    override fun process",
            "    override fun getIconName(): String = \"email.xml\"\n\n    override fun process",
            files: ["android/res/drawable/email.xml": "<vector/>"]))

    static func check(_ control: ControlModel) -> [Finding] {
        guard control.isActionControl, let android = control.android else { return [] }
        let resources = AndroidResourceIndex(control.project, android)
        let unreachable = resources.unreachableDrawables
        lazy var suggestions = Spelling.Suggestions(
            [resources.names["drawable"], AppResources.names["drawable"]].compactMap { $0 }.joined())
        return control.copiedKotlin.compactMap { source in
            let functions = source.facts.types.lazy.flatMap(\.functions)
            guard let name = functions.first(where: { $0.name.value == "getIconName" })?.returnedText,
                let drawable = AndroidResourceIndex.drawable(ofIcon: name.value)
            else { return nil }
            if control.parameterTypes == [.bool] { return unread(name, in: source) }
            guard resources.lacks(drawable, of: "drawable") else { return nil }
            if let file = unreachable[drawable] { return self.unreachable(file, drawable, name, in: source) }
            return missing(name, drawable, meant: suggestions.suggestion(for: drawable), in: source)
        }
    }

    private static func missing(
        _ name: Located<String>, _ drawable: String, meant: String?, in source: KotlinSource
    ) -> Finding {
        finding(
            "there is no drawable \"\(name.value)\"", at: source.place(name.range), consequence: consequence(drawable),
            help: meant.map { "did you mean \"\($0)\"?" }
                ?? "put the file into android/res/drawable, or write the name of one that is there",
            fix: meant.map { FixIt("write \"\($0)\"", in: source.file.path, [TextEdit(name.range, $0)]) })
    }

    private static func unreachable(
        _ file: String, _ drawable: String, _ name: Located<String>, in source: KotlinSource
    ) -> Finding {
        finding(
            "the drawable \"\(file)\" has several _ in a row", at: source.place(name.range),
            consequence: consequence(drawable), help: "rename it to \(drawable)")
    }

    private static func consequence(_ drawable: String) -> String {
        "the app looks for \"\(drawable)\" and shows an empty icon"
    }

    private static func unread(_ name: Located<String>, in source: KotlinSource) -> Finding {
        finding(
            "the icon \"\(name.value)\" is for boolean parameters only", at: source.place(name.range), severity: .note,
            consequence: "their row has no icon, and the app does not read the name", help: "remove getIconName")
    }
}
