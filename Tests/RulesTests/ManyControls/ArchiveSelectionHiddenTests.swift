import Rules
import Testing

@Suite struct ArchiveSelectionHiddenTests {
    @Test func pointsAtTheChoices() throws {
        let files = ["a.zip/manifest.json": #"{"name": "a", "choiceList": ["x"]}"#]
        let finding = try onlyFinding(of: "archive-selection-hidden", in: files)
        #expect(finding.location.pointer == "/choiceList")
        #expect(finding.location.range == 15..<25)
    }

    @Test(arguments: [#"{"name": "a", "inject": true}"#, "[]", "{"])
    func controlsWithCodeAreListed(_ manifest: String) {
        #expect(findings(of: "archive-selection-hidden", in: ["a.zip/manifest.json": manifest]).isEmpty)
    }

    @Test func aFolderIsListed() {
        #expect(findings(of: "archive-selection-hidden", inManifest: #"{"name": "a", "choiceList": ["x"]}"#).isEmpty)
    }
}
