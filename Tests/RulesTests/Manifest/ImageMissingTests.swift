import Findings
import Rules
import SourceText
import Testing

@Suite struct ImageMissingTests {
    private static func manifest(_ list: String, _ more: String = "") -> String {
        #"{"binding": "imageNamed", "choiceList": \#(list)\#(more)}"#
    }

    private static let ios = #", "target": "ios""#
    private static let android = #", "target": "android""#

    @Test(arguments: [
        (#"{"a": "a.png", "b": "b.png"}"#, ["b.png"]), (#"{"a": "A.png"}"#, ["A.png"]), (#"{"a": "a"}"#, ["a"]),
        (#"{"a": {"b": 1}}"#, ["{"]), (#"{"a": true, "b": null, "c": 3, "d": ["a"]}"#, ["true", "null", "3", "["]),
        (#"{"a": "x/a.png"}"#, ["x/a.png"]), (#"{"a": "c.png", "b": "d.png"}"#, ["c.png", "d.png"]),
    ])
    func marksEachNameWithoutAPicture(_ list: String, _ places: [String]) {
        let files = ["images/a.png": "", "images/flags/fr.png": ""]
        #expect(marked(by: "image-missing", inManifest: Self.manifest(list), files) == places)
    }

    @Test(arguments: [("me.png", "ma.png"), ("ma.pgn", "ma.png"), ("maroc.jpg", "maroc.png")])
    func guessesWhichPictureWasMeant(_ name: String, _ meant: String) throws {
        let files = [
            "manifest.json": Self.manifest(#"{"m": "\#(name)"}"#, Self.ios), "images/ma.png": "", "images/fra.png": "",
            "images/maroc.png": "",
        ]
        let finding = try onlyFinding(of: "image-missing", in: files)
        #expect(finding.severity == .error)
        #expect(finding.help == "did you mean \"\(meant)\"?")
    }

    @Test(arguments: [
        ("ma", "", "iOS apps show", Severity.warning), ("ma.jpg", "", "iOS apps show", .warning),
        ("ma", ios, "the apps show", .error), ("none", "", "the apps show", .error),
        ("none", android, "Android apps show", .error),
    ])
    func androidLooksForAnyEnding(_ name: String, _ target: String, _ consequence: String, _ severity: Severity) throws
    {
        let files = ["manifest.json": Self.manifest(#"{"m": "\#(name)"}"#, target), "images/ma.png": ""]
        let finding = try onlyFinding(of: "image-missing", in: files)
        #expect(finding.severity == severity)
        #expect(finding.consequence?.hasPrefix(consequence) == true)
    }

    @Test(arguments: ["ma", "MA.png", "ma.jpg"])
    func isSilentWhereAndroidAloneFindsThePicture(_ name: String) {
        let manifest = Self.manifest(#"{"m": "\#(name)"}"#, Self.android)
        #expect(marked(by: "image-missing", inManifest: manifest, ["images/ma.png": ""]).isEmpty)
    }

    @Test func onlyWarnsWhereTheCaseIsWrong() throws {
        let files = ["manifest.json": Self.manifest(#"{"m": "MA.png"}"#), "images/ma.PNG": ""]
        let finding = try onlyFinding(of: "image-missing", in: files)
        #expect(finding.severity == .warning)
        #expect(fixed(finding, in: files)?["manifest.json"] == Self.manifest(#"{"m": "ma.PNG"}"#))
    }

    @Test func tellsTwoSpellingsOfAnAccentApart() {
        let list = Self.manifest("{\"m\": \"\u{E9}.png\"}")
        #expect(marked(by: "image-missing", inManifest: list, ["images/e\u{301}.png": ""]) == ["\u{E9}.png"])
        #expect(marked(by: "image-missing", inManifest: list, ["images/\u{E9}.png": ""]).isEmpty)
        let files = ["manifest.json": list, "images/e\u{301}.png": ""]
        #expect(findings(of: "image-missing", in: files).first?.message.contains("encoded in another way") == true)
    }

    @Test func saysOnceThatThereIsNoFolder() throws {
        let manifest = Self.manifest(#"{"a": "a.png", "b": "b.png"}"#)
        let finding = try onlyFinding(of: "image-missing", inManifest: manifest)
        #expect(marked(by: "image-missing", inManifest: manifest) == ["imageNamed"])
        #expect(finding.help?.contains("a.png") == true)
        let misspelt = try #require(
            findings(of: "image-missing", in: ["manifest.json": manifest, "image/a.png": "", "image/b.png": ""]).first)
        #expect(misspelt.help == "rename the folder \"image\" to \"images\"")
    }

    @Test(arguments: ["", android])
    func leavesTheCaseOfTheFolderToItsOwnRule(_ target: String) {
        for folder in ["Images", "IMAGES"] {
            let manifest = Self.manifest(#"{"a": "a.png"}"#, target)
            #expect(marked(by: "image-missing", inManifest: manifest, ["\(folder)/a.png": ""]).isEmpty)
        }
    }

    @Test(arguments: [
        #"{"a": "a.png"}"#, #"{"a": "flags/fr.png"}"#, #"{"a": ""}"#, "{}", #"["a.png"]"#,
        #"{"dataSource": {"dataClass": "A", "field": "B"}}"#, "@",
    ])
    func staysSilentAboutPicturesThatAreThereAndWhatNamesNone(_ list: String) {
        let files = ["images/a.png": "", "images/flags/fr.png": ""]
        #expect(marked(by: "image-missing", inManifest: Self.manifest(list), files).isEmpty)
    }

    @Test func aListHasPicturesOnAndroidAlone() throws {
        let files = ["manifest.json": Self.manifest(#"["a.png", "b.png"]"#), "images/a.png": ""]
        let finding = try onlyFinding(of: "image-missing", in: files)
        #expect(finding.location.pointer == "/choiceList/1")
        #expect(finding.consequence?.hasPrefix("Android apps") == true)
        let ios = Self.manifest(#"["a.png", "b.png"]"#, Self.ios)
        #expect(marked(by: "image-missing", inManifest: ios, ["images/a.png": ""]).isEmpty)
    }

    @Test func isAboutPicturesOnly() {
        #expect(marked(by: "image-missing", inManifest: #"{"choiceList": {"a": "a.png"}}"#).isEmpty)
    }

    @Test func isTheOnlyOneToSpeakOfWhatIsNotAName() {
        let manifest =
            #"{"name": "a", "type": "text", "target": ["ios", "android"], "binding": "imageNamed", "#
            + #""choiceList": {"a": {"b": 1}}}"#
        let files = ["manifest.json": manifest, "images/a.png": ""]
        let rules = RuleRegistry.all.map { $0.info.id }.filter { id in
            // The picture of this test is empty.
            id != "image-content" && !findings(of: id, in: files).isEmpty
        }
        #expect(rules == ["image-missing"])
    }
}
