import Findings
import Rules
import TestSupport
import Testing

@Suite struct TypeUnknownTests {
    @Test(arguments: [
        (#"{"type": "«txet»"}"#, "unknown type \"txet\"; did you mean \"text\"?", #"{"type": "text"}"#),
        (#"{"type": ["«Int»"]}"#, "unknown type \"Int\"; did you mean \"integer\"?", #"{"type": ["integer"]}"#),
        (#"{"type": "«String»"}"#, "unknown type \"String\"; did you mean \"string\"?", #"{"type": "string"}"#),
        (#"{"type": "«object»"}"#, "unknown type \"object\"", nil),
        (#"{"type": «""»}"#, "unknown type \"\"", nil),
        (#"{"type": "«text, real»"}"#, "unknown type \"text, real\"", #"{"type": ["text", "real"]}"#),
        (#"{"type": {"«txt»": true}}"#, "unknown type \"txt\"; did you mean \"text\"?", #"{"type": {"text": true}}"#),
        (#"{"type": «1»}"#, "the type is a number, not a string", nil),
        (#"{"type": [«null»]}"#, "the type is null, not a string", nil),
        (#"{"type": [«[»"text"]]}"#, "the type is a list, not a string", nil),
    ])
    func pointsAtWhatIsNotAType(_ marked: String, _ message: String, _ corrected: String?) throws {
        let manifest = MarkedText(marked)
        let found = findings(of: "type-unknown", inManifest: manifest.text)
        #expect(found.map(\.location.range) == [manifest.range])
        #expect(found.map(\.severity) == [.error])
        let finding = try #require(found.first)
        #expect(finding.message == message)
        #expect(fixed(finding, manifest.text) == corrected)
    }

    @Test(arguments: [
        (#"{"type": ["text", "«object»"]}"#, "offers the control for the other types only", nil),
        (#"{"type": ["text", «5»]}"#, "probably raises an error", nil),
        (#"{"type": "«Boolean»"}"#, "it works by luck: 4D probably ignores case and accents", #"{"type": "boolean"}"#),
        (#"{"type": "«réal»"}"#, "it works by luck: 4D probably ignores case and accents", #"{"type": "real"}"#),
        (#"{"type": «{»"text": true}}"#, "it works by luck: 4D probably reads the keys", #"{"type": "text"}"#),
        (
            #"{"type": «{»"text": true, "date": 1}}"#, "it works by luck: 4D probably reads the keys",
            #"{"type": ["text", "date"]}"#
        ),
    ])
    func isAWarningWhereTheControlIsOffered(_ marked: String, _ consequence: String, _ corrected: String?) throws {
        let manifest = MarkedText(marked)
        let finding = try onlyFinding(of: "type-unknown", inManifest: manifest.text)
        #expect(finding.location.range == manifest.range)
        #expect(finding.severity == .warning)
        #expect(finding.consequence?.contains(consequence) == true)
        #expect(fixed(finding, manifest.text) == corrected)
    }

    @Test(arguments: [
        #"{"type": ["text", "real", "integer", "boolean", "picture"]}"#,
        #"{"type": ["string", "number", "bool", "image", "date", "time"]}"#, #"{"type": "text"}"#,
        #"{"type": null}"#, #"{"type": []}"#, "{}", #"{"type": }"#,
        // Nothing reads the type of a selection control to offer it.
        #"{"type": "object", "choiceList": {"1": "one"}}"#, #"{"type": 5, "choiceList": {"1": "one"}}"#,
        #"{"type": {"a": 1}, "choiceList": {"1": "one"}}"#,
    ])
    func staysSilentOnTypesAndWhereThereIsNone(_ manifest: String) {
        #expect(findings(of: "type-unknown", inManifest: manifest).isEmpty)
    }
}
