import Findings
import Rules
import Testing

@Suite struct FolderLikeFormatTests {
    private func files(_ folder: String, _ manifest: String) -> [String: String] {
        ["inputControls/\(folder)/manifest.json": manifest]
    }

    @Test(arguments: [
        ("mail", #"{"name": "a", "inject": true}"#), ("switch`", #"{"name": "a", "inject": 1}"#),
        ("hone", #"{"name": "a", "choiceList": ["x"], "capabilities": {}}"#),
    ])
    func notesAFolderThatIsOpenedForAFormat(_ folder: String, _ manifest: String) throws {
        let finding = try onlyFinding(of: "folder-like-format", in: files(folder, manifest))
        #expect(finding.severity == .note)
        #expect(finding.location == Location(path: "inputControls/\(folder)"))
    }

    @Test(arguments: [
        ("email", #"{"name": "a", "inject": true}"#), ("Mail", #"{"name": "a", "inject": true}"#),
        ("mail", #"{"name": "a", "inject": false}"#), ("mail", #"{"name": "a"}"#),
        ("mail", #"{"name": "a", "inject": true, "target": "android"}"#),
    ])
    func staysSilentOnOtherFoldersAndWhereNothingIsCopied(_ folder: String, _ manifest: String) {
        #expect(findings(of: "folder-like-format", in: files(folder, manifest)).isEmpty)
    }

    @Test func doesNotGuessTheNameOfTheRoot() {
        #expect(findings(of: "folder-like-format", inManifest: #"{"name": "a", "inject": true}"#).isEmpty)
    }
}
