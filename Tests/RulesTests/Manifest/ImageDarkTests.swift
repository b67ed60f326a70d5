import Findings
import Rules
import Testing

@Suite struct ImageDarkTests {
    private static func files(_ names: [String], _ more: String = #", "target": "ios""#) -> [String: String] {
        let manifest = #"{"binding": "imageNamed", "choiceList": {"a": "a.png", "b": "x/b.png", "c": "a.png"}\#(more)}"#
        return Dictionary(uniqueKeysWithValues: names.map { ("images/" + $0, "") })
            .merging(["manifest.json": manifest]) { $1 }
    }

    @Test(arguments: ["a_dark.png", "x/b_dark.png"])
    func marksTheDarkPictureOnce(_ dark: String) throws {
        let finding = try onlyFinding(of: "image-dark", in: Self.files(["a.png", "x/b.png", dark]))
        #expect(finding.location.path == "images/" + dark)
        #expect(finding.severity == .warning)
        #expect(finding.consequence?.contains("probably") == true)
    }

    @Test func isANoteWithoutATarget() throws {
        #expect(try onlyFinding(of: "image-dark", in: Self.files(["a.png", "a_dark.png"], "")).severity == .note)
    }

    @Test(arguments: [
        files(["a.png", "x/b.png"]), files(["a.png", "a_dark.jpg"]), files(["a.png", "c_dark.png"]),
        files(["a.png", "a_dark.png"], #", "target": "android""#),
    ])
    func staysSilentWithoutOne(_ files: [String: String]) {
        #expect(findings(of: "image-dark", in: files).isEmpty)
    }
}
