import Findings
import FourDMobile
import InputControl
import JSONSyntax

/// `nested-control`
enum NestedControl: CollectionRule {
    static let info = RuleInfo(
        id: "nested-control", group: .manyControls, severity: .warning,
        summary: "a manifest.json inside a control that has the name of another control",
        rationale: """
            To find a control, the Android generator reads every manifest.json below inputControls, at all depths, and \
            takes the first with the wanted name; the order among folders is that of the file system. If it meets one \
            inside another control first, it looks for the code in inputControls/<name of the inner folder>, finds none \
            there, and silently does not register the control. 4D itself looks one level deep only.
            """,
        facts: ["place-2", "place-3", "manifest-6", "manifest-40"],
        remedy: "Rename the inner control or its file, or keep it outside of the project's inputControls.",
        needs: [.manifest, .files], reads: ["/name"],
        bad: RuleExample([
            "inputControls/email2/manifest.json": control("email2"),
            "inputControls/phone2/manifest.json": control("phone2"),
            "inputControls/phone2/Tests/Fixtures/a/manifest.json": control("email2"),
        ]),
        good: RuleExample([
            "inputControls/email2/manifest.json": control("email2"),
            "inputControls/phone2/manifest.json": control("phone2"),
            "inputControls/phone2/Tests/Fixtures/a/manifest.json": control("phone2"),
        ]))

    private static func control(_ name: String) -> String {
        #"{"name": "\#(name)", "type": "text", "inject": true, "capabilities": {}}"#
    }

    static func check(_ controls: [ControlProject]) -> [Finding] {
        var byName: [String: ControlProject] = [:]
        for control in controls {
            guard let name = control.manifest?.name?.value, control.archive == nil else { continue }
            byName[name] = byName[name] ?? control
        }
        return controls.flatMap { control in
            control.nestedManifests.filter(\.isReadByGenerator).compactMap { nested in
                guard let node = nested.manifest.value("name"), let name = node.string,
                    let other = byName[name], other.folder != control.folder, control.manifest?.name?.value != name
                else { return nil }
                return report(node, in: nested, other)
            }
        }
    }

    private static func report(_ node: JSONNode, in nested: NestedManifest, _ other: ControlProject) -> Finding {
        finding(
            "\"\(nested.path)\" has the name of another control, \(node.messageWords)",
            at: Location(
                path: nested.manifest.file.path, range: node.contentRange, pointer: node.pointer.description),
            consequence: "if the Android generator meets it first, it does not register that control",
            help: "rename the inner control or its file",
            notes: other.manifest?.value("name").map { [Note("the other control", at: other.place(of: $0))] } ?? [])
    }

    static func compared(of control: ControlProject) -> [Note] {
        control.nestedManifests.compactMap { nested in
            nested.manifest.value("name").map { node in
                Note(
                    "the name of an inner manifest",
                    at: Location(
                        path: nested.manifest.file.path, range: node.contentRange, pointer: node.pointer.description))
            }
        }
    }
}
