import Findings
import Rules
import Testing

@Suite struct ImageBooleanTests {
    private static func manifest(_ type: String, _ more: String = #""target": "ios""#) -> String {
        #"{"type": \#(type), "binding": "imageNamed", "choiceList": {"0": "n.png", "1": "y.png"}, \#(more)}"#
    }

    @Test(arguments: [(#""boolean""#, "boolean"), (#""Boolean""#, "Boolean"), (#"["text", "bool"]"#, "bool")])
    func marksTheBoolean(_ type: String, _ place: String) throws {
        #expect(marked(by: "image-boolean", inManifest: Self.manifest(type)) == [place])
        let finding = try onlyFinding(of: "image-boolean", inManifest: Self.manifest(type))
        #expect(finding.severity == .warning)
        #expect(finding.consequence?.contains("probably") == true)
    }

    @Test func isANoteWithoutATarget() throws {
        let finding = try onlyFinding(of: "image-boolean", inManifest: Self.manifest(#""boolean""#, #""version": "1""#))
        #expect(finding.severity == .note)
    }

    @Test(arguments: [
        manifest(#""integer""#), manifest(#""text""#), manifest(#""boolean""#, #""target": "android""#),
        #"{"type": "boolean", "choiceList": {"0": "n", "1": "y"}}"#,
        #"{"type": "boolean", "binding": "imageNamed", "choiceList": ["n.png", "y.png"]}"#,
    ])
    func staysSilentAboutOtherPictures(_ manifest: String) {
        #expect(findings(of: "image-boolean", inManifest: manifest).isEmpty)
    }
}
