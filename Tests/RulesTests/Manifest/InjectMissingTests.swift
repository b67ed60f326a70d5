import Findings
import Rules
import TestSupport
import Testing

@Suite struct InjectMissingTests {
    @Test func pointsAtTheManifestAndAddsTheKeyInItsLayout() throws {
        let manifest = "{\n\t\"name\": \"a\",\n\t\"type\": \"text\"\n}\n"
        let finding = try #require(findings(of: "inject-missing", inManifest: manifest).first)
        #expect(finding.location == Location(path: "manifest.json", range: 0..<1, pointer: ""))
        #expect(fixed(finding, manifest) == "{\n\t\"name\": \"a\",\n\t\"type\": \"text\",\n\t\"inject\": true\n}\n")
    }

    @Test(arguments: [
        #"{"name": "a", "inject": "yes"}"#,
        #"{"name": "a", "choiceList": {"1": "one"}}"#,
        #"{"name": "a", "inj"#,
    ])
    func staysSilentWhereTheKeyIsThereOrNotNeededOrMayBeLost(_ manifest: String) {
        #expect(findings(of: "inject-missing", inManifest: manifest).isEmpty)
    }
}
