import Findings
import Rules
import Testing

@Suite struct CapabilitiesMissingTests {
    @Test func pointsAtTheManifestAndAddsTheKey() throws {
        let finding = try onlyFinding(of: "capabilities-missing", inManifest: "{}")
        #expect(finding.location == Location(path: "manifest.json", range: 0..<1, pointer: ""))
        #expect(fixed(finding, "{}") == #"{"capabilities": {}}"#)
    }

    @Test func takesNullForAbsent() throws {
        let manifest = #"{"capabilities": null}"#
        let finding = try onlyFinding(of: "capabilities-missing", inManifest: manifest)
        #expect(finding.location.range == 17..<21)
        #expect(fixed(finding, manifest) == #"{"capabilities": {}}"#)
    }

    @Test(arguments: [
        #"{"capabilities": []}"#, #"{"capabilities": "location"}"#, #"{"capabilites": {}}"#,
        #"{"choiceList": ["one"]}"#, #"{"name": "a" "capa"#,
    ])
    func staysSilentWhereSomethingIsThereOrNotNeededOrMayBeLost(_ manifest: String) {
        #expect(findings(of: "capabilities-missing", inManifest: manifest).isEmpty)
    }

    @Test func namesTheRowServiceOfTheCode() throws {
        let capabilities = ",\n    \"capabilities\": {\n        \"service\": \"Email2RowService\"\n    }"
        let sample = RowServiceSample.manifest((capabilities, ""))
        let finding = try sample.onlyFinding(of: "capabilities-missing")
        let fixed = try #require(sample.fixed(finding))
        #expect(fixed.manifest.contains("\"capabilities\": {\"service\": \"Email2RowService\"}"))
        #expect(fixed.findings(of: "service-undeclared").isEmpty)
    }
}
