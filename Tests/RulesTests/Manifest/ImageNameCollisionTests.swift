import Findings
import Rules
import SourceText
import Testing

@Suite struct ImageNameCollisionTests {
    static let manifest =
        #"{"name": "My flag", "choiceList": {"1": "a-b.png", "2": "A_B.png"}, "binding": "imageNamed"}"#

    @Test func namesBothAndTheChoicesThatShowThem() throws {
        let files = ["manifest.json": Self.manifest, "images/a-b.png": "", "images/A_B.png": "", "images/c.png": ""]
        let found = findings(of: "image-name-collision", in: files)
        let finding = try #require(found.first)
        #expect(found.count == 1)
        #expect(finding.message == #"the pictures "A_B.png" and "a-b.png" both become "my_flag_a_b" on Android"#)
        #expect(finding.location == Location(path: "images/a-b.png"))
        #expect(finding.notes.first?.location == Location(path: "images/A_B.png"))
        #expect(finding.notes.dropFirst().map(\.location.pointer) == ["/choiceList/1", "/choiceList/2"])
    }

    @Test(arguments: [
        (["a.png", "a.jpg"], 1), (["é.png", "è.png"], 0), (["a b.png", "a.b.png", "a+b.png"], 2),
        (["a.png", "b.png"], 0), (["a.png", "x/a.png"], 0), ([".a", ".b", ".DS_Store"], 0),
        (["ab.png", "a--b.png"], 0), (["a-b.png", "a--b.png"], 0), (["a.txt", "a.png"], 0),
        // Neither is found under its name, so nothing is lost.
        (["日本.png", "台湾.png"], 0),
    ])
    func countsThePicturesThatShareAName(_ names: [String], _ count: Int) {
        let files = Dictionary(uniqueKeysWithValues: names.map { ("Images/" + $0, "") })
        let choices = names.map { "\"\($0)\": \"\($0)\"" }.joined(separator: ", ")
        let manifest = "{\"name\": \"a\", \"binding\": \"imageNamed\", \"choiceList\": {\(choices)}}"
        #expect(marked(by: "image-name-collision", inManifest: manifest, files).count == count)
    }

    @Test(arguments: [("a-b.png", 1), ("a_b.png", 1), ("c.png", 0)])
    func overwritingMattersOnlyWhereAChoiceShowsThePicture(_ shown: String, _ count: Int) {
        let files = Dictionary(uniqueKeysWithValues: ["a-b.png", "a_b.png", "c.png"].map { ("images/" + $0, "") })
        let list = #""choiceList": {"1": "\#(shown)"}"#
        for (binding, expected) in [(#""binding": "imageNamed", "#, count), ("", 0)] {
            let manifest = "{\"name\": \"a\", \(binding)\(list)}"
            #expect(marked(by: "image-name-collision", inManifest: manifest, files).count == expected)
        }
    }

    @Test(arguments: [#"{"choiceList": {"1": "c.png"}, "binding": "imageNamed"}"#, #"{"choiceList": ["a"]}"#])
    func aDuplicateResourceStopsTheBuildInAnyCase(_ manifest: String) throws {
        let files = ["manifest.json": manifest, "images/a-b.png": "", "images/a_b.jpg": "", "images/c.png": ""]
        let finding = try onlyFinding(of: "image-name-collision", in: files)
        #expect(finding.severity == .error)
        #expect(finding.consequence == "the Android build stops at the duplicate resource")
    }

    @Test(arguments: [(#", "target": "android""#, Severity.warning), ("", .note)])
    func anAccentIsAMatterOfHow4DWritesIt(_ target: String, _ severity: Severity) throws {
        let files = ["manifest.json": #"{"choiceList": ["a"]\#(target)}"#, "images/é.png": "", "images/e.jpg": ""]
        let finding = try onlyFinding(of: "image-name-collision", in: files)
        #expect(finding.severity == severity)
        #expect(finding.message.contains("probably"))
    }

    @Test func saysWhatTheBuildDoes() {
        func consequence(_ first: String, _ second: String) -> String {
            let manifest = Self.manifest.replacing("A_B.png", with: second)
            let files = ["manifest.json": manifest, "images/" + first: "", "images/" + second: ""]
            return findings(of: "image-name-collision", in: files).first?.consequence ?? ""
        }
        #expect(consequence("a-b.png", "a_b.png").contains("overwrite"))
        #expect(consequence("a-b.png", "a-b.jpg").contains("duplicate"))
    }

    @Test func isOfNoMatterForIOSAloneOrWithoutChoices() {
        let files = ["images/a.png": "", "images/a.jpg": ""]
        for manifest in [#"{"choiceList": ["a"], "target": "ios"}"#, #"{"name": "a", "inject": true}"#] {
            #expect(marked(by: "image-name-collision", inManifest: manifest, files).isEmpty)
        }
    }
}
