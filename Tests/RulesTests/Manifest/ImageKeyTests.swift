import Findings
import Rules
import Testing

@Suite struct ImageKeyTests {
    private static func manifest(_ list: String, _ more: String = #", "target": "ios""#) -> String {
        #"{"binding": "imageNamed", "choiceList": \#(list)\#(more)}"#
    }

    @Test func marksEachKeyWithASlash() {
        let manifest = Self.manifest(#"{"a/b": "a.png", "c": "c.png", "/": "d.png"}"#)
        #expect(marked(by: "image-key", inManifest: manifest) == ["a/b", "/"])
        #expect(findings(of: "image-key", inManifest: manifest).allSatisfy { $0.severity == .warning })
    }

    @Test func isANoteWithoutATarget() throws {
        #expect(try onlyFinding(of: "image-key", inManifest: Self.manifest(#"{"a/b": "a.png"}"#, "")).severity == .note)
    }

    @Test(arguments: [
        manifest(#"{"a-b": "x/a.png"}"#), manifest(#"["a/b.png"]"#),
        manifest(#"{"a/b": "a.png"}"#, #", "target": "android""#),
        #"{"choiceList": {"a/b": "a"}}"#,
    ])
    func staysSilentAboutOtherKeys(_ manifest: String) {
        #expect(findings(of: "image-key", inManifest: manifest).isEmpty)
    }
}
