import Findings
import Rules
import SourceText
import Testing

@Suite struct ChoiceListKeysTests {
    @Test(arguments: [
        (#""integer""#, #"{"1": "a", "two": "b", "3.5": "c"}"#, ["two", "3.5"]),
        (#""real""#, #"{"0.5": "a", "1.5": "b"}"#, ["0.5", "1.5"]),
        (#""integer""#, #"{"3000000000": "a"}"#, ["3000000000"]),
        (#""number""#, #"{"value 1": "a", "value 2": "b"}"#, ["value 1", "value 2"]),
        (#"["integer"]"#, #"{"": "a"}"#, ["\"\""]),
        (#""real""#, #"{"1": "a", "1,5": "b", "nan": "c"}"#, ["1,5", "nan"]),
        (#""number""#, #"{"1": "a", "x": "b"}"#, ["x"]),
        (#""Integer""#, #"{"x": "a"}"#, ["x"]),
        (#""boolean""#, #"{"yes": "a", "no": "b"}"#, ["yes", "no"]),
        (#""bool""#, #"{"1": "a", "true": "b"}"#, ["true"]), (#""bool""#, #"{"0": "a", "2": "b"}"#, ["2"]),
        (#""bool""#, #"{"False": "a", "True": "b"}"#, ["True"]), (#""bool""#, #"{"0": "a", "false": "b"}"#, ["false"]),
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
        (#""real""#, #"{"1": "a", "-2147483648": "b"}"#), (#""boolean""#, #"{"false": "a", "true": "b"}"#),
        (#""boolean""#, #"{"0": "a", "1": "b"}"#), (#""boolean""#, #"["no", "yes"]"#),
        (#""boolean""#, #"{"true": "a", "true": "b"}"#), (#""text""#, #"{"x": "a", "y": "b", "z": "c"}"#),
        (#"["text", "integer"]"#, #"{"x": "a"}"#), (#""date""#, #"{"x": "a"}"#), (#""colour""#, #"{"x": "a"}"#),
        ("[]", #"{"x": "a"}"#), ("null", #"{"x": "a"}"#), (#""boolean""#, "{}"), (#""integer""#, #""x""#),
        (#""integer""#, #"{"dataSource": {"dataClass": "A", "field": "B"}}"#),
    ])
    func staysSilentWhereEachKeyFitsSomeType(_ type: String, _ list: String) {
        #expect(marked(by: "choice-list-keys", inManifest: #"{"type": \#(type), "choiceList": \#(list)}"#).isEmpty)
    }

    @Test(arguments: [
        (#""real", "target": "ios""#, #"{"0.5": "a", "1e3": "b", "3000000000": "c"}"#),
        (#""boolean", "target": "ios""#, #"{"0": "a", "2": "b"}"#),
        (#""boolean", "target": "android""#, #"{"FALSE": "a", "True": "b"}"#),
    ])
    func staysSilentWhereTheOnlyPlatformReadsTheKeys(_ type: String, _ list: String) {
        #expect(marked(by: "choice-list-keys", inManifest: #"{"type": \#(type), "choiceList": \#(list)}"#).isEmpty)
    }

    @Test(arguments: [
        (#""real""#, #"{"0.5": "a"}"#, #"Android apps do not read the key "0.5" as a number"#),
        (#""real", "target": "android""#, #"{"0.5": "a"}"#, #"Android apps do not read the key "0.5" as a number"#),
        (#""real", "target": "android""#, #"{"x": "a"}"#, #"the key "x" does not read as a number"#),
        (#""boolean""#, #"{"0": "a", "2": "b"}"#, #"the key "2" is true on iOS and false on Android"#),
        (#""boolean""#, #"{"0": "a", "True": "b"}"#, #"the key "True" is false on iOS and true on Android"#),
        (
            #""boolean", "target": "ios""#, #"{"0": "a", "True": "b"}"#,
            #"the key "True" does not read as true or false"#
        ),
        (#""boolean", "target": "ios""#, #"{"1": "a", "2": "b"}"#, #"the keys "1" and "2" are both true"#),
    ])
    func saysWhichAppDoesNotReadAKey(_ type: String, _ list: String, _ message: String) throws {
        let manifest = #"{"type": \#(type), "choiceList": \#(list)}"#
        #expect(try onlyFinding(of: "choice-list-keys", inManifest: manifest).message == message)
    }

    @Test func showsTheTypeBesideTheKey() throws {
        let manifest = #"{"type": "integer", "choiceList": {"x": "a"}}"#
        let note = try #require(findings(of: "choice-list-keys", inManifest: manifest).first?.notes.first)
        #expect(note.location.pointer == "/type")
    }
}
