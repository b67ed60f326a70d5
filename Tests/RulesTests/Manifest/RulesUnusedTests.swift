import Findings
import Rules
import Testing

@Suite struct RulesUnusedTests {
    @Test(arguments: [
        (#"["mandatory", {"minLength": 1}]"#, "1", #"["mandatory"]"#),
        (#"[{"regex": "("}, "mandatory"]"#, "(", #"["mandatory"]"#),
    ])
    func warnsOfRulesForRowsOfText(_ rules: String, _ place: String, _ corrected: String) throws {
        let manifest = #"{"choiceList": ["a"], "rules": \#(rules)}"#
        #expect(marked(by: "rules-unused", inManifest: manifest) == [place])
        let finding = try onlyFinding(of: "rules-unused", inManifest: manifest)
        #expect(finding.severity == .warning)
        #expect(fixed(finding, manifest) == #"{"choiceList": ["a"], "rules": \#(corrected)}"#)
    }

    @Test(arguments: [
        #"{"rules": [{"minLength": 1}]}"#, #"{"choiceList": ["a"], "rules": ["mandatory", {"min": 1}]}"#,
        #"{"choiceList": null, "rules": [{"minLength": 1}]}"#,
    ])
    func staysSilentOnRulesThatAreApplied(_ manifest: String) {
        #expect(findings(of: "rules-unused", inManifest: manifest).isEmpty)
    }
}
