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
        source: "4d/4D-Mobile-App, methods ob_parseFile and mobile_actions (4d-behaviour.md, section 3)",
        remedy: "Write the manifest as one object: {\"name\": …}.",
        needs: [], reads: [""],
        bad: .manifest(#"["email2"]"#),
        good: .manifest(#"{"name": "email2", "type": "text", "inject": true, "capabilities": {}, "target": "ios"}"#))

    static func check(_ control: ModelledControl) -> [Finding] {
        guard let root = control.manifest?.document.root, root.kind != .object, root.kind != .unreadable else {
            return []
        }
        let isListOfOne = root.kind == .array && root.elements.count == 1 && root.elements.first?.kind == .object
        return [
            finding(
                "the manifest is \(root.kindWords), not an object", at: opening(of: root, in: control),
                consequence: "4D finds no name in it, and ignores the control",
                help: isListOfOne ? "take the object out of the list" : "write an object: {\"name\": …}",
                fix: isListOfOne ? takingOut(root, in: control) : nil)
        ]
    }

    /// The bracket of a list, or the whole of another value.
    private static func opening(of root: JSONNode, in control: ModelledControl) -> Location {
        let place = control.place(of: root)
        guard root.kind == .array else { return place }
        return Location(
            path: place.path, range: root.range.lowerBound..<root.range.lowerBound + 1, pointer: place.pointer)
    }

    private static func takingOut(_ root: JSONNode, in control: ModelledControl) -> FixIt? {
        guard root.isComplete, let element = root.elements.first else { return nil }
        let path = control.control.manifestPath
        return FixIt(
            "take the object out of the list", in: path,
            [
                .init(root.range.lowerBound..<element.range.lowerBound, ""),
                .init(element.range.upperBound..<root.range.upperBound, ""),
            ])
    }
}
