import Findings
import Rules
import TestSupport
import Testing

@Suite struct InjectNotBooleanTests {
    @Test(
        arguments: [
            (#"{"inject": "«true»"}"#, Severity.error, #"{"inject": true}"#),
            (#"{"inject": "«Yes»"}"#, .error, #"{"inject": true}"#),
            (#"{"inject": "«false»"}"#, .error, #"{"inject": false}"#),
            (#"{"inject": «""»}"#, .error, nil), (#"{"inject": "«ios»"}"#, .error, nil),
            (#"{"inject": «1»}"#, .warning, #"{"inject": true}"#),
            (#"{"inject": «0.0»}"#, .error, #"{"inject": false}"#),
            (#"{"inject": «[»true]}"#, .error, nil), (#"{"inject": «{»}}"#, .error, nil),
        ] as [(String, Severity, String?)])
    func reportsWhatTheValueCountsAs(_ marked: String, _ severity: Severity, _ corrected: String?) throws {
        let manifest = MarkedText(marked)
        let finding = try onlyFinding(of: "inject-not-boolean", inManifest: manifest.text)
        #expect(finding.location == Location(path: "manifest.json", range: manifest.range, pointer: "/inject"))
        #expect(finding.severity == severity)
        #expect(fixed(finding, manifest.text) == corrected)
    }

    @Test(arguments: [#"{"inject": true}"#, #"{"inject": false}"#, #"{"inject": null}"#, "{}", #"{"inject": }"#])
    func staysSilentOnBooleansAndWhereThereIsNone(_ manifest: String) {
        #expect(findings(of: "inject-not-boolean", inManifest: manifest).isEmpty)
    }

    @Test(
        arguments: [
            (#""target": "android""#, [:], Severity.warning), (#""choiceList": ["a"]"#, [:], .warning),
            (#""choiceList": ["a"]"#, ["ios/Row.swift": "import Eureka"], .error),
            (#""choiceList": ["a"]"#, ["Row.swift": "import Eureka"], .error), (#""target": "ios""#, [:], .error),
        ] as [(String, [String: String], Severity)])
    func onlyWarnsWhereNoCodeIsLost(_ member: String, _ code: [String: String], _ severity: Severity) throws {
        for value in ["\"true\"", "\"false\"", "0", "[]"] {
            let files = code.merging(["manifest.json": #"{"inject": \#(value), \#(member)}"#]) { $1 }
            let finding = try onlyFinding(of: "inject-not-boolean", in: files)
            #expect(finding.severity == severity)
            #expect(finding.consequence?.contains("no iOS code") == (severity == .error))
        }
    }
}
