import Findings
import FourDMobile
import InputControl
import SourceScan

/// `interface-xml`
enum InterfaceXml: Rule {
    static let info = RuleInfo(
        id: "interface-xml", group: .files, severity: .error,
        summary: "a .xib or .storyboard that is not well-formed XML",
        rationale: """
            Xcode compiles each .xib and .storyboard of the app. A file that is not well-formed XML, as after a merge by \
            hand, stops the build.
            """,
        facts: ["ios-6"],
        remedy: "Correct the XML at the place.",
        needs: [.manifest, .files], platform: .ios, reads: ["/inject"],
        bad: .ios(["ios/Sources/PickCell.xib": "<document><objects></document>\n"]),
        good: .ios(["ios/Sources/PickCell.xib": "<document><objects/></document>\n"]))

    static func check(_ control: ControlModel) -> [Finding] {
        control.iosFiles.compactMap { file in
            guard file.use == .resource, let issue = control.content(of: file.path)?.interface?.issue else {
                return nil
            }
            return finding(
                "\"\(file.name)\" is not well-formed XML: \(issue.value.words)",
                at: Location(path: control.path(file.path), range: issue.range.isEmpty ? nil : issue.range),
                consequence: "the app does not build", help: "correct the XML")
        }
    }

    static func compared(in control: ControlModel) -> [Note] { control.iosFileNotes }
}
