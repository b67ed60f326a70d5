import Findings
import Rules
import Testing

@Suite struct RulesPatternTests {
    private func manifest(_ pattern: String) -> String {
        #"{"rules": [{"regex": "\#(pattern)"}]}"#
    }

    @Test(arguments: [
        (#"^[$€]?\\d+"#, "which iOS cuts to \"^[$\", has a \"[\" that is not closed"),
        ("(^a$)", "which iOS cuts to \"(^a$\", has a \"(\" that is not closed"),
        ("(", "has a \"(\" that is not closed"), ("a)", "has a \")\" that closes nothing"),
        ("[a-z", "has a \"[\" that is not closed"), (#"a\\"#, "ends with a backslash"),
        ("*a", "begins with a quantifier"), ("$", "begins with its last \"$\""), ("$a", "begins with its last \"$\""),
    ])
    func reportsAPatternThatEndsTheApp(_ pattern: String, _ words: String) throws {
        let finding = try onlyFinding(of: "rules-pattern", inManifest: manifest(pattern))
        #expect(finding.message.hasSuffix(words), "\(finding.message)")
        #expect(finding.severity == .error)
        #expect(finding.help != nil)
    }

    @Test(arguments: [
        #"^[\\$€]?\\d+"#, "^a$", "^a$ only the letter a", #"^\\d+$|^a$"#, "[)(]", "[]a]", "[^]a]", #"\\("#, #"[\\]]"#,
        "(?<year>a)", "(?#comment ( )a", #"\\Q(\\E"#, "[[:alpha:]]", "[a[b]", "(?x) # (", "a**", "a{", "", "[a&&[b]]",
        #"^(\\+|00)[1-9]\\d{6,14}$"#, #"^[^@\\s]+@[^@\\s]+\\.[a-z]{2,}$"#,
    ])
    func staysSilentOnPatternsThatMayBeRight(_ pattern: String) {
        #expect(findings(of: "rules-pattern", inManifest: manifest(pattern)).isEmpty)
    }

    @Test(arguments: [
        #"{"choiceList": ["a"], "rules": [{"regex": "("}]}"#, #"{"target": "android", "rules": [{"regex": "("}]}"#,
        #"{"rules": [{"regex": "(", "min": 0}]}"#,
    ])
    func staysSilentWhereNoPatternIsApplied(_ manifest: String) {
        #expect(findings(of: "rules-pattern", inManifest: manifest).isEmpty)
    }
}
