import Findings
import InputControl
import Rules
import SourceText
import Testing

@Suite struct ImagesFolderTests {
    static let manifest = #"{"binding": "imageNamed", "choiceList": {"a": "a.png"}}"#

    @Test(arguments: ["Images", "IMAGES"])
    func marksAFolderInAnotherCase(_ folder: String) {
        #expect(marked(by: "images-folder", inManifest: Self.manifest, ["\(folder)/a.png": ""]) == [folder])
    }

    @Test(arguments: [
        (manifest, ["images/a.png"]), (manifest, []),
        (manifest, ["pictures/a.png"]), (manifest, ["ios/Images/a.png"]),
        (#"{"choiceList": {"a": "a.png"}}"#, ["Images/a.png"]),
        (#"{"binding": "imageNamed", "choiceList": {"a": "a.png"}, "target": "android"}"#, ["Images/a.png"]),
        (#"{"binding": "imageNamed", "choiceList": ["a.png"]}"#, ["Images/a.png"]),
    ])
    func staysSilentWhereIOSFindsTheFolderOrNeedsNone(_ manifest: String, _ files: [String]) {
        let others = Dictionary(uniqueKeysWithValues: files.map { ($0, "") })
        #expect(marked(by: "images-folder", inManifest: manifest, others).isEmpty)
    }

    @Test(arguments: [("Images", "the iOS build does"), ("IMAGES", "the builds do")])
    func saysWhichBuildsDoNotFindIt(_ folder: String, _ words: String) {
        let manifest = Self.manifest.replacing("{\"binding\"", with: #"{"target": ["ios", "android"], "binding""#)
        let found = findings(of: "images-folder", in: ["manifest.json": manifest, "\(folder)/a.png": ""])
        #expect(found.map { $0.consequence?.hasPrefix(words) } == [true])
    }

    @Test func androidAloneDoesNotFindAnotherCase() throws {
        let manifest = #"{"binding": "imageNamed", "choiceList": {"a": "a.png"}, "target": "android"}"#
        let finding = try onlyFinding(of: "images-folder", in: ["manifest.json": manifest, "IMAGES/a.png": ""])
        #expect(finding.consequence?.hasPrefix("the Android build does") == true)
    }

    @Test func cannotTellWithoutTheFiles() {
        let control = ControlProject(manifest: SourceFile(path: "manifest.json", text: Self.manifest))
        let rules = RuleRegistry.all.filter { $0.info.needs.contains(.files) && $0.info.id.hasPrefix("image") }
        let report = RuleEngine.check([control], rules: rules)
        #expect(report.findings.isEmpty)
        #expect(
            report.skipped.flatMap(\.rules) == [
                "image-android-missing", "image-content", "image-dark", "image-file-kind", "image-missing",
                "image-name-collision", "image-resource-name", "images-folder",
            ])
    }
}
