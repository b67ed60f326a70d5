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
        (#"{"type": «1»}"#, "the type is a number, not a text", nil),
        (#"{"type": «{»"text": true}}"#, "the type is an object, not a text", nil),
        (#"{"type": [«null»]}"#, "the type is null, not a text", nil),
        (#"{"type": [«[»"text"]]}"#, "the type is a list, not a text", nil),
    ])
    func pointsAtWhatIsNoType(_ marked: String, _ message: String, _ mended: String?) throws {
        let manifest = MarkedText(marked)
        let found = findings(of: "type-unknown", inManifest: manifest.text)
        #expect(found.map(\.location.range) == [manifest.range])
        #expect(found.map(\.severity) == [.error])
        let finding = try #require(found.first)
        #expect(finding.message == message)
        #expect(fixed(finding, manifest.text) == mended)
    }

    @Test(arguments: [
        (#"{"type": ["text", "object"]}"#, "offers the control for the other types only"),
        (#"{"type": ["object", 1, "Text"]}"#, "for the other types only"),
        (#"{"type": "object", "choiceList": {"1": "one"}}"#, "offers a selection control whatever its type"),
        (#"{"type": "Boolean"}"#, "it works by luck: 4D finds this name in any case"),
    ])
    func isAWarningWhereTheControlIsOfferedAllTheSame(_ manifest: String, _ consequence: String) throws {
        let found = findings(of: "type-unknown", inManifest: manifest)
        #expect(found.allSatisfy { $0.severity == .warning })
        #expect(found.first?.consequence?.contains(consequence) == true)
    }

    @Test(arguments: [
        #"{"type": ["text", "real", "integer", "boolean", "picture"]}"#,
        #"{"type": ["string", "number", "bool", "image", "date", "time"]}"#, #"{"type": "text"}"#,
        #"{"type": null}"#, #"{"type": []}"#, "{}", #"{"type": }"#,
    ])
    func staysSilentOnTypesAndWhereThereIsNone(_ manifest: String) {
        #expect(findings(of: "type-unknown", inManifest: manifest).isEmpty)
    }
}
