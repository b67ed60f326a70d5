import InputControl
import SourceText
import Testing

@Suite struct ControlSearchTests {
    private static let manifest = #"{"name": "a"}"#

    @Test(arguments: [
        (["manifest.json": manifest], FoundControls.Kind.control, [""]),
        (["Manifest.json": manifest], .control, [""]),
        (["android/inputControl/A.kt": ""], .control, [""]),
        (["b/manifest.json": manifest, "a/manifest.json": manifest, "x/y.txt": ""], .folderOfControls, ["a", "b"]),
        (
            ["P/Resources/Mobile/inputControls/a/manifest.json": manifest], .project,
            ["P/Resources/Mobile/inputControls/a"]
        ),
        (
            ["p/Resources/mobile/inputcontrols/a/manifest.json": manifest], .project,
            ["p/Resources/mobile/inputcontrols/a"]
        ),
        (["manifest.json/a": ""], .control, [""]),
        (["readme": ""], .nothing, []),
        ([:], .nothing, []),
    ])
    func findsOutWhatAFolderIs(_ files: [String: String], _ kind: FoundControls.Kind, _ folders: [String]) {
        let search = FoundControls(in: FileTree(texts: files))
        #expect(search.kind == kind)
        #expect(search.projects.map(\.folder) == folders)
    }

    @Test func aFolderIsNoManifest() {
        let control = FoundControls(in: FileTree(texts: ["manifest.json/a": ""])).projects.first
        #expect(control?.manifest == nil)
        #expect(control?.problems == [FileProblem(path: "manifest.json", reason: .notAFile("folder"))])
    }

    @Test func pathsStartAtTheRootOfTheRun() {
        let search = FoundControls(in: FileTree(texts: ["a/manifest.json": Self.manifest]), prefix: "x")
        #expect(search.projects.map(\.manifestPath) == ["x/a/manifest.json"])
        #expect(search.projects.first?.manifest?.file.path == "x/a/manifest.json")
    }
}
