import Findings
import Rules
import SourceText
import Testing

@Suite struct ImageListShapeTests {
    @Test func writesThePositionsAsKeys() throws {
        let manifest = "{\"binding\": \"imageNamed\", \"choiceList\": [\n  \"a.png\",\n  \"b.png\"\n]}"
        let finding = try onlyFinding(of: "image-list-shape", inManifest: manifest)
        #expect(marked(by: "image-list-shape", inManifest: manifest) == ["["])
        #expect(finding.location.pointer == "/choiceList")
        #expect(finding.notes.map(\.location.pointer) == ["/binding"])
        #expect(
            fixed(finding, manifest)
                == "{\"binding\": \"imageNamed\", \"choiceList\": {\n  \"0\": \"a.png\",\n  \"1\": \"b.png\"\n}}")
    }

    @Test func doesNotFixWhatIsDamaged() throws {
        let manifest = #"{"binding": "imageNamed", "choiceList": ["a.png", @]}"#
        #expect(try onlyFinding(of: "image-list-shape", inManifest: manifest).fix == nil)
    }

    @Test(arguments: [
        #"{"binding": "imageNamed", "choiceList": {"a": "a.png"}}"#, #"{"choiceList": ["a.png"]}"#,
        #"{"binding": "imageName", "choiceList": ["a.png"]}"#, #"{"binding": "imageNamed", "choiceList": []}"#,
        #"{"binding": true, "choiceList": ["a.png"]}"#, #"{"binding": "imageNamed"}"#,
        #"{"binding": "imageNamed", "choiceList": ["a.png"], "target": "android"}"#,
    ])
    func staysSilentWithoutPicturesInAList(_ manifest: String) {
        #expect(findings(of: "image-list-shape", inManifest: manifest).isEmpty)
    }

    @Test(arguments: [
        (#"["a.png"]"#, #", "target": ["ios", "android"]"#, Severity.warning), (#"["a.png"]"#, "", .note),
        (#"{"dataSource": {"dataClass": "E", "field": "f"}}"#, #", "target": "ios""#, .warning),
        (#"{"dataSource": {"dataClass": "E", "field": "f"}}"#, "", .note),
    ])
    func theBuildProbablyFails(_ list: String, _ target: String, _ severity: Severity) throws {
        let manifest = #"{"binding": "imageNamed", "choiceList": \#(list)\#(target)}"#
        let finding = try onlyFinding(of: "image-list-shape", inManifest: manifest)
        #expect(finding.severity == severity)
        #expect(finding.consequence == "the iOS build probably stops with a runtime error")
    }
}
