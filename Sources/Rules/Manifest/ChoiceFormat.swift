import Findings
import FourDMobile
import InputControl
import JSONSyntax
import SourceText

/// `choice-format`
enum ChoiceFormat: Rule {
    static let info = RuleInfo(
        id: "choice-format", group: .manifest, severity: .error,
        summary: "a selection control with a \"format\" that no app knows",
        rationale: """
            The choices are shown by one of five built-in rows, which "format" names without a slash and in lower case. \
            Of a control with any other format the Android generator makes nothing, and an iOS app pushes a list as it \
            does without a format. A format that is no text counts as none.
            """,
        source: "4d/android-ProjectGenerator, isValidDefaultInputControl; 4d/ios-QMobileUI, Eureka+ActionParameter",
        remedy: "Write push, segmented, popover, sheet or picker, or leave \"format\" out to get push.",
        needs: [.manifest], reads: ["/format", "/choiceList"],
        bad: .manifest(#"{"name": "size", "type": "text", "choiceList": ["small", "large"], "format": "/picker"}"#),
        good: .manifest(#"{"name": "size", "type": "text", "choiceList": ["small", "large"], "format": "picker"}"#))

    static func check(_ control: ControlModel) -> [Finding] {
        guard control.choiceList != nil, let node = control.manifest?.value("format") else { return [] }
        switch node.kind {
        case .null, .unreadable: return []
        case .string: return check(node.string ?? "", at: node, in: control)
        default: return [notText(node, in: control)]
        }
    }

    private static func check(_ format: String, at node: JSONNode, in control: ControlModel) -> [Finding] {
        guard !BuiltInFormats.lists.contains(format) else { return [] }
        return [format.isEmpty ? empty(node, in: control) : unknown(format, at: node, in: control)]
    }

    private static func unknown(_ format: String, at node: JSONNode, in control: ControlModel) -> Finding {
        let plain = String(format.drop { $0 == "/" }).lowercased()
        let isSure = BuiltInFormats.lists.contains(plain)
        let meant = isSure ? plain : Spelling.suggestion(for: plain, among: BuiltInFormats.lists)
        return finding(
            "no app knows the format \(node.messageWords)", at: control.place(of: node),
            consequence: "the Android generator leaves the control out; iOS apps show it as \"push\"",
            help: meant.map { isSure ? "write \"\($0)\"" : "did you mean \"\($0)\"?" }
                ?? "write one of \(BuiltInFormats.lists.joined(separator: ", "))",
            fix: meant.map { control.replacing(node, with: "\"\($0)\"") })
    }

    private static func empty(_ node: JSONNode, in control: ControlModel) -> Finding {
        finding(
            "the format \"\" is empty", at: control.place(of: node), severity: .warning,
            consequence: "the apps show the control as \"push\"",
            help: "write one of \(BuiltInFormats.lists.joined(separator: ", "))")
    }

    private static func notText(_ node: JSONNode, in control: ControlModel) -> Finding {
        finding(
            "\"format\" is \(node.kindWords), not a text", at: control.place(of: node),
            consequence: "the apps ignore it and show the control as \"push\"",
            help: "write one of \(BuiltInFormats.lists.joined(separator: ", "))")
    }
}
