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

    @Test func tellsTheNameThatTheCodeAnswersTo() throws {
        let sample = RowServiceSample.manifest(("\"name\": \"email2\",", ""))
        let finding = try #require(sample.findings(of: "name-missing").first)
        #expect(sample.places(of: finding) == ["{", "email2"])
        #expect(try #require(sample.fixed(finding)).findings(of: "name-missing").isEmpty)
        let several = sample.codeReplacing("format == \"email2\"", "[\"a\", \"b\"].contains(format)")
        #expect(several.findings(of: "name-missing").map(\.notes.count) == [0])
    }
}
