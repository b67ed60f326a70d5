import Findings
import Rules
import SourceText
import Testing

@Suite struct ImageMissingTests {
    private static func manifest(_ list: String, _ more: String = "") -> String {
        #"{"binding": "imageNamed", "choiceList": \#(list)\#(more)}"#
    }

    @Test(arguments: [
        (#"{"a": "a.png", "b": "b.png"}"#, ["b.png"]), (#"{"a": "A.png"}"#, ["A.png"]), (#"{"a": "a"}"#, ["a"]),
        (#"{"a": {"b": 1}}"#, ["{"]), (#"{"a": true, "b": null, "c": 3, "d": ["a"]}"#, ["true", "null", "3", "["]),
        (#"{"a": "x/a.png"}"#, ["x/a.png"]), (#"{"a": "c.png", "b": "d.png"}"#, ["c.png", "d.png"]),
    ])
    func marksEachNameWithoutAPicture(_ list: String, _ places: [String]) {
        let files = ["images/a.png": "", "images/flags/fr.png": ""]
        #expect(marked(by: "image-missing", inManifest: Self.manifest(list), files) == places)
    }

    @Test(arguments: [("me.png", "ma.png"), ("ma", "ma.png"), ("ma.pgn", "ma.png")])
    func guessesWhichPictureWasMeant(_ name: String, _ meant: String) throws {
        let files = ["manifest.json": Self.manifest(#"{"m": "\#(name)"}"#), "images/ma.png": "", "images/fra.png": ""]
        let finding = try onlyFinding(of: "image-missing", in: files)
        #expect(finding.severity == .error)
        #expect(finding.help == "did you mean \"\(meant)\"?")
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
        #expect(findings(of: "image-missing", in: files).first?.message.contains("encoded otherwise") == true)
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

    @Test func leavesTheCaseOfTheFolderToItsOwnRule() {
        let files = ["Images/a.png": ""]
        #expect(marked(by: "image-missing", inManifest: Self.manifest(#"{"a": "a.png"}"#), files).isEmpty)
        let odd = ["IMAGES/a.png": ""]
        #expect(marked(by: "image-missing", inManifest: Self.manifest(#"{"a": "a.png"}"#), odd).isEmpty)
        let androidOnly = Self.manifest(#"{"a": "a.png"}"#, #", "target": "android""#)
        #expect(marked(by: "image-missing", inManifest: androidOnly, files).isEmpty)
        #expect(marked(by: "image-missing", inManifest: androidOnly, odd) == ["imageNamed"])
    }

    @Test(arguments: [
        #"{"a": "a.png"}"#, #"{"a": "flags/fr.png"}"#, #"{"a": ""}"#, "{}",
        #"["x.png"]"#, #"{"dataSource": {"dataClass": "A", "field": "B"}}"#, "@",
    ])
    func staysSilentAboutPicturesThatAreThereAndWhatNamesNone(_ list: String) {
        let files = ["images/a.png": "", "images/flags/fr.png": ""]
        #expect(marked(by: "image-missing", inManifest: Self.manifest(list), files).isEmpty)
    }

    @Test func isAboutPicturesOnly() {
        #expect(marked(by: "image-missing", inManifest: #"{"choiceList": {"a": "a.png"}}"#).isEmpty)
    }

    @Test(arguments: [
        (#""android""#, 1), (#"["ios", "android"]"#, 1), (#""ios""#, 0),
    ])
    func saysThatAndroidGetsNothingFromFoldersInside(_ target: String, _ count: Int) {
        let manifest = Self.manifest(#"{"a": "a.png", "f": "flags/fr.png"}"#, #", "target": \#(target)"#)
        let files = ["manifest.json": manifest, "images/a.png": "", "images/flags/fr.png": ""]
        let found = findings(of: "image-missing", in: files)
        #expect(found.map(\.location.pointer) == Array(repeating: "/choiceList/f", count: count))
        #expect(found.allSatisfy { $0.severity == .error })
    }

    @Test func isTheOnlyOneToSpeakOfWhatIsNoName() {
        let manifest =
            #"{"name": "a", "type": "text", "target": ["ios", "android"], "binding": "imageNamed", "#
            + #""choiceList": {"a": {"b": 1}}}"#
        let files = ["manifest.json": manifest, "images/a.png": ""]
        let rules = RuleRegistry.all.map { $0.info.id }.filter { !findings(of: $0, in: files).isEmpty }
        #expect(rules == ["image-missing"])
    }
}
