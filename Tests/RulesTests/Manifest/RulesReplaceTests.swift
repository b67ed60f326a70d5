import Findings
import Rules
import SourceText
import Testing

@Suite struct RulesReplaceTests {
    @Test(arguments: [
        (#"[{"min": 0}]"#, "take an empty value"), (#"["mandatory"]"#, "require a value"),
        (#"[{"min": 0}, {"mandatory": true}]"#, "require a value"), ("[]", "take an empty value"),
    ])
    func reportsWhatBecomesOfMandatory(_ rules: String, _ consequence: String) throws {
        let manifest = #"{"rules": \#(rules)}"#
        let finding = try onlyFinding(of: "rules-replace", inManifest: manifest)
        #expect(finding.severity == .note)
        #expect(finding.consequence?.contains(consequence) == true)
        #expect(marked(by: "rules-replace", inManifest: manifest) == ["rules"])
    }

    @Test(arguments: [
        #"{"name": "a"}"#, #"{"rules": null}"#, #"{"rules": "mandatory"}"#, #"{"rules": [{"min": "0"}]}"#,
        #"{"rules": "mandatory", "target": "android"}"#, #"{"target": "android"}"#,
    ])
    func staysSilentWithoutRules(_ manifest: String) {
        #expect(findings(of: "rules-replace", inManifest: manifest).isEmpty)
    }

    @Test(arguments: [
        (#""target": "android""#, #"Android apps ignore "rules""#, "only the rules of the parameter"),
        (#""target": ["ios", "android"]"#, "replace the parameter's own rules", #"Android apps ignore "rules""#),
    ])
    func reportsThatAndroidIgnoresThem(_ target: String, _ message: String, _ consequence: String) throws {
        let manifest = #"{"rules": ["mandatory"], \#(target)}"#
        let finding = try onlyFinding(of: "rules-replace", inManifest: manifest)
        #expect(finding.severity == .note)
        #expect(finding.message.contains(message))
        #expect(finding.consequence?.contains(consequence) == true)
    }
}
