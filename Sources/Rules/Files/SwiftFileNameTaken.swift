import Findings
import FourDMobile
import InputControl
import SourceText

/// `swift-file-name-taken`
enum SwiftFileNameTaken: Rule {
    static let info = RuleInfo(
        id: "swift-file-name-taken", group: .files, severity: .error,
        summary: "a Swift file with the name of another source of the app",
        rationale: """
            The compiler refuses two files of one name in an app, whatever their folders: "filename used twice". The app has \
            files such as main.swift, Main.swift, AppDelegate.swift, Logger.swift and Binding.swift, and all files of the \
            control lie beside them. Upper and lower case make two names.
            """,
        facts: ["swift-18", "swift-19"],
        remedy: "Rename the file.",
        needs: [.manifest, .files], platform: .ios, reads: ["/inject"],
        bad: .ios(["ios/Sources/Email/Logger.swift": "struct Email2Logger {}\n"]),
        good: .ios(["ios/Sources/Email/Email2Logger.swift": "struct Email2Logger {}\n"]))

    static func check(_ control: ControlModel) -> [Finding] {
        var first: [String: IOSFile] = [:]
        return control.iosFiles.filter { $0.use == .compiled && !$0.replacesAppFile }.compactMap { file in
            if IOSAppFile.swiftNames.contains(file.name) {
                return finding(
                    "the app has a file \"\(file.name)\" itself", at: control.place(ofFile: file.path),
                    consequence: "the app does not build: \"filename used twice\"", help: "rename the file")
            }
            guard let other = first[file.name] else {
                first[file.name] = file
                return nil
            }
            return finding(
                "two Swift files have the name \"\(file.name)\"", at: control.place(ofFile: file.path),
                consequence: "the app does not build: \"filename used twice\"", help: "rename one of them",
                notes: [Note("the other file", at: control.place(ofFile: other.path))])
        }
    }

    static func compared(in control: ControlModel) -> [Note] { control.iosFileNotes }
}
