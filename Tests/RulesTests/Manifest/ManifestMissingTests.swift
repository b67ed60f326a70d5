import Findings
import InputControl
import Rules
import SourceText
import Testing

@Suite struct ManifestMissingTests {
    @Test(arguments: [
        "Manifest.json", "MANIFEST.JSON", "manifset.json", "manifest.jsn", "manifest.json.txt", "manifest",
    ])
    func namesTheFileThatWasMeant(_ name: String) throws {
        let files = [name: "{}", "ios/ARow.swift": ""]
        let finding = try onlyFinding(of: "manifest-missing", in: files)
        #expect(finding.location == Location(path: "manifest.json"))
        #expect(finding.help == "rename \"\(name)\" to \"manifest.json\"")
        #expect(finding.notes.map(\.location.path) == [name])
    }

    @Test func takesNoOtherFileAsAManifest() throws {
        let files = ["package.json": "{}", "ios/manifest.jso": "{}", "android/Manifest.json": "{}"]
        let finding = try onlyFinding(of: "manifest-missing", in: files)
        #expect(finding.notes.isEmpty)
    }

    @Test(arguments: ["", "{}", "[]"])
    func staysSilentWhenThereIsOne(_ manifest: String) {
        #expect(findings(of: "manifest-missing", inManifest: manifest).isEmpty)
    }

    @Test func staysSilentWhenItIsThereAndCannotBeRead() {
        let problem = FileProblem(path: "manifest.json", reason: .notAFile("pipe"))
        let listed = FileTree(entries: [], problems: [problem]) { path, _ in
            .failure(FileProblem(path: path, reason: .missing))
        }
        let refused = FileTree(entries: [FileTree.Entry(path: "manifest.json", kind: .file)]) { path, _ in
            .failure(FileProblem(path: path, reason: .refused("Permission denied")))
        }
        for tree in [listed, refused] {
            let control = ControlProject(reading: tree, in: "mine")
            #expect(control.manifest == nil)
            #expect(RuleEngine.check([control], rules: RuleRegistry.all).findings.isEmpty)
        }
    }

    @Test func findsTheManifestInIOS() throws {
        let finding = try #require(
            findings(of: "manifest-missing", in: ["ios/manifest.json": "{}", "ios/A.swift": ""]).first)
        #expect(finding.notes.map(\.location.path) == ["ios/manifest.json"])
    }
}
