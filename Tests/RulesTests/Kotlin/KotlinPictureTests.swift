import Findings
import Rules
import Testing

@Suite struct KotlinPictureTests {
    private func files(_ type: String) -> [String: String] {
        KotlinControlFiles.changed([], manifest: [(#""type": "text""#, "\"type\": \(type)")])
    }

    @Test(arguments: [#""picture""#, #""image""#, #"["text", "Picture"]"#])
    func marksTheType(_ type: String) throws {
        let files = files(type)
        let finding = try onlyFinding(of: "kotlin-picture", in: files)
        #expect(markedText(finding, in: files)?.lowercased() == (type == #""image""# ? "image" : "picture"))
        #expect(finding.notes.map(\.location.path) == [KotlinControlFiles.path])
    }

    @Test(arguments: [#""text""#, #"["number", "boolean"]"#, #""Image""#])
    func staysSilentOnOtherTypes(_ type: String) {
        #expect(findings(of: "kotlin-picture", in: files(type)).isEmpty)
    }

    @Test func withoutAClassOtherRulesSpeak() {
        var files = files(#""picture""#)
        files[KotlinControlFiles.path] = nil
        #expect(findings(of: "kotlin-picture", in: files).isEmpty)
    }
}
