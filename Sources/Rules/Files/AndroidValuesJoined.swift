import Findings
import FourDMobile
import InputControl
import SourceText

/// `android-values-joined`
enum AndroidValuesJoined: Rule {
    static let info = RuleInfo(
        id: "android-values-joined", group: .files, severity: .warning,
        summary: "values of android/res that a second parameter of the app declares again",
        rationale: """
            4D copies android/res once for each action parameter that uses the control. At the second time, an .xml of \
            values that is in the app already is joined with itself, if it has the tag <resources> without attributes: each \
            value is then there twice, and the app does not build. A file whose tag has an attribute is copied again \
            instead; its name must be none of the app's.
            """,
        facts: ["android-4", "android-6"],
        remedy: """
            Write <resources xmlns:tools="http://schemas.android.com/tools"> in a file that is named after the control.
            """,
        needs: [.manifest, .files], platform: .android,
        bad: KotlinExample.with(files: ["android/res/values/strings.xml": "<resources>\(value)</resources>\n"]),
        good: KotlinExample.with(files: [
            "android/res/values/email2.xml": "<resources xmlns:tools=\"x\">\(value)</resources>\n"
        ]))

    private static let value = "<string name=\"email2_title\">Email</string>"

    static func check(_ control: ControlModel) -> [Finding] {
        let files = control.androidResources.filter { path, file in
            guard file.folder == "values", let xml = control.content(of: path)?.xml else { return false }
            return xml.hasPlainResourcesTag && !AndroidValue.all(in: xml).isEmpty
        }
        guard let (path, file) = files.first else { return [] }
        return [
            finding(
                "a second parameter that uses the control declares the values of \"\(file.file)\" again",
                at: control.place(ofFile: path),
                consequence: "4D joins the file with its own copy, and the Android app does not build",
                help:
                    "write <resources xmlns:tools=\"http://schemas.android.com/tools\">, in a file named after the control",
                notes: files.dropFirst().map {
                    Note("the same holds for this file", at: control.place(ofFile: $0.path))
                })
        ]
    }

    static func compared(in control: ControlModel) -> [Note] { control.androidValueNotes }
}
