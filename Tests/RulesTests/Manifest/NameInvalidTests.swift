import Findings
import Rules
import TestSupport
import Testing

@Suite struct NameInvalidTests {
    @Test(arguments: [
        (#"{"name": «12»}"#, "the name is a number, not a string", #"{"name": "12"}"#),
        (#"{"name": «true»}"#, "the name is a boolean, not a string", nil),
        (#"{"name": «[»"a"]}"#, "the name is a list, not a string", nil),
        (#"{"name": «{»}}"#, "the name is an object, not a string", nil),
        (#"{"name": «""»}"#, "the name is empty", nil),
        (#"{"name": "a«$»b$"}"#, "the name \"a$b$\" contains \"$\"", nil),
        (#"{"name": "a«\u0024»b"}"#, #"the name "a\u0024b" contains "$""#, nil),
        (#"{"name": "a«\"»b"}"#, #"the name "a\"b" contains a quote"#, nil),
        (#"{"name": "@a«\\»b"}"#, #"the name "@a\\b" contains a backslash"#, nil),
        (#"{"name": "a«\n»b"}"#, #"the name "a\nb" contains a line end"#, nil),
    ])
    func pointsAtWhatIsWrong(_ marked: String, _ message: String, _ corrected: String?) throws {
        let manifest = MarkedText(marked)
        let found = findings(of: "name-invalid", inManifest: manifest.text)
        #expect(found.map(\.location.range) == [manifest.range])
        let finding = try #require(found.first)
        #expect(finding.message == message)
        #expect(finding.severity == .error)
        #expect(finding.location.pointer == "/name")
        #expect(fixed(finding, manifest.text) == corrected)
    }

    @Test func isANoteWhereNoKotlinIsGenerated() {
        let manifest = #"{"name": "a$", "target": "ios"}"#
        #expect(findings(of: "name-invalid", inManifest: manifest).map(\.severity) == [.note])
    }

    @Test(arguments: [
        #"{"name": "email2"}"#, #"{"name": "a/b"}"#, #"{"name": "élan 👩‍💻"}"#, #"{"name": "a\tb\u00e9"}"#,
        #"{"name": null}"#, #"{}"#, #"{"name": }"#, #"{"name": "a"#, #"{"name": "/a"}"#,
        // No Kotlin is generated for a selection control.
        #"{"name": "a$", "choiceList": ["one"]}"#,
    ])
    func staysSilentOnOtherNames(_ manifest: String) {
        #expect(findings(of: "name-invalid", inManifest: manifest).isEmpty)
    }
}
