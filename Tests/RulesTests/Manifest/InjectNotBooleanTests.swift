import Findings
import Rules
import TestSupport
import Testing

@Suite struct InjectNotBooleanTests {
    @Test(
        arguments: [
            (#"{"inject": "«true»"}"#, Severity.error, #"{"inject": true}"#),
            (#"{"inject": "«Yes»"}"#, .error, #"{"inject": true}"#),
            (#"{"inject": "«false»"}"#, .warning, #"{"inject": false}"#),
            (#"{"inject": «""»}"#, .error, nil), (#"{"inject": "«ios»"}"#, .error, nil),
            (#"{"inject": «1»}"#, .warning, #"{"inject": true}"#),
            (#"{"inject": «0.0»}"#, .warning, #"{"inject": false}"#),
            (#"{"inject": «[»true]}"#, .error, nil), (#"{"inject": «{»}}"#, .error, nil),
        ] as [(String, Severity, String?)])
    func saysWhatTheValueCountsAs(_ marked: String, _ severity: Severity, _ mended: String?) throws {
        let manifest = MarkedText(marked)
        let finding = try #require(findings(of: "inject-not-boolean", inManifest: manifest.text).first)
        #expect(finding.location == Location(path: "manifest.json", range: manifest.range, pointer: "/inject"))
        #expect(finding.severity == severity)
        #expect(fixed(finding, manifest.text) == mended)
    }

    @Test(arguments: [#"{"inject": true}"#, #"{"inject": false}"#, #"{"inject": null}"#, "{}", #"{"inject": }"#])
    func staysSilentOnBooleansAndWhereThereIsNone(_ manifest: String) {
        #expect(findings(of: "inject-not-boolean", inManifest: manifest).isEmpty)
    }
}
