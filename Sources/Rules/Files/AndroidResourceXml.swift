import Findings
import FourDMobile
import InputControl
import SourceScan
import SourceText

/// `android-resource-xml`
enum AndroidResourceXml: Rule {
    static let info = RuleInfo(
        id: "android-resource-xml", group: .files, severity: .error,
        summary: "a file of android/res that is not well-formed XML",
        rationale: """
            Android's resource compiler parses every .xml of the app's resources. A tag that is not closed, a prefix such as \
            android: without its xmlns, or a bare & stops the build.
            """,
        facts: ["android-9"],
        remedy: "Correct the XML at the place.",
        needs: [.manifest, .files], platform: .android,
        bad: KotlinExample.with(files: ["android/res/drawable/icon.xml": "<vector><path></vector>\n"]),
        good: KotlinExample.with(files: ["android/res/drawable/icon.xml": "<vector><path/></vector>\n"]))

    static func check(_ control: ControlModel) -> [Finding] {
        control.androidResources.compactMap { path, file in
            // An empty file, and one that is something else, is the matter of `android-resource-content`.
            guard file.kind != nil, file.kind != "raw", let content = control.content(of: path), content.kind == .other,
                let issue = content.xml?.issue
            else { return nil }
            return finding(
                "\"\(file.file)\" is not well-formed XML: \(issue.value.words)",
                at: Location(path: control.path(path), range: issue.range.isEmpty ? nil : issue.range),
                consequence: "the Android app does not build", help: "fix the XML")
        }
    }

    static func compared(in control: ControlModel) -> [Note] { control.androidResourceNotes }
}
