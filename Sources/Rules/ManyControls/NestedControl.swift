import Findings
import FourDMobile

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

    static let spaces = [ClaimSpace.generatorName]

    static func check(_ collision: Collision) -> Finding? {
        guard let nested = [collision.claim, collision.other].first(where: { $0.kind == "nested" }),
            let other = [collision.claim, collision.other].first(where: { $0.kind == "own" })
        else { return nil }
        return finding(
            "\"\(nested.file ?? "")\" has the name of another control, \"\(nested.name)\"", at: nested.location,
            consequence: "if the Android generator meets it first, it does not register that control",
            help: "rename the inner control or its file", notes: [Note("the other control", at: other.location)])
    }
}
