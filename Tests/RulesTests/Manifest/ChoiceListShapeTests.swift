import Findings
import Rules
import SourceText
import Testing

@Suite struct ChoiceListShapeTests {
    @Test(arguments: [
        (#"{"choiceList": "red"}"#, "red"), (#"{"choiceList": ""}"#, "\"\""), (#"{"choiceList": 3}"#, "3"),
        (#"{"choiceList": true}"#, "true"), (#"{"choiceList": null}"#, "null"),
        (#"{"choiceList": {"dataSource": "Employee"}}"#, "Employee"),
        (#"{"choiceList": {"dataSource": ["Employee"]}}"#, #"["Employee"]"#),
        (#"{"choiceList": {"dataSource": null}}"#, "null"),
        (#"{"choiceList": {"dataSource": "shown", "other": "shown too"}}"#, "shown"),
        (#"{"choiceList": {"datasource": {"dataClass": "A", "field": "B"}}}"#, "datasource"),
        (#"{"choiceList": {"dataSorce": {}}}"#, "dataSorce"),
        (#"{"name": "a", "type": "text", "format": "push"}"#, "push"), (#"{"format": "Sheet"}"#, "Sheet"),
    ])
    func marksWhatIsNoListOfChoices(_ manifest: String, _ place: String) {
        #expect(marked(by: "choice-list-shape", inManifest: manifest) == [place])
    }

    @Test(arguments: [
        #"{"name": "a"}"#, #"{"choiceList": {}}"#, #"{"choiceList": []}"#, #"{"choiceList": {"1": "one"}}"#,
        #"{"choiceList": {"dataSource": {}}}"#, #"{"choiceList": {"dataSource": null, "other": "shown"}}"#,
        #"{"choiceList": null, "inject": true, "capabilities": {}}"#, #"{"choiceList": null, "capabilities": {}}"#,
        #"{"choiceList": {"datasource": "shown"}}"#, #"{"choiceList": {"datasource": {}, "other": "shown"}}"#,
        #"{"choiceList": {"france": {}}}"#,
        #"{"choiceList": @}"#, #"{"choiceList": {"dataSource": @}}"#,
        #"{"type": "listform", "choiceList": "red"}"#,
        #"{"format": "push", "inject": true}"#, #"{"format": "push", "capabilities": {}}"#, #"{"format": "grid"}"#,
        #"{"format": 5}"#, #"{"format": "push", "choicelist": {"a": "b"}}"#, #"{"format": "push", @}"#,
    ])
    func staysSilentAboutChoicesAndWhatCannotBeRead(_ manifest: String) {
        #expect(marked(by: "choice-list-shape", inManifest: manifest).isEmpty)
    }

    @Test func saysWhat4DMakesOfNull() throws {
        let finding = try onlyFinding(of: "choice-list-shape", inManifest: #"{"choiceList": null}"#)
        #expect(finding.message == #""choiceList" is null"#)
        #expect(finding.consequence?.contains("action control") == true)
    }

    @Test(arguments: [("null", "only choice"), (#""A""#, "never offers"), (#"["A"]"#, "never offers")])
    func saysWhatBecomesOfADataSourceThatIsNotAnObject(_ source: String, _ words: String) throws {
        let finding = try onlyFinding(
            of: "choice-list-shape", inManifest: #"{"choiceList": {"dataSource": \#(source)}}"#)
        #expect(finding.consequence?.contains(words) == true)
    }

    @Test func noOtherRuleSpeaksOfTheSameMistake() {
        for (type, list) in [
            ("text", "null"), ("text", #"{"dataSource": true}"#),
            ("boolean", #"{"dataSorce": {"dataClass": "A", "field": "B"}}"#),
        ] {
            let manifest = #"{"name": "a", "type": "\#(type)", "target": ["ios", "android"], "choiceList": \#(list)}"#
            let report = RuleExample.manifest(manifest).files
            let rules = RuleRegistry.all.filter { !findings(of: $0.info.id, in: report).isEmpty }.map { $0.info.id }
            #expect(rules == ["choice-list-shape"])
        }
    }

    @Test func writesTheKeyOfADataSource() throws {
        let manifest = #"{"choiceList": {"data_source": {"dataClass": "A", "field": "B"}}}"#
        let finding = try onlyFinding(of: "choice-list-shape", inManifest: manifest)
        #expect(finding.message.hasSuffix(#"did you mean "dataSource"?"#))
        #expect(fixed(finding, manifest) == manifest.replacing("data_source", with: "dataSource"))
    }

    /// Without its choices a list is not an action control that lacks everything else.
    @Test func missingChoicesAreOneMistake() {
        let files = ["manifest.json": #"{"name": "a", "type": "text", "format": "push", "target": ["ios", "android"]}"#]
        for rule in ["inject-missing", "capabilities-missing", "kotlin-missing"] {
            #expect(findings(of: rule, in: files).isEmpty)
        }
    }
}
