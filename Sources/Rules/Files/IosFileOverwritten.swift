import Findings
import FourDMobile
import InputControl
import SourceText

/// `ios-file-overwritten`
enum IosFileOverwritten: Rule {
    static let info = RuleInfo(
        id: "ios-file-overwritten", group: .files, severity: .error,
        summary: "a file that the generated iOS app overwrites with its own",
        rationale: """
            4D copies its templates for navigation, launch screen, settings and login after the controls. A control's file \
            at the path of one of theirs, such as Sources/Forms/Login/LoginForm.swift, is overwritten and not in the app.
            """,
        facts: ["ios-10"],
        remedy: "Give the file another path.",
        needs: [.manifest, .files], platform: .ios, reads: ["/inject"],
        bad: .ios(["ios/Sources/Forms/Login/LoginForm.swift": "class Email2Form {}\n"]),
        good: .ios(["ios/Sources/Forms/Login/Email2Form.swift": "class Email2Form {}\n"]))

    static func check(_ control: ControlModel) -> [Finding] {
        control.iosFiles.filter { $0.use == .lost(.overwritten) }.map { file in
            finding(
                "4D overwrites \"\(file.target)\" with the app's own file", at: control.place(ofFile: file.path),
                consequence: "the app does not have the control's file", help: "give the file another name")
        }
    }

    static func compared(in control: ControlModel) -> [Note] { control.iosFileNotes }
}
