import Findings
import Rules
import SourceText
import Testing

@Suite struct DataSourceMissingFieldTests {
    private static func manifest(_ source: String, _ more: String = "") -> String {
        #"{"choiceList": {"dataSource": \#(source)}\#(more)}"#
    }

    @Test(arguments: [
        ("{}", ["dataSource"]), (#"{"dataClass": "A"}"#, ["dataSource"]), (#"{"field": "B"}"#, ["dataSource"]),
        (#"{"dataClass": 5, "field": "B"}"#, ["5"]), (#"{"dataClass": "A", "field": ["B"]}"#, ["["]),
        (#"{"dataClass": "", "field": null}"#, ["\"\"", "null"]),
        (#"{"dataclass": "A", "field": "B"}"#, ["dataclass"]), (#"{"dataClass": "A", "feild": "B"}"#, ["feild"]),
        (#"{"table": "A", "key": "B"}"#, ["table", "key"]), (#"{"dataClass": "A", "attribute": "B"}"#, ["attribute"]),
        (#"{"dataClass": "A", "currentEntity": true}"#, ["dataSource"]),
        (#"{"field": "B", "currentEntity": true}"#, ["dataSource"]), (#"{"dataClass": null, "field": "B"}"#, ["null"]),
    ])
    func marksWhatShouldNameTheChoices(_ source: String, _ places: [String]) {
        #expect(marked(by: "data-source-missing-field", inManifest: Self.manifest(source)) == places)
    }

    @Test func namesAllThatIsMissingInOneFinding() throws {
        let found = findings(of: "data-source-missing-field", inManifest: Self.manifest("{}"))
        #expect(found.map(\.message) == [#"the data source has neither "dataClass" nor "field""#])
    }

    @Test func writesTheKeyThatWasMeant() throws {
        let manifest = Self.manifest(#"{"dataclass": "A", "field": "B"}"#)
        let finding = try onlyFinding(of: "data-source-missing-field", inManifest: manifest)
        #expect(finding.severity == .error)
        #expect(fixed(finding, manifest) == Self.manifest(#"{"dataClass": "A", "field": "B"}"#))
    }

    @Test func onlyWarnsOfWhatIOSReads() throws {
        let manifest = Self.manifest(#"{"dataClass": "A", "key": "B"}"#)
        let finding = try onlyFinding(of: "data-source-missing-field", inManifest: manifest)
        #expect(finding.severity == .warning)
        #expect(fixed(finding, manifest) == Self.manifest(#"{"dataClass": "A", "field": "B"}"#))
        let android = Self.manifest(#"{"dataClass": "A", "key": "B"}"#, #", "target": "android""#)
        #expect(try onlyFinding(of: "data-source-missing-field", inManifest: android).severity == .error)
    }

    @Test(arguments: [
        manifest(#"{"currentEntity": true, "field": "o"}"#, #", "target": "android""#),
        manifest(#"{"table": "E", "field": "f"}"#, #", "target": "ios""#),
        manifest(#"{"dataClass": null, "field": "f"}"#),
        manifest(#"{"dataclass": "E", "field": "f"}"#),
    ])
    func theEditorNeedsADataClass(_ manifest: String) throws {
        let finding = try onlyFinding(of: "data-source-missing-field", inManifest: manifest)
        #expect(finding.severity == .error)
        #expect(finding.consequence == "4D's editor never offers the control")
    }

    @Test(arguments: [#"{"dataClass": "A"}"#, #"{"dataClass": 5, "field": "f"}"#, #"{"dataClass": "A", "feild": "f"}"#])
    func theAppsNeedStrings(_ source: String) throws {
        let finding = try onlyFinding(of: "data-source-missing-field", inManifest: Self.manifest(source))
        #expect(finding.consequence == "the app shows one choice instead of the records")
    }

    @Test(arguments: [
        manifest(#"{"dataClass": "A", "field": "B"}"#),
        manifest(#"{"dataClass": "A", "key": "B"}"#, #", "target": "ios""#),
        manifest("[]"),
        manifest(#"{"dataClass": "A", @}"#), manifest(#"{"dataClass": @, "field": "B"}"#),
        #"{"choiceList": {"dataSource": {"dataClass": "A","#,
        #"{"choiceList": {"a": "b"}}"#, #"{"name": "a"}"#,
    ])
    func staysSilentWhereTheChoicesAreFoundOrMayBe(_ manifest: String) {
        #expect(marked(by: "data-source-missing-field", inManifest: manifest).isEmpty)
    }
}
