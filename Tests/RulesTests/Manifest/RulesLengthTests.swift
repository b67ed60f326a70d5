import Findings
import Rules
import Testing

@Suite struct RulesLengthTests {
    @Test(arguments: ["minLength", "maxLength", "exactLength"])
    func marksANegativeLength(_ rule: String) throws {
        let manifest = #"{"rules": ["mandatory", {"\#(rule)": -1}]}"#
        #expect(marked(by: "rules-length", inManifest: manifest) == ["-1"])
        #expect(try onlyFinding(of: "rules-length", inManifest: manifest).severity == .error)
    }

    @Test(arguments: [
        #"{"rules": [{"minLength": 0}, {"maxLength": 5}]}"#, #"{"rules": [{"min": -1}]}"#,
        #"{"rules": [{"minLength": -1.5}]}"#, #"{"rules": {"minLength": -1}}"#,
        #"{"choiceList": ["a"], "rules": [{"minLength": -1}]}"#,
        #"{"target": "android", "rules": [{"minLength": -1}]}"#,
    ])
    func staysSilentOnLengthsThatAreOneAndWhereNoneIsApplied(_ manifest: String) {
        #expect(findings(of: "rules-length", inManifest: manifest).isEmpty)
    }
}
