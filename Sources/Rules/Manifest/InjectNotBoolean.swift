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
            The iOS build copies the code of a control if 4D's command Bool takes the value of "inject" as true. It takes \
            a string as false, whatever it says, so "true" in quotes keeps the code out of the app. It probably takes a \
            number as true unless it is 0.
            """,
        facts: ["manifest-24"],
        remedy: "Write true or false, without quotes.",
        needs: [.manifest], reads: ["/inject"],
        bad: .manifest(#"{"name": "email2", "type": "text", "inject": "true", "capabilities": {}}"#, exampleCode),
        good: .manifest(#"{"name": "email2", "type": "text", "inject": true, "capabilities": {}}"#, exampleCode))

    private static let exampleCode = ["ios/Sources/Forms/Actions/EmailTwoRow.swift": "import Eureka\n"]

    static func check(_ control: ControlModel) -> [Finding] {
        guard let node = control.manifest?.value("inject") else { return [] }
        switch node.kind {
        case .boolean, .null, .unreadable: return []
        case .string:
            switch node.string?.lowercased() {
            case "true", "yes", "1": return [wrong(node, in: control, meant: true)]
            case "false", "no", "0": return [wrong(node, in: control, meant: false)]
            default: return [wrong(node, in: control, meant: nil)]
            }
        case .number: return [wrong(node, in: control, meant: node.number != 0)]
        case .array, .object: return [wrong(node, in: control, meant: nil)]
        }
    }

    private static func wrong(_ node: JSONNode, in control: ControlModel, meant: Bool?) -> Finding {
        let losesCode = !node.isTrueTo4D && !control.hasNoIOSCode
        return finding(
            "\"inject\" is \(node.kindWords), not a boolean", at: control.shortPlace(of: node),
            severity: losesCode ? .error : .warning, consequence: consequence(node, losesCode: losesCode),
            help: meant == nil ? "write true or false" : nil,
            fix: meant.map { control.replacing(node, with: String($0)) })
    }

    private static func consequence(_ node: JSONNode, losesCode: Bool) -> String {
        if node.isTrueTo4D { return "it works by luck: 4D probably takes a number other than 0 as true" }
        return losesCode
            ? "4D treats it as false and copies no iOS code into the app" : "4D treats it as false"
    }
}

extension ControlModel {
    /// Whether the control surely has no code for an iOS app: it is not for iOS, or a selection control without code.
    fileprivate var hasNoIOSCode: Bool {
        !concerns(.ios) || (choiceList != nil && swift.isEmpty && tree?.hasFolder("ios") != true)
    }
}
