import Findings
import FourDMobile
import InputControl
import SourceText

/// `target-missing`
enum TargetMissing: Rule {
    static let info = RuleInfo(
        id: "target-missing", group: .manifest, severity: .note,
        summary: "an action control that does not name its platforms",
        rationale: """
            The documentation calls "target" required. If it is absent or null, 4D looks for the folders ios and android. \
            Without both the builds assume iOS, but the editor takes no platform and never offers the control: then the \
            finding is an error. A selection control needs no "target": the editor and Android do not read it, and the \
            iOS build takes iOS.
            """,
        facts: ["manifest-26", "manifest-27", "editor-3", "editor-21"],
        remedy: "Add \"target\": \"ios\", \"target\": \"android\", or \"target\": [\"ios\", \"android\"].",
        needs: [.topLevelKeys], reads: ["/target"],
        bad: .manifest(#"{"name": "email2", "type": "text", "inject": true, "capabilities": {}}"#, exampleCode),
        good: .manifest(
            #"{"name": "email2", "type": "text", "inject": true, "capabilities": {}, "target": "ios"}"#, exampleCode))

    private static let exampleCode = ["ios/Sources/Forms/Actions/EmailTwoRow.swift": "import Eureka\n"]

    static func check(_ control: ControlModel) -> [Finding] {
        guard control.isActionControl, let absence = control.absence(of: "target"), let target = control.editor?.target
        else { return [] }
        let coded = Platform.allCases.filter { target.coded?.contains($0) == true }
        let value: String? =
            switch coded.count {
            case 0: nil
            case 1: "\"\(coded[0].rawValue)\""
            default: "[" + coded.map { "\"\($0.rawValue)\"" }.joined(separator: ", ") + "]"
            }
        let severity = target.coded?.isEmpty == true ? Severity.error : info.severity
        let help = value == nil ? "add \"target\": \"ios\", \"android\", or a list of both" : nil
        let consequence = consequence(target.coded, coded)
        switch absence {
        case .noKey:
            return [
                finding(
                    "the manifest has no \"target\"", at: control.manifestPlace, severity: severity,
                    consequence: consequence, help: help,
                    fix: value.flatMap { control.adding("\"target\": \($0)", title: "add \"target\": \($0)") })
            ]
        case .null(let node):
            return [
                finding(
                    "\"target\" is null", at: control.place(of: node), severity: severity, consequence: consequence,
                    help: help, fix: value.map { control.replacing(node, with: $0) })
            ]
        }
    }

    private static func consequence(_ known: Set<Platform>?, _ coded: [Platform]) -> String {
        guard known != nil else { return "4D computes it from the folders ios and android" }
        guard coded.isEmpty else {
            let folders = coded.map(\.rawValue).joined(separator: " and ")
            return "4D computes it from the folders: there is \(folders)"
        }
        return
            "without the folders ios and android, 4D's editor offers the control in no project; the builds assume iOS"
    }
}
