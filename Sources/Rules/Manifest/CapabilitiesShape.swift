import Findings
import FourDMobile
import InputControl
import JSONSyntax
import SourceText

/// `capabilities-shape`
enum CapabilitiesShape: Rule {
    static let info = RuleInfo(
        id: "capabilities-shape", group: .manifest, severity: .error,
        summary: "\"capabilities\" that are no object",
        rationale: """
            4D takes "capabilities" when it is an object, and reads the keys it knows in it. A list or a text counts as \
            present, so that the editor offers the control, but is ignored by the builds: no service is loaded and no \
            permission asked for.
            """,
        source: "4d/4D-Mobile-App, methods mobile_actions and capabilities",
        remedy: "Write an object: \"capabilities\": {\"service\": \"EmailTwoRowService\", \"camera\": true}.",
        needs: [.manifest], reads: ["/capabilities"],
        bad: .manifest(#"{"name": "email2", "type": "text", "inject": true, "capabilities": ["camera"]}"#),
        good: .manifest(#"{"name": "email2", "type": "text", "inject": true, "capabilities": {"camera": true}}"#))

    static func check(_ control: ControlModel) -> [Finding] {
        guard let node = control.manifest?.value("capabilities") else { return [] }
        switch node.kind {
        case .object, .null, .unreadable: return []
        case .array, .string, .number, .boolean: break
        }
        let fix = fix(node, in: control)
        return [
            finding(
                "\"capabilities\" is \(node.kindWords), not an object", at: control.shortPlace(of: node),
                consequence: "4D ignores it: the app loads no service of the control, and asks for no permission",
                help: fix == nil ? "write an object: {\"service\": …}" : nil, fix: fix)
        ]
    }

    /// The fix where a list stands for an object: it holds just one, or texts that are keys of what is true, or nothing.
    private static func fix(_ node: JSONNode, in control: ControlModel) -> FixIt? {
        guard node.kind == .array, node.isComplete, node.elements.count <= Capability.all.count else { return nil }
        if node.elements.isEmpty { return control.replacing(node, with: "{}") }
        if node.elements.count == 1, let only = node.elements.first, only.kind == .object {
            return control.takingOut(only, of: node)
        }
        let names = node.elements.map { $0.string ?? "" }
        let areFlags = names.allSatisfy { name in
            Capability.named(name).map { $0.value == .flag || $0.value == .message } ?? false
        }
        guard areFlags, Set(names).count == names.count else { return nil }
        return control.replacing(node, with: "{" + names.map { "\"\($0)\": true" }.joined(separator: ", ") + "}")
    }
}
