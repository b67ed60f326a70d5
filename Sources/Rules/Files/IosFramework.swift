import Findings
import FourDMobile
import InputControl
import SourceText

/// `ios-framework`
enum IosFramework: Rule {
    static let info = RuleInfo(
        id: "ios-framework", group: .files, severity: .error,
        summary: "a framework or binary library among the files for iOS",
        rationale: """
            A control cannot bring a binary framework. 4D takes the folder of a framework apart and adds its files one by \
            one by their endings, of which it does not know a library's. It links the frameworks of Carthage/Build, but \
            copies every file that is not a picture as UTF-8 text, which damages a library.
            """,
        facts: ["ios-8", "ios-11", "swift-9"],
        remedy: "Put the Swift sources of the library below ios/Sources.",
        needs: [.manifest, .files], platform: .ios, reads: ["/inject"],
        bad: .ios(["ios/Frameworks/Chart.framework/Chart": "binary"]),
        good: .ios(["ios/Sources/Chart/Chart.swift": "struct Chart {}\n"]))

    static func check(_ control: ControlModel) -> [Finding] {
        var seen: Set<String> = []
        return control.iosFiles.compactMap { file in
            // Below Carthage/Build lies what 4D links.
            let isLinked = file.target.lowercased().hasPrefix("carthage/build/")
            guard let library = file.library, isLinked || !file.isAside, seen.insert(library).inserted else {
                return nil
            }
            return finding(
                "the app does not get the library \"\(library.lastPathPart)\"", at: control.place(ofFile: library),
                severity: isLinked ? .warning : .error,
                consequence: isLinked
                    ? "4D probably damages it when it copies it as text, and the app does not build"
                    : "4D copies its files one by one and links none of them",
                help: "put the Swift sources of the library below ios/Sources")
        }
    }

    static func compared(in control: ControlModel) -> [Note] { control.iosFileNotes }
}
