import Findings
import FourDMobile
import InputControl
import SourceScan
import SourceText

/// `kotlin-icon`
enum KotlinIcon: Rule {
    static let info = RuleInfo(
        id: "kotlin-icon", group: .kotlin, severity: .warning,
        summary: "getIconName names no file of android/res/drawable",
        rationale: """
            The name that getIconName returns is looked up among the drawables of the app, where the control's own come \
            from android/res/drawable; it is written with its extension. For a name that is not there the app shows the \
            control without an icon.
            """,
        source:
            "4d/android-QMobileUI, input control views; tutorial \"Create Kotlin input control\"",
        remedy: "Return the name of a file of android/res/drawable, with .xml.",
        needs: [.manifest, .files], platform: .android,
        bad: KotlinExample.with(
            "    override fun process",
            "    override fun getIconName(): String = \"email.xml\"\n\n    override fun process",
            files: ["android/res/drawable/e_mail.xml": "<vector/>"]),
        good: KotlinExample.with(
            "    override fun process",
            "    override fun getIconName(): String = \"email.xml\"\n\n    override fun process",
            files: ["android/res/drawable/email.xml": "<vector/>"]))

    static func check(_ control: ControlModel) -> [Finding] {
        guard control.isActionControl, let tree = control.tree else { return [] }
        let icons = tree.files(below: "android/res").filter { $0.path.hasPrefix("android/res/drawable") }.map(\.name)
        return control.copiedKotlin.compactMap { source in
            let functions = source.facts.types.flatMap(\.functions)
            guard let name = functions.first(where: { $0.name.value == "getIconName" })?.returnedText,
                !name.value.isEmpty,
                !icons.contains(name.value)
            else { return nil }
            return missing(name, icons: icons, in: source)
        }
    }

    private static func missing(_ name: Located<String>, icons: [String], in source: KotlinSource) -> Finding {
        let withExtension = icons.first { $0 == name.value + ".xml" }
        let meant = withExtension ?? Spelling.suggestion(for: name.value, among: icons)
        return finding(
            "there is no icon \"\(name.value)\" in android/res/drawable", at: source.place(name.range),
            consequence: "the Android app shows the control without an icon",
            help: meant.map { "did you mean \"\($0)\"?" }
                ?? "put the file there, or write the name of one that is there",
            fix: withExtension.map { FixIt("write \"\($0)\"", in: source.file.path, [TextEdit(name.range, $0)]) })
    }
}
