import Findings
import Rules
import Testing

@Suite struct ArchiveWrapperTests {
    private let manifest = #"{"name": "a", "type": "text"}"#

    @Test func namesTheArchiveAndTheFolder() throws {
        let found = findings(of: "archive-wrapper", in: ["a.zip/a-main/manifest.json": manifest])
        let finding = try #require(found.first)
        #expect(finding.location == Location(path: "a.zip/a-main"))
        #expect(finding.message == "the control is in the folder \"a-main\" of its archive")
        #expect(finding.notes.map(\.location.path) == ["a.zip/a-main/manifest.json"])
    }

    @Test func foldersAndWellPackedArchivesAreFine() {
        #expect(findings(of: "archive-wrapper", in: ["a.zip/manifest.json": manifest]).isEmpty)
        #expect(findings(of: "archive-wrapper", inManifest: manifest).isEmpty)
    }
}
