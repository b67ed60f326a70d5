import Findings
import Rules
import Testing

@Suite struct NameMissingTests {
    @Test(arguments: [
        (#"{"type": "text"}"#, "", 0..<1), (#"{"choiceList": {"1": "one"}}"#, "", 0..<1),
        (#"{"name": null}"#, "/name", 9..<13),
    ])
    func pointsAtWhatIsMissing(_ manifest: String, _ pointer: String, _ range: Range<Int>) throws {
        let finding = try onlyFinding(of: "name-missing", inManifest: manifest)
        #expect(finding.location == Location(path: "manifest.json", range: range, pointer: pointer))
    }

    @Test(arguments: [
        #"{"name": ""}"#, #"{"name": 1}"#, #"{"name": ["a"]}"#, #"{"Name": "a"}"#, #"{"name": }"#, #"{"na"#, "[]", "",
        #"{"type": "listform", "storyboard": "List"}"#,
    ])
    func leavesWrongNamesToOtherRules(_ manifest: String) {
        #expect(findings(of: "name-missing", inManifest: manifest).isEmpty)
    }
}
