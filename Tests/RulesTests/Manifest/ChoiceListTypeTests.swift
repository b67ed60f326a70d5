import Findings
import Rules
import SourceText
import Testing

@Suite struct ChoiceListTypeTests {
    @Test(arguments: [
        (#""date""#, ["date"], Severity.warning), (#""picture""#, ["picture"], .warning),
        (#"["time"]"#, ["time"], .warning),
        (#"["date", "image"]"#, ["date", "image"], .warning), (#"["text", "date"]"#, ["date"], .note),
    ])
    func marksTypesWithoutLists(_ type: String, _ places: [String], _ severity: Severity) {
        let manifest = #"{"type": \#(type), "choiceList": ["a"]}"#
        #expect(marked(by: "choice-list-type", inManifest: manifest) == places)
        #expect(findings(of: "choice-list-type", inManifest: manifest).allSatisfy { $0.severity == severity })
    }

    @Test(arguments: [
        #"{"type": "text", "choiceList": ["a"]}"#, #"{"type": ["integer", "real", "boolean"], "choiceList": ["a"]}"#,
        #"{"type": ["string", "number", "bool"], "choiceList": ["a"]}"#, #"{"choiceList": ["a"]}"#,
        #"{"type": "colour", "choiceList": ["a"]}"#, #"{"type": "date", "inject": true, "capabilities": {}}"#,
    ])
    func staysSilentAboutTypesWithListsAndOtherControls(_ manifest: String) {
        #expect(findings(of: "choice-list-type", inManifest: manifest).isEmpty)
    }
}
