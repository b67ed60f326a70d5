import Findings
import InputControl
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

    @Test func saysWhatTheEditorDoes() throws {
        func consequence(_ manifest: String, besideFile: String? = nil) -> String? {
            let control = ControlProject(
                reading: FileTree(texts: ["manifest.json": manifest]), in: "a.zip/a", archive: "a.zip",
                besideFile: besideFile)
            let rules = RuleRegistry.all.filter { $0.info.id == "archive-wrapper" }
            return RuleEngine.check([control], rules: rules).findings.first?.consequence
        }
        #expect(consequence(manifest)?.hasPrefix("4D's editor lists it, and then no build takes it") == true)
        #expect(consequence(manifest, besideFile: ".DS_Store")?.hasPrefix("4D's editor does not list it") == true)
        #expect(consequence(#"{"name": "a", "choiceList": ["x"]}"#)?.hasPrefix("no build takes it") == true)
    }
}
