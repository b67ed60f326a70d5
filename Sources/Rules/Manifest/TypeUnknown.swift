import Findings
import FourDMobile
import InputControl
import JSONSyntax
import SourceText

/// `type-unknown`
enum TypeUnknown: Rule {
    static let info = RuleInfo(
        id: "type-unknown", group: .manifest, severity: .error,
        summary: "a type that 4D has no parameters of",
        rationale: """
            4D's project editor offers an action control for the parameters of the types that its manifest lists, and \
            passes over types that it does not know. When it knows none of them, the control is never offered. It finds \
            the five documented names in any case; its own names (string, number, bool, image, date, time) only as they \
            are. The type of a selection control does not decide where it is offered.
            """,
        source: "4d/4D-Mobile-App, class ACTIONS_PARAMS and actionParameters.json",
        remedy: "Write one type or a list of them: text, real, integer, boolean, picture, date, time.",
        needs: [.manifest], reads: ["/type", "/choiceList"],
        bad: .manifest(#"{"name": "email2", "type": "txt", "inject": true, "capabilities": {}}"#),
        good: .manifest(#"{"name": "email2", "type": "text", "inject": true, "capabilities": {}}"#))

    static func check(_ control: ControlModel) -> [Finding] {
        guard let node = control.manifest?.value("type") else { return [] }
        switch node.kind {
        case .null, .unreadable: return []
        case .string: return check(node, in: control, besideKnown: false)
        case .array:
            let besideKnown = control.manifest?.types.contains { ParameterType.read($0.value) != nil } ?? false
            return node.elements.flatMap { check($0, in: control, besideKnown: besideKnown) }
        case .object, .number, .boolean: return [notText(node, in: control, severity(in: control, besideKnown: false))]
        }
    }

    /// What is wrong with one type.
    private static func check(_ node: JSONNode, in control: ControlModel, besideKnown: Bool) -> [Finding] {
        let severity = severity(in: control, besideKnown: besideKnown)
        guard let written = node.string else {
            return node.kind == .unreadable ? [] : [notText(node, in: control, severity)]
        }
        guard let type = ParameterType.read(written) else {
            return [unknown(written, node, in: control, severity, besideKnown)]
        }
        return type.rawValue == written ? [] : [otherCase(type, node, in: control)]
    }

    private static func severity(in control: ControlModel, besideKnown: Bool) -> Severity {
        besideKnown || !control.isActionControl ? .warning : .error
    }

    private static func consequence(in control: ControlModel, besideKnown: Bool) -> String {
        if !control.isActionControl { return "4D offers a selection control whatever its type, but means none by this" }
        return besideKnown
            ? "4D passes over it, and offers the control for the other types only"
            : "4D passes over it, and offers the control for no parameter"
    }

    private static func unknown(
        _ written: String, _ node: JSONNode, in control: ControlModel, _ severity: Severity, _ besideKnown: Bool
    ) -> Finding {
        let list = node.parent?.kind == .array ? nil : TextList.split(written) { ParameterType.read($0) != nil }
        let meant = ParameterType.meant(by: written)
        let fix = (list ?? meant.map { "\"\($0.rawValue)\"" }).map { control.replacing(node, with: $0) }
        return finding(
            "unknown type \(node.messageWords)" + (meant.map { "; did you mean \"\($0.rawValue)\"?" } ?? ""),
            at: control.place(of: node), severity: severity,
            consequence: consequence(in: control, besideKnown: besideKnown),
            help: fix == nil ? "the types are \(ParameterType.documented.map(\.rawValue).quotedList("and"))" : nil,
            fix: fix)
    }

    private static func otherCase(_ type: ParameterType, _ node: JSONNode, in control: ControlModel) -> Finding {
        finding(
            "the type \(node.messageWords) is not written \"\(type.rawValue)\"", at: control.place(of: node),
            severity: .warning,
            consequence: "it works by luck: 4D finds this name in any case, but others only as they are",
            fix: control.replacing(node, with: "\"\(type.rawValue)\""))
    }

    private static func notText(_ node: JSONNode, in control: ControlModel, _ severity: Severity) -> Finding {
        finding(
            "the type is \(node.kindWords), not a text", at: control.shortPlace(of: node), severity: severity,
            consequence: "4D takes a text or a list of texts, and offers the control for nothing else",
            help: "the types are \(ParameterType.documented.map(\.rawValue).quotedList("and"))")
    }
}
