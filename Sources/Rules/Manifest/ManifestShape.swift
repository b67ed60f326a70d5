import Findings
import FourDMobile
import InputControl
import JSONSyntax

/// `manifest-shape`
enum ManifestShape: Rule {
    static let info = RuleInfo(
        id: "manifest-shape", group: .manifest, severity: .error,
        summary: "a manifest that is not a JSON object",
        rationale: """
            4D reads the properties of the object that a manifest holds. A list, a string or a number is JSON, too, but \
            has no properties: 4D finds no name and ignores the control. The Android generator reads the first object in \
            the file, so that an object in a list works there.
            """,
        facts: ["manifest-4", "manifest-20"],
        remedy: "Write the manifest as one object: {\"name\": …}.",
        needs: [], reads: [""],
        bad: .manifest(#"["email2"]"#),
        good: .manifest(#"{"name": "email2", "type": "text", "inject": true, "capabilities": {}, "target": "ios"}"#))

    static func check(_ control: ControlModel) -> [Finding] {
        guard let root = control.manifest?.document.root, root.kind != .object, root.kind != .unreadable else {
            return []
        }
        let object = root.elements.first { $0.kind == .object }
        let isOnlyElement = object != nil && root.elements.count == 1
        return [
            finding(
                "the manifest is \(root.kindWords), not an object", at: control.shortPlace(of: root),
                consequence: object == nil
                    ? "4D finds no name in it and ignores the control"
                    : "4D finds no name in it and ignores the control, while the Android generator reads the object in it",
                help: isOnlyElement ? "remove the brackets around the object" : "write an object: {\"name\": …}",
                fix: object.flatMap { isOnlyElement && root.isComplete ? control.unwrapping($0, from: root) : nil })
        ]
    }
}
