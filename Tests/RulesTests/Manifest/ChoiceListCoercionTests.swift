import Findings
import Rules
import SourceText
import Testing

@Suite struct ChoiceListCoercionTests {
    @Test(arguments: [
        (#"{"a": "007"}"#, ["007"], #"as "7""#), (#"{"a": "+5"}"#, ["+5"], #"as "5""#),
        (#"{"a": "-0"}"#, ["-0"], #"as "0""#), (#"{"a": 1.5}"#, ["1.5"], #"as "1""#),
        (#"{"a": 4294967297}"#, ["4294967297"], #"as "1""#), (#"{"a": true}"#, ["true"], "do not show the choice of"),
        (#"{"a": null}"#, ["null"], "because its label is null"),
        (#"{"a": {"b": "c"}}"#, [#"{"b": "c"}"#], "an object"),
        (#"{"a": ["b"]}"#, [#"["b"]"#], "a list"), (#"["a", 7]"#, ["7"], #"the choice "7" as "null""#),
        (#"[true, "a"]"#, ["true"], #"as "null""#),
        (#"["a", null]"#, ["null"], #"a choice that is null as "null""#),
        (#"[{"key": "k", "value": "v"}]"#, [#"{"key": "k", "value": "v"}"#], #"a choice that is an object as "null""#),
        (#"{"a": "007", "b": "ok", "c": false}"#, ["007", "false"], "Android apps"),
    ])
    func marksEachChoiceThatChanges(_ list: String, _ places: [String], _ message: String) {
        let manifest = #"{"choiceList": \#(list)}"#
        #expect(marked(by: "choice-list-coercion", inManifest: manifest) == places)
        let found = findings(of: "choice-list-coercion", inManifest: manifest)
        #expect(found.allSatisfy { $0.message.contains(message) || $0.message.contains("Android apps") })
        #expect(found.contains { $0.message.contains(message) })
    }

    @Test(arguments: [
        #"{"a": "6"}"#, #"{"a": "-12"}"#, #"{"a": "1.50"}"#, #"{"a": "4294967296"}"#, #"{"a": "1e3"}"#,
        #"{"a": ""}"#, #"{"a": " 7"}"#, #"{"a": 7}"#, #"{"a": -3}"#, #"{"a": 2.0}"#, #"["007", "true"]"#, "{}", "[]",
        #"{"a": @}"#, #""007""#, #"{"dataSource": {"dataClass": "A", "field": "B", "search": true}}"#,
    ])
    func staysSilentWhereAndroidShowsWhatIsWritten(_ list: String) {
        #expect(marked(by: "choice-list-coercion", inManifest: #"{"choiceList": \#(list)}"#).isEmpty)
    }

    @Test(arguments: [
        #"{"choiceList": {"a": "b", "target": ["ios", "android"]}"#, #"{"choiceList": {"a": true"#,
        #"{"choiceList": ["a", 7}}"#,
    ])
    func staysSilentWhereABracketIsMissing(_ manifest: String) {
        #expect(marked(by: "choice-list-coercion", inManifest: manifest).isEmpty)
    }

    @Test func isOfNoMatterForIOSAlone() {
        let manifest = #"{"target": ["ios"], "choiceList": {"a": "007"}}"#
        #expect(marked(by: "choice-list-coercion", inManifest: manifest).isEmpty)
    }

    @Test func putsQuotesAroundWhatIsShownTheSameOnIOS() throws {
        let manifest = #"{"choiceList": ["a", 7]}"#
        let finding = try onlyFinding(of: "choice-list-coercion", inManifest: manifest)
        #expect(fixed(finding, manifest) == #"{"choiceList": ["a", "7"]}"#)
    }
}
