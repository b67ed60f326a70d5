import Findings
import Rules
import Testing

@Suite struct ImageResourceNameTests {
    private static let list = #""choiceList": {"1": "a.png", "2": "b.png"}, "binding": "imageNamed""#
    private static let files = ["images/a.png": "", "images/b.png": ""]

    @Test(arguments: [("3d", "3d_a"), ("3 D", "3_d_a")])
    func marksANameThatBeginsWithADigit(_ name: String, _ resource: String) throws {
        let manifest = "{\"name\": \"\(name)\", \(Self.list)}"
        #expect(marked(by: "image-resource-name", inManifest: manifest, Self.files) == [name])
        let files = Self.files.merging(["manifest.json": manifest]) { $1 }
        let finding = try onlyFinding(of: "image-resource-name", in: files)
        #expect(finding.message.contains("\"\(resource)\""))
        #expect(finding.notes.map(\.location.path) == ["images/a.png"])
    }

    @Test(arguments: [
        #"{"name": "Flag3", \#(list)}"#, #"{"name": "3d", "target": "ios", \#(list)}"#, #"{\#(list)}"#,
        #"{"name": "/3d", \#(list)}"#, #"{"name": 3, \#(list)}"#, #"{"name": "", \#(list)}"#,
        #"{"name": "_flag", \#(list)}"#, #"{"name": "été", \#(list)}"#,
        #"{"name": "3d", "inject": true, "binding": "imageNamed", "capabilities": {}}"#,
    ])
    func staysSilentAboutOtherNamesAndActionControls(_ manifest: String) {
        #expect(marked(by: "image-resource-name", inManifest: manifest, Self.files).isEmpty)
    }

    @Test(arguments: [
        #"{"name": "3d", "choiceList": {"1": "a.png"}}"#, #"{"name": "3d", "choiceList": ["c"], "binding": true}"#,
    ])
    func theBindingDoesNotMatter(_ manifest: String) {
        #expect(marked(by: "image-resource-name", inManifest: manifest, Self.files) == ["3d"])
    }

    @Test func takesThePicturesThatAndroidCopies() {
        let manifest = #"{"name": "3d", "choiceList": {"1": "x/a.png"}, "binding": "imageNamed"}"#
        #expect(marked(by: "image-resource-name", inManifest: manifest, ["images/x/a.png": ""]).isEmpty)
    }
}
