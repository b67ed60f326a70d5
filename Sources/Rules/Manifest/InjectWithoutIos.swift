import Findings
import FourDMobile
import InputControl
import JSONSyntax
import SourceText

/// `inject-without-ios`
enum InjectWithoutIos: Rule {
    static let info = RuleInfo(
        id: "inject-without-ios", group: .manifest, severity: .error,
        summary: "iOS code is to be copied, but there is no ios folder",
        rationale: """
            With "inject": true the iOS build copies what is below ios/ into the app's project. If there is no ios/ \
            folder, it copies the control's whole folder, Kotlin code and pictures included. Swift files among them may \
            be compiled into the app, so it may work by luck.
            """,
        facts: ["layout-1", "ios-3", "ios-15"],
        remedy: "Put the Swift code below ios/, or write \"inject\": false if there is none.",
        needs: [.manifest, .files], platform: .ios, reads: ["/inject"],
        bad: .manifest(#"{"name": "email2", "type": "text", "inject": true, "capabilities": {}, "target": "ios"}"#),
        good: .manifest(
            #"{"name": "email2", "type": "text", "inject": true, "capabilities": {}, "target": "ios"}"#,
            ["ios/Sources/Forms/Actions/EmailTwoRow.swift": "import Eureka\n"]))

    static func check(_ control: ControlModel) -> [Finding] {
        guard let node = control.manifest?.value("inject"), node.isTrueTo4D, let tree = control.tree,
            !tree.hasFolder("ios")
        else { return [] }
        let swift = tree.files(below: "").first { $0.path.hasSuffix(".swift") && $0.path.isCode }?.path
        let otherCase = tree.entries.first { $0.kind == .folder && $0.path.lowercased() == "ios" }?.path
        let notes = swift.map { [Note("Swift code outside ios/", at: control.place(ofFile: $0))] } ?? []
        let fix =
            swift == nil && otherCase == nil && !control.isActionControl ? control.replacing(node, with: "false") : nil
        let help =
            otherCase.map { "rename the folder \"\($0)\" to \"ios\"" }
            ?? (swift == nil ? "put the Swift code below ios/, or write false" : "move the Swift code to ios/")
        return [
            finding(
                "\"inject\" is \(node.sourceText), but there is no folder ios", at: control.place(of: node),
                severity: swift == nil && control.isActionControl ? .error : .warning,
                consequence: "the iOS build copies the whole folder of the control into the app's project",
                help: fix == nil ? help : nil, notes: otherCase == nil ? notes : [], fix: fix)
        ]
    }
}

extension String {
    /// Whether a Swift file at this path is code of the control, not of its tests.
    fileprivate var isCode: Bool {
        self != "Package.swift" && !hasPrefix("Tests/")
    }
}
