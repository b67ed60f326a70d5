import Findings
import FourDMobile
import InputControl
import SourceText

/// `ios-app-file-replaced`
enum IosAppFileReplaced: Rule {
    static let info = RuleInfo(
        id: "ios-app-file-replaced", group: .files, severity: .warning,
        summary: "a file that replaces one of the generated iOS app",
        rationale: """
            4D copies the files of ios/ over the app's project. A file at a path of the app, such as \
            Sources/Application/AppDelegate.swift or Settings/Settings.plist, replaces the app's own, in every app that uses \
            the control; 4D only writes a line to its log.
            """,
        facts: ["ios-2", "ios-9"],
        remedy: "Give the file another path, and declare what the app needs under \"capabilities\".",
        needs: [.manifest, .files], platform: .ios, reads: ["/inject"],
        bad: .ios(["ios/Settings/Settings.debug.plist": "<plist/>\n"]),
        good: .ios(["ios/Settings/Email2.plist": "<plist/>\n"]))

    static func check(_ control: ControlModel) -> [Finding] {
        control.iosFiles.filter { file in
            // `ios-resource-name-taken` speaks of an Info.plist, with which the app does not build.
            file.replacesAppFile && file.use != .leftOut && file.name.lowercased() != "info.plist"
        }.map { file in
            finding(
                "\"\(file.target)\" replaces a file of the app", at: control.place(ofFile: file.path),
                consequence: "every app that uses the control loses its own file",
                help: file.name.hasSuffix(".plist")
                    ? "put the keys under \"capabilities\", and remove the file" : "give the file another name")
        }
    }

    static func compared(in control: ControlModel) -> [Note] { control.iosFileNotes }
}
