import Findings
import FourDMobile
import InputControl
import JSONSyntax

/// `manifest-shape`
enum ManifestShape: Rule {
    static let info = RuleInfo(
        id: "manifest-shape", group: .manifest, severity: .error,
        summary: "a manifest that is no JSON object",
        rationale: """
            4D reads the properties of the object that a manifest holds. A list, a text or a number is JSON, too, but has \
            no properties: the control has no name, and is ignored.
            """,
        source: "4d/4D-Mobile-App, methods ob_parseFile and mobile_actions",
        remedy: "Write the manifest as one object: {\"name\": …}.",
        needs: [], reads: [""],
        bad: .manifest(#"["email2"]"#),
        good: .manifest(#"{"name": "email2", "type": "text", "inject": true, "capabilities": {}, "target": "ios"}"#))

    static func check(_ control: ControlModel) -> [Finding] {
        guard let root = control.manifest?.document.root, root.kind != .object, root.kind != .unreadable else {
            return []
        }
        let only = root.kind == .array && root.elements.count == 1 ? root.elements.first : nil
        let object = only?.kind == .object ? only : nil
        return [
            finding(
                "the manifest is \(root.kindWords), not an object", at: control.shortPlace(of: root),
                consequence: "4D finds no name in it, and ignores the control",
                help: object != nil ? "take the object out of the list" : "write an object: {\"name\": …}",
                fix: object.flatMap { root.isComplete ? control.takingOut($0, of: root) : nil })
        ]
    }
}
