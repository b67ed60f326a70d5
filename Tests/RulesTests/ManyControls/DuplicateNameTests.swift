import Findings
import Rules
import Testing

@Suite struct DuplicateNameTests {
    private let rule = "duplicate-name"

    private func action(_ name: String, target: String = #"["ios", "android"]"#) -> String {
        #"{"name": "\#(name)", "type": "text", "inject": true, "capabilities": {}, "target": \#(target)}"#
    }

    private func choice(_ name: String) -> String { #"{"name": "\#(name)", "choiceList": {"a": "A"}}"# }

    @Test func marksTheSecondNameAndShowsTheFirst() throws {
        let names = ["a": "x", "b": "y", "c": "x"]
        let files = names.map { ("\($0)/manifest.json", action($1)) }
        let found = findings(of: rule, in: Dictionary(uniqueKeysWithValues: files))
        let finding = try #require(found.first)
        #expect(found.count == 1)
        #expect(finding.location.path == "c/manifest.json" && finding.location.pointer == "/name")
        #expect(finding.notes.map(\.location.path) == ["a/manifest.json"])
        let apps = "iOS apps get the one that is read last, Android apps the first that is found"
        #expect(finding.consequence == "only one of them is used: " + apps)
    }

    @Test func saysThatAFolderBeatsAnArchive() throws {
        let manifest = action("x", target: #""ios""#)
        let found = findings(of: rule, in: ["a.zip/manifest.json": manifest, "b/manifest.json": manifest])
        #expect(found.map(\.consequence) == ["only one of them is used: iOS apps get the one in a folder"])
    }

    @Test(arguments: [("Size", "size"), ("tête", "TETE"), ("e\u{301}tat", "état"), ("Ñu", "nu")])
    func takesNoAccountOfCaseAndAccents(_ one: String, _ other: String) {
        let found = findings(of: rule, in: ["a/manifest.json": action(one), "b/manifest.json": action(other)])
        #expect(found.map(\.severity) == [.error])
        // The builds tell selection controls apart by the exact name.
        let choices = findings(of: rule, in: ["a/manifest.json": choice(one), "b/manifest.json": choice(other)])
        #expect(choices.map(\.severity) == [.warning])
    }

    @Test(arguments: [
        ["a/manifest.json": #"{"name": "x"}"#, "b/manifest.json": #"{"name": "y"}"#],
        ["a/manifest.json": #"{"name": ""}"#, "b/manifest.json": #"{"name": ""}"#],
        ["a/manifest.json": #"{"name": 1}"#, "b/manifest.json": #"{"name": 1}"#],
        ["a/manifest.json": #"{"name": "straße"}"#, "b/manifest.json": #"{"name": "strasa"}"#],
        ["a/manifest.json": #"{"name": "x", "binding": "localizedText"}"#, "b/manifest.json": #"{"name": "x"}"#],
        ["a/manifest.json": "{", "b/manifest.json": #"{"name": "x"}"#], ["manifest.json": #"{"name": "x"}"#],
    ])
    func staysSilent(_ files: [String: String]) {
        #expect(findings(of: rule, in: files).isEmpty)
    }

    @Test func controlsOfDifferentFoldersAreNotCompared() {
        let one = control(of: ["manifest.json": action("x")])
        let rules = RuleRegistry.all.filter { $0.info.id == rule }
        #expect(RuleEngine.check([one, one], rules: rules).findings.isEmpty)
    }
}
