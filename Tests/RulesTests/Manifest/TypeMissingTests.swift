import Findings
import Rules
import Testing

@Suite struct TypeMissingTests {
    @Test(arguments: [
        (#"{"name": "a"}"#, "", 0..<1), (#"{"type": null}"#, "/type", 9..<13), (#"{"type": []}"#, "/type", 9..<11),
        (#"{"type": {}}"#, "/type", 9..<11),
    ])
    func pointsAtWhatIsMissing(_ manifest: String, _ pointer: String, _ range: Range<Int>) throws {
        let finding = try onlyFinding(of: "type-missing", inManifest: manifest)
        #expect(finding.location == Location(path: "manifest.json", range: range, pointer: pointer))
        #expect(finding.help?.contains("\"text\"") == true)
    }

    @Test(arguments: [
        #"{"choiceList": {"1": "one"}}"#, #"{"choiceList": {"1": "one"}, "type": []}"#, #"{"type": ""}"#,
        #"{"type": 1}"#, #"{"type": [null]}"#, #"{"tpye": "text"}"#, #"{"type" "#,
    ])
    func staysSilentWhereATypeIsThereOrNotNeededOrMayBeLost(_ manifest: String) {
        #expect(findings(of: "type-missing", inManifest: manifest).isEmpty)
    }
}
