import Findings
import FourDMobile
import InputControl
import JSONSyntax
import SourceText

/// `inject-not-boolean`
enum InjectNotBoolean: Rule {
    static let info = RuleInfo(
        id: "inject-not-boolean", group: .manifest, severity: .error,
        summary: "a value of \"inject\" that is neither true nor false",
        rationale: """
            The iOS build copies the code of a control when the value of "inject" is true for 4D's command Bool. A text \
            is not, whatever it says, so "true" in quotes leaves the code out. A number is, unless it is 0.
            """,
        source: "4d/4D-Mobile-App, method mobile_actions with \"injectHost\"",
        remedy: "Write true or false, without quotes.",
        needs: [.manifest], reads: ["/inject"],
        bad: .manifest(#"{"name": "email2", "type": "text", "inject": "true", "capabilities": {}}"#, exampleCode),
        good: .manifest(#"{"name": "email2", "type": "text", "inject": true, "capabilities": {}}"#, exampleCode))

    private static let exampleCode = ["ios/Sources/Forms/Actions/EmailTwoRow.swift": "import Eureka\n"]

    static func check(_ control: ControlModel) -> [Finding] {
        guard let node = control.manifest?.value("inject") else { return [] }
        let grave: Severity = control.hasNoIOSCode ? .warning : .error
        switch node.kind {
        case .boolean, .null, .unreadable: return []
        case .string:
            switch node.string?.lowercased() {
            case "true", "yes", "1": return [wrong(node, in: control, grave, countsAs: false, meant: true)]
            case "false", "no", "0": return [wrong(node, in: control, .warning, countsAs: false, meant: false)]
            default: return [wrong(node, in: control, grave, countsAs: false, meant: nil)]
            }
        case .number:
            let counts = node.number != 0
            return [wrong(node, in: control, .warning, countsAs: counts, meant: counts)]
        case .array, .object: return [wrong(node, in: control, grave, countsAs: false, meant: nil)]
        }
    }

    private static func wrong(
        _ node: JSONNode, in control: ControlModel, _ severity: Severity, countsAs value: Bool, meant: Bool?
    ) -> Finding {
        let consequence =
            value
            ? "4D happens to take a number other than 0 for true"
            : "4D takes it for false"
                + (meant == false || control.hasNoIOSCode ? "" : ", and copies no iOS code into the app")
        return finding(
            "\"inject\" is \(node.kindWords), not a boolean", at: control.shortPlace(of: node), severity: severity,
            consequence: consequence, help: meant == nil ? "write true or false" : nil,
            fix: meant.map { control.replacing(node, with: String($0)) })
    }
}

extension ControlModel {
    /// Whether the control surely has no code for an iOS app: it is not for iOS, or a selection control without code.
    fileprivate var hasNoIOSCode: Bool {
        !concerns(.ios) || (choiceList != nil && swift.isEmpty && tree?.hasFolder("ios") != true)
    }
}
