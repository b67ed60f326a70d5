import Findings
import FourDMobile
import InputControl
import SourceText

/// `kotlin-picture`
enum KotlinPicture: Rule {
    static let info = RuleInfo(
        id: "kotlin-picture", group: .kotlin, severity: .warning,
        summary: "a Kotlin control for picture parameters, which cannot get a picture",
        rationale: """
            The row of every parameter but boolean sends the String that the control outputs. For a picture parameter the \
            app uploads nothing: the action on the server gets that string where it expects a picture.
            """,
        facts: ["kotlin-15", "kotlin-16"],
        remedy: "Remove the type \"picture\", or the Kotlin code.",
        needs: [.manifest, .files], platform: .android, reads: ["/type"],
        bad: KotlinExample.with(manifest: KotlinExample.manifest.replacing("text", with: "picture")),
        good: KotlinExample.with())

    static func check(_ control: ControlModel) -> [Finding] {
        guard control.isActionControl, control.isBuiltForAndroid, control.controlClasses.first != nil,
            let type = control.manifest?.types.first(where: { ParameterType.read($0.value)?.internalType == .image })
        else { return [] }
        return [
            finding(
                "Kotlin code cannot give a picture to a parameter of the type \"\(type.value)\"",
                at: Location(path: control.manifestPath, range: type.range),
                consequence: "the Android app sends the string that the control outputs in place of a picture",
                help: "remove the type, or the Kotlin code",
                notes: control.controlClasses.prefix(1).map { type, source in
                    Note("the Android app shows a text row for this class", at: source.place(type.name.range))
                })
        ]
    }
}
