import Findings
import FourDMobile
import InputControl
import JSONSyntax
import SourceText

/// `selection-android-code`
enum SelectionAndroidCode: Rule {
    static let info = RuleInfo(
        id: "selection-android-code", group: .manifest, severity: .warning,
        summary: "Kotlin code, resources or permissions of a selection control",
        rationale: """
            A manifest with "choiceList" is that of a selection control. The Android build copies neither its Kotlin code \
            nor android/res and android/local.properties, and the generator grants none of its permissions: the app shows \
            the list alone.
            """,
        facts: ["kind-2", "kind-5"],
        remedy: "Remove \"choiceList\" to make it an action control, or remove what is meant for Android.",
        needs: [.manifest], platform: .android, reads: ["/choiceList", "/capabilities/android"],
        bad: KotlinExample.with(manifest: #"{"name": "email2", "type": "text", "choiceList": {"a": "b"}}"#),
        good: KotlinExample.with())

    static func check(_ control: ControlModel) -> [Finding] {
        let parts = control.unusedAndroidParts
        guard let first = parts.first, let choices = control.manifest?.root?.member(named: "choiceList") else {
            return []
        }
        return [
            finding(
                first.message, at: place(of: first, in: control),
                consequence: "Android apps show the list alone: the build copies no code and grants no permission",
                help: "remove it, or remove \"choiceList\" to make the control an action control",
                notes: [Note("makes it a selection control", at: control.place(ofKey: choices))]
                    + parts.dropFirst().map { Note($0.message, at: place(of: $0, in: control)) })
        ]
    }

    private static func place(of part: UnusedAndroidPart, in control: ControlModel) -> Location {
        switch part {
        case .code(let path), .resource(let path), .localProperties(let path): control.place(ofFile: path)
        case .permissions(let node): control.shortPlace(of: node)
        }
    }
}

extension UnusedAndroidPart {
    fileprivate var message: String {
        switch self {
        case .code: "a selection control has Kotlin code"
        case .resource: "a selection control has Android resources"
        case .localProperties: "a selection control has Gradle properties"
        case .permissions: "a selection control has Android permissions"
        }
    }
}
