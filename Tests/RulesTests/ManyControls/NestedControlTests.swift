import Findings
import Rules
import Testing

@Suite struct NestedControlTests {
    private let rule = "nested-control"

    private func manifest(_ name: String) -> String {
        #"{"name": "\#(name)", "type": "text", "inject": true, "capabilities": {}}"#
    }

    private func files(_ name: String, at path: String = "b/Tests/x/manifest.json") -> [String: String] {
        [
            "inputControls/a/manifest.json": manifest("email2"), "inputControls/b/manifest.json": manifest("phone2"),
            "inputControls/\(path)": manifest(name),
        ]
    }

    @Test func showsTheInnerNameAndTheOtherControl() throws {
        let finding = try onlyFinding(of: rule, in: files("email2"))
        #expect(finding.severity == .warning)
        #expect(finding.location.path == "inputControls/b/Tests/x/manifest.json")
        #expect(finding.location.pointer == "/name")
        #expect(finding.notes.map(\.location.path) == ["inputControls/a/manifest.json"])
    }

    @Test(arguments: [
        // The generator meets the control itself before what is in it.
        ("phone2", "b/Tests/x/manifest.json"), ("other", "b/Tests/x/manifest.json"), ("Email2", "b/x/manifest.json"),
        ("email2", "a/Tests/x/manifest.json"), ("email2", "b/.hidden/manifest.json"),
    ])
    func staysSilentOnOtherNamesAndPlaces(_ name: String, _ path: String) {
        #expect(findings(of: rule, in: files(name, at: path)).isEmpty)
    }
}
