import Findings
import Rules
import TestSupport
import Testing

@Suite struct NameInvalidTests {
    @Test(arguments: [
        (#"{"name": «12»}"#, "the name is a number, not a text", #"{"name": "12"}"#),
        (#"{"name": «true»}"#, "the name is a boolean, not a text", nil),
        (#"{"name": «[»"a"]}"#, "the name is a list, not a text", nil),
        (#"{"name": «{»}}"#, "the name is an object, not a text", nil),
        (#"{"name": «""»}"#, "the name is empty", nil),
        (#"{"name": "«/a»"}"#, "the name \"/a\" begins with a slash", #"{"name": "a"}"#),
        (#"{"name": "«\/a»"}"#, #"the name "\/a" begins with a slash"#, nil),
        (#"{"name": "a«$»b$"}"#, "the name \"a$b$\" has a \"$\" in it", nil),
        (#"{"name": "a«\u0024»b"}"#, #"the name "a\u0024b" has a "$" in it"#, nil),
        (#"{"name": "a«\"»b"}"#, #"the name "a\"b" has a quote in it"#, nil),
        (#"{"name": "@a«\\»b"}"#, #"the name "@a\\b" has a back-slash in it"#, nil),
        (#"{"name": "a«\n»b"}"#, #"the name "a\nb" has a line end in it"#, nil),
        (#"{"name": "é«@»b"}"#, "the name \"é@b\" has an \"@\" in it", nil),
    ])
    func pointsAtWhatIsWrong(_ marked: String, _ message: String, _ mended: String?) throws {
        let manifest = MarkedText(marked)
        let found = findings(of: "name-invalid", inManifest: manifest.text)
        #expect(found.map(\.location.range) == [manifest.range])
        let finding = try #require(found.first)
        #expect(finding.message == message)
        #expect(finding.location.pointer == "/name")
        #expect(fixed(finding, manifest.text) == mended)
    }

    @Test(arguments: [
        (#"{"name": "a$", "target": "android"}"#, Severity.error), (#"{"name": "a$", "target": "ios"}"#, .warning),
        (#"{"name": "a@b", "target": "android"}"#, .warning), (#"{"name": "/a", "target": "ios"}"#, .error),
    ])
    func isAsBadAsThePlatformsMakeIt(_ manifest: String, _ severity: Severity) {
        #expect(findings(of: "name-invalid", inManifest: manifest).map(\.severity) == [severity])
    }

    @Test(arguments: [
        #"{"name": "email2"}"#, #"{"name": "a/b"}"#, #"{"name": "élan 👩‍💻"}"#, #"{"name": "a\tb\u00e9"}"#,
        #"{"name": null}"#, #"{}"#, #"{"name": }"#, #"{"name": "a"#,
    ])
    func staysSilentOnOtherNames(_ manifest: String) {
        #expect(findings(of: "name-invalid", inManifest: manifest).isEmpty)
    }
}
