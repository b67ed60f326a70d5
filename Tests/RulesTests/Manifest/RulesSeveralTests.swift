import Findings
import Rules
import Testing

@Suite struct RulesSeveralTests {
    @Test(arguments: [
        (#"[{"min": 1, "max": 5}]"#, "max", #"[{"min": 1}, {"max": 5}]"#),
        (
            #"["mandatory", {"regex": "a", "minLength": 1, "mandatory": true}]"#, "minLength",
            #"["mandatory", {"regex": "a"}, {"minLength": 1}, {"mandatory": true}]"#
        ),
        (#"[{"min": 1, "max": 5, "$comment": "both"}]"#, "max", nil),
    ])
    func writesAnObjectForEach(_ rules: String, _ place: String, _ corrected: String?) throws {
        let manifest = #"{"rules": \#(rules)}"#
        #expect(marked(by: "rules-several", inManifest: manifest) == [place])
        let finding = try onlyFinding(of: "rules-several", inManifest: manifest)
        #expect(finding.severity == .error && finding.notes.count == 1)
        #expect(fixed(finding, manifest) == corrected.map { #"{"rules": \#($0)}"# })
    }

    @Test(arguments: [
        #"[{"min": 1}, {"max": 5}]"#, #"[{"min": 1, "max": "5"}]"#, #"{"min": 1, "max": 5}"#, "null",
        #"[{"min": 1, "$comment": "one"}]"#,
    ])
    func staysSilentOnOneRuleInEach(_ rules: String) {
        #expect(findings(of: "rules-several", inManifest: #"{"rules": \#(rules)}"#).isEmpty)
    }
}
