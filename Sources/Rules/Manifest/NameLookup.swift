import Findings
import FourDMobile
import InputControl
import JSONSyntax
import SourceText

/// `name-lookup`
enum NameLookup: Rule {
    static let info = RuleInfo(
        id: "name-lookup", group: .manifest, severity: .warning,
        summary: "a name that 4D finds by luck",
        rationale: """
            A parameter refers to a control as "/<name>". 4D compares names as its language compares strings, where "@" \
            stands for any text, so a name with "@" probably matches other controls. All builds find a name that begins \
            with a slash, but the editor probably makes a path with two slashes of it when it looks for the label and the \
            tip of the parameter.
            """,
        facts: ["kind-7", "manifest-42", "place-6"],
        remedy: "Write a name of letters and digits.",
        needs: [.manifest], reads: ["/name"],
        bad: .manifest(#"{"name": "/email2", "type": "text", "inject": true, "capabilities": {}}"#),
        good: .manifest(#"{"name": "email2", "type": "text", "inject": true, "capabilities": {}}"#))

    static func check(_ control: ControlModel) -> [Finding] {
        guard let node = control.manifest?.value("name"), node.kind == .string, node.isComplete else { return [] }
        let units = Array(StringUnits(control.manifest?.file.bytes ?? [], node.contentRange))
        if let first = units.first, first.byte == .slash { return [slash(first, node, in: control)] }
        return units.first { $0.byte == UInt8(ascii: "@") }.map { [wildcard($0, node, in: control)] } ?? []
    }

    private static func slash(_ unit: StringUnits.Unit, _ node: JSONNode, in control: ControlModel) -> Finding {
        finding(
            "the name \(node.messageWords) begins with a slash", at: control.place(of: node),
            consequence: "4D's editor probably shows no label and no tip for it",
            help: "remove the slash, in the code too",
            fix: control.knownSwift == nil && control.kotlin.isEmpty && node.contentRange.count > unit.range.count
                ? control.fixing("remove the slash", [TextEdit(unit.range, "")]) : nil)
    }

    private static func wildcard(_ unit: StringUnits.Unit, _ node: JSONNode, in control: ControlModel) -> Finding {
        finding(
            "the name \(node.messageWords) contains \"@\"", at: control.place(unit.range, in: node),
            consequence: "4D probably takes it as a wildcard, which matches the names of other controls",
            help: "write a name of letters and digits")
    }
}
