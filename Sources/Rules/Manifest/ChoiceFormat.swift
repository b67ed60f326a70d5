import Findings
import FourDMobile
import InputControl
import JSONSyntax
import SourceText

/// `choice-format`
enum ChoiceFormat: Rule {
    static let info = RuleInfo(
        id: "choice-format", group: .manifest, severity: .error,
        summary: "a selection control whose \"format\" is not one of the list formats",
        rationale: """
            4D's editor offers a selection control only for parameters whose format equals its "format", in any case; \
            without the key that is push. Any other value fits no parameter. The apps compare the case too: iOS apps show \
            a push list for a format that they do not know, and the Android generator drops the control.
            """,
        facts: ["manifest-28", "manifest-45", "manifest-46", "editor-23"],
        remedy: "Write push, segmented, popover, sheet or picker, or remove \"format\" to get push.",
        needs: [.manifest], reads: ["/format", "/choiceList"],
        bad: .manifest(#"{"name": "size", "type": "text", "choiceList": ["small", "large"], "format": "/picker"}"#),
        good: .manifest(#"{"name": "size", "type": "text", "choiceList": ["small", "large"], "format": "picker"}"#))

    static func check(_ control: ControlModel) -> [Finding] {
        guard control.choiceList != nil, let node = control.manifest?.value("format"),
            node.kind != .null, node.kind != .unreadable
        else { return [] }
        guard let format = control.listFormat.editor else { return [neverOffered(node, in: control)] }
        return format.rawValue == node.string ? [] : [otherCase(format, node, in: control)]
    }

    private static func neverOffered(_ node: JSONNode, in control: ControlModel) -> Finding {
        let plain = String((node.string ?? "").drop { $0 == "/" }).lowercased()
        let exact = ListFormat(rawValue: plain)?.rawValue
        let meant = exact ?? Spelling.suggestion(for: plain, among: ListFormat.names)
        let message =
            node.kind == .string
            ? "\"format\" is \(node.messageWords), which is not a list format"
            : "\"format\" is \(node.kindWords), not a string"
        return finding(
            message, at: control.shortPlace(of: node), consequence: "4D's editor never offers the control",
            help: meant.map { exact == nil ? "did you mean \"\($0)\"?" : "write \"\($0)\"" }
                ?? "write one of \(ListFormat.names.joined(separator: ", "))",
            fix: meant.map { control.replacing(node, with: "\"\($0)\"") })
    }

    private static func otherCase(_ format: ListFormat, _ node: JSONNode, in control: ControlModel) -> Finding {
        let isPushOnIOS = format == .push && control.concerns(.ios)
        let effects = [
            control.concerns(.ios) && format != .push ? "iOS apps show a push list" : nil,
            control.concerns(.android) ? "Android apps have no list" : nil,
        ].compactMap(\.self)
        return finding(
            "the format \(node.messageWords) is not written \"\(format.rawValue)\"", at: control.place(of: node),
            severity: isPushOnIOS ? .warning : info.severity,
            consequence: effects.isEmpty
                ? "it works only because iOS apps show a push list for an unknown format"
                : effects.joined(separator: ", "),
            fix: control.replacing(node, with: "\"\(format.rawValue)\""))
    }
}
