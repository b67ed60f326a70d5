import Findings
import FourDMobile
import InputControl
import SourceText

/// `ios-hidden-source`
enum IosHiddenSource: Rule {
    static let info = RuleInfo(
        id: "ios-hidden-source", group: .files, severity: .error,
        summary: "a hidden file or folder with Swift files that 4D compiles",
        rationale: """
            4D copies hidden files too, and compiles every one that ends with .swift. A file such as ._PickRow.swift, which \
            macOS keeps beside another one on foreign disks and in archives, is not Swift code, and the app does not build. \
            What a tool or an editor left in a hidden folder of ios/Sources is compiled as well.
            """,
        facts: ["ios-2", "ios-6"],
        remedy: "Delete hidden files from ios/ before you pack or copy the control.",
        needs: [.manifest, .files], platform: .ios, reads: ["/inject"],
        bad: .ios(["ios/Sources/Forms/Actions/._Email2Row.swift": "\u{0}\u{5}\u{16}\u{7}\u{0}"]),
        good: .ios(["ios/.swiftlint.yml": "\n"]))

    static func check(_ control: ControlModel) -> [Finding] {
        control.iosFiles.compactMap { file in
            let parts = file.target.split(separator: "/")
            guard file.use == .compiled, let hidden = parts.first(where: isToolsOrHidden) else { return nil }
            let isSwift = control.content(of: file.path) == nil
            return finding(
                "4D compiles the \(hidden.hasPrefix(".") ? "hidden file" : "file") \"\(file.path)\"",
                at: control.place(ofFile: file.path), severity: isSwift ? .warning : .error,
                consequence: isSwift
                    ? "what it declares is part of the app" : "it is not Swift code, so the app does not build",
                help: "delete it")
        }
    }

    private static func isToolsOrHidden(_ part: Substring) -> Bool {
        part.hasPrefix(".") || part == "node_modules"
    }

    static func compared(in control: ControlModel) -> [Note] { control.iosFileNotes }
}
