import Findings
import Rules
import SourceText
import Testing

@Suite struct ChoiceListKeysTests {
    @Test(arguments: [
        (#""integer""#, #"{"1": "a", "two": "b", "3.5": "c"}"#, ["two", "3.5"]),
        (#"["integer"]"#, #"{"": "a"}"#, ["\"\""]),
        (#""real""#, #"{"1.5": "a", "1,5": "b", "nan": "c"}"#, ["1,5", "nan"]),
        (#""number""#, #"{"1e3": "a", "x": "b"}"#, ["x"]),
        (#""Integer""#, #"{"x": "a"}"#, ["x"]),
        (#""boolean""#, #"{"yes": "a", "no": "b"}"#, ["yes", "no"]),
        (#""bool""#, #"{"1": "a", "true": "b"}"#, ["true"]),
        (#""boolean""#, #"{"0": "a", "1": "b", "2": "c"}"#, ["2"]),
        (#""boolean""#, #"["no", "yes", "maybe", "never"]"#, ["maybe"]),
        (#"["boolean", "integer"]"#, #"{"true": "a", "2": "b", "x": "c"}"#, ["x"]),
    ])
    func marksKeysThatDoNotFit(_ type: String, _ list: String, _ places: [String]) {
        let manifest = #"{"type": \#(type), "choiceList": \#(list)}"#
        #expect(marked(by: "choice-list-keys", inManifest: manifest) == places)
    }

    @Test(arguments: [
        (#""integer""#, #"{"1": "a", "-2": "b", "+3": "c"}"#), (#""integer""#, #"["a", "b"]"#),
        (#""real""#, #"{"1": "a", "-2.5": "b"}"#), (#""boolean""#, #"{"false": "a", "true": "b"}"#),
        (#""boolean""#, #"{"0": "a", "1": "b"}"#), (#""boolean""#, #"["no", "yes"]"#),
        (#""boolean""#, #"{"true": "a", "true": "b"}"#), (#""text""#, #"{"x": "a", "y": "b", "z": "c"}"#),
        (#"["text", "integer"]"#, #"{"x": "a"}"#), (#""date""#, #"{"x": "a"}"#), (#""colour""#, #"{"x": "a"}"#),
        ("[]", #"{"x": "a"}"#), ("null", #"{"x": "a"}"#), (#""boolean""#, "{}"), (#""integer""#, #""x""#),
        (#""integer""#, #"{"dataSource": {"dataClass": "A", "field": "B"}}"#),
    ])
    func staysSilentWhereEachKeyFitsSomeType(_ type: String, _ list: String) {
        #expect(marked(by: "choice-list-keys", inManifest: #"{"type": \#(type), "choiceList": \#(list)}"#).isEmpty)
    }

    @Test func showsTheTypeBesideTheKey() throws {
        let manifest = #"{"type": "integer", "choiceList": {"x": "a"}}"#
        let note = try #require(findings(of: "choice-list-keys", inManifest: manifest).first?.notes.first)
        #expect(note.location.pointer == "/type")
    }
}
