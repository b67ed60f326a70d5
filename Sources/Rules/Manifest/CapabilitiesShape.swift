import Findings
import FourDMobile
import InputControl
import JSONSyntax
import SourceText

/// `capabilities-shape`
enum CapabilitiesShape: Rule {
    static let info = RuleInfo(
        id: "capabilities-shape", group: .manifest, severity: .error,
        summary: "\"capabilities\" that is not an object",
        rationale: """
            4D reads the keys of the object "capabilities". A list or a string counts as present, so that the editor \
            offers the control, but the builds ignore it: the app loads no service of the control and declares no \
            permission.
            """,
        facts: ["manifest-25", "editor-1"],
        remedy: "Write an object: \"capabilities\": {\"service\": \"EmailTwoRowService\", \"contacts\": true}.",
        needs: [.manifest], reads: ["/capabilities"],
        bad: .manifest(#"{"name": "email2", "type": "text", "inject": true, "capabilities": ["contacts"]}"#),
        good: .manifest(#"{"name": "email2", "type": "text", "inject": true, "capabilities": {"contacts": true}}"#))

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
                consequence: "the builds ignore it: the app loads no service of the control and declares no permission",
                help: fix == nil ? "write an object: {\"service\": …}" : nil, fix: fix)
        ]
    }

    /// The fix where a list stands for an object: it holds just one, or the names of flags, or nothing.
    private static func fix(_ node: JSONNode, in control: ControlModel) -> FixIt? {
        guard node.kind == .array, node.isComplete, node.elements.count <= Capability.all.count else { return nil }
        if node.elements.isEmpty { return control.replacing(node, with: "{}") }
        if node.elements.count == 1, let only = node.elements.first, only.kind == .object {
            return control.unwrapping(only, from: node)
        }
        let names = node.elements.map { $0.string ?? "" }
        let areFlags = names.allSatisfy { name in
            Capability.named(name).map { $0.value == .flag || $0.value == .message } ?? false
        }
        guard areFlags, Set(names).count == names.count else { return nil }
        return control.replacing(node, with: "{" + names.map { "\"\($0)\": true" }.joined(separator: ", ") + "}")
    }
}
