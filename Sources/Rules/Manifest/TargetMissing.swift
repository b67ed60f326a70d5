import Findings
import FourDMobile
import InputControl
import SourceText

/// `target-missing`
enum TargetMissing: Rule {
    static let info = RuleInfo(
        id: "target-missing", group: .manifest, severity: .note,
        summary: "a manifest that does not say for which platforms the control is made",
        rationale: """
            The documentation calls "target" required. Where it is absent, 4D looks for the folders ios/ and android/. \
            With neither of them the builds assume iOS, but the editor assumes no platform and offers the control in no \
            project: then the finding is an error.
            """,
        source: """
            4D mobile documentation, "Custom input controls"; 4d/4D-Mobile-App, ACTIONS_PARAMS and mobile_actions
            """,
        remedy: "Add \"target\": \"ios\", \"target\": \"android\", or \"target\": [\"ios\", \"android\"].",
        needs: [.wholeManifest], reads: ["/target"],
        bad: .manifest(#"{"name": "email2", "type": "text", "inject": true, "capabilities": {}}"#, exampleCode),
        good: .manifest(
            #"{"name": "email2", "type": "text", "inject": true, "capabilities": {}, "target": "ios"}"#, exampleCode))

    private static let exampleCode = ["ios/Sources/Forms/Actions/EmailTwoRow.swift": "import Eureka\n"]

    static func check(_ control: ControlModel) -> [Finding] {
        guard control.isActionControl, let absence = control.absence(of: "target") else { return [] }
        let coded = Platform.allCases.filter { control.tree?.hasFolder($0.rawValue) == true }
        let value: String? =
            switch coded.count {
            case 0: nil
            case 1: "\"\(coded[0].rawValue)\""
            default: "[" + coded.map { "\"\($0.rawValue)\"" }.joined(separator: ", ") + "]"
            }
        let isOfferedNowhere = control.tree != nil && coded.isEmpty
        let severity = isOfferedNowhere ? Severity.error : info.severity
        let help = value == nil ? "add \"target\": \"ios\", \"android\", or a list of both" : nil
        switch absence {
        case .noKey:
            return [
                finding(
                    "the manifest has no \"target\"", at: control.manifestPlace, severity: severity,
                    consequence: consequence(coded, in: control), help: help,
                    fix: value.flatMap { control.adding("\"target\": \($0)", title: "add \"target\": \($0)") })
            ]
        case .null(let node):
            return [
                finding(
                    "\"target\" is null", at: control.place(of: node), severity: severity,
                    consequence: consequence(coded, in: control), help: help,
                    fix: value.map { control.replacing(node, with: $0) })
            ]
        }
    }

    private static func consequence(_ coded: [Platform], in control: ControlModel) -> String {
        guard control.tree != nil else { return "4D computes it from the folders ios/ and android/" }
        guard coded.isEmpty else {
            let folders = coded.map { "\($0.rawValue)/" }.joined(separator: " and ")
            return "4D computes it from the folders: there is \(folders)"
        }
        return "with neither ios/ nor android/ 4D's editor offers the control in no project; the builds assume iOS"
    }
}
