import Findings
import FourDMobile
import InputControl
import JSONSyntax
import SourceText

/// `type-unknown`
enum TypeUnknown: Rule {
    static let info = RuleInfo(
        id: "type-unknown", group: .manifest, severity: .error,
        summary: "a type of an action control that 4D does not know",
        rationale: """
            4D's project editor offers an action control for the parameters of the types that its manifest lists, and \
            silently ignores types that it does not know. If it knows none of them, it never offers the control. It \
            probably finds the five documented names also in another case or with accents; its own names (string, \
            number, bool, image, date, time) only as they are. Of an object it probably reads the keys; a value that is \
            not a string probably raises an error. Nothing reads the type of a selection control to offer it.
            """,
        facts: ["manifest-21", "manifest-22", "editor-4", "editor-5"],
        remedy: "Write one type or a list of them: text, real, integer, boolean, picture, date, time.",
        needs: [.manifest], reads: ["/type", "/choiceList"],
        bad: .manifest(#"{"name": "email2", "type": "txt", "inject": true, "capabilities": {}}"#),
        good: .manifest(#"{"name": "email2", "type": "text", "inject": true, "capabilities": {}}"#))

    static func check(_ control: ControlModel) -> [Finding] {
        guard control.isActionControl, let type = control.editor?.type, let node = type.node else { return [] }
        let isOffered = !type.offered.isEmpty
        let entries = type.entries.flatMap { check($0, isOffered: isOffered, in: control) }
        return entries.isEmpty && node.kind == .object && isOffered ? [object(node, type, in: control)] : entries
    }

    /// What is wrong with one type.
    private static func check(
        _ entry: TypeReading.Entry, isOffered: Bool, in control: ControlModel
    ) -> [Finding] {
        guard entry.node.kind != .unreadable else { return [] }
        guard entry.node.kind == .string else { return [notString(entry.node, isOffered: isOffered, in: control)] }
        guard let type = entry.type else { return [unknown(entry.node, isOffered: isOffered, in: control)] }
        return entry.isExact ? [] : [otherSpelling(type, entry.node, in: control)]
    }

    private static func unknown(_ node: JSONNode, isOffered: Bool, in control: ControlModel) -> Finding {
        let written = node.string ?? ""
        let isAlone = control.editor?.type.node?.kind == .string
        let list = isAlone ? TextList.split(written) { ParameterType.read($0) != nil } : nil
        let meant = ParameterType.meant(by: written)
        let fix = (list ?? meant.map { "\"\($0.rawValue)\"" }).map { control.replacing(node, with: $0) }
        return finding(
            "unknown type \(node.messageWords)" + (meant.map { "; did you mean \"\($0.rawValue)\"?" } ?? ""),
            at: control.place(of: node), severity: isOffered ? .warning : .error,
            consequence: isOffered
                ? "4D's editor silently ignores it and offers the control for the other types only"
                : "4D's editor silently ignores it and offers the control for no parameter",
            help: fix == nil ? help : nil, fix: fix)
    }

    private static func otherSpelling(_ type: ParameterType, _ node: JSONNode, in control: ControlModel) -> Finding {
        finding(
            "the type \(node.messageWords) is not written \"\(type.rawValue)\"", at: control.place(of: node),
            severity: .warning,
            consequence: "it works by luck: 4D probably ignores case and accents of this type, but not of others",
            fix: control.replacing(node, with: "\"\(type.rawValue)\""))
    }

    private static func notString(_ node: JSONNode, isOffered: Bool, in control: ControlModel) -> Finding {
        finding(
            "the type is \(node.kindWords), not a string", at: control.shortPlace(of: node),
            severity: isOffered ? .warning : .error,
            consequence: isOffered
                ? "4D's editor probably raises an error at it"
                : "4D's editor probably raises an error at it, and offers the control for no parameter",
            help: help)
    }

    private static func object(_ node: JSONNode, _ type: TypeReading, in control: ControlModel) -> Finding {
        let names = type.entries.map { "\"\($0.node.string ?? "")\"" }
        let list = names.count == 1 ? names[0] : "[" + names.joined(separator: ", ") + "]"
        return finding(
            "\"type\" is an object, not a string or a list", at: control.shortPlace(of: node), severity: .warning,
            consequence: "it works by luck: 4D probably reads the keys as types, whatever their values are",
            fix: node.isComplete ? control.replacing(node, with: list) : nil)
    }

    private static let help = "the types are \(ParameterType.documented.map(\.rawValue).quotedList("and"))"
}
