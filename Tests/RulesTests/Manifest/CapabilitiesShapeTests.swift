import Findings
import Rules
import TestSupport
import Testing

@Suite struct CapabilitiesShapeTests {
    @Test(
        arguments: [
            (#"{"capabilities": «[»]}"#, "a list", "{}"),
            (#"{"capabilities": «[»{"service": "A"}]}"#, "a list", #"{"service": "A"}"#),
            (#"{"capabilities": «[»"camera", "map"]}"#, "a list", #"{"camera": true, "map": true}"#),
            (#"{"capabilities": «[»"service"]}"#, "a list", nil),
            (#"{"capabilities": «[»"camera", 1]}"#, "a list", nil),
            (#"{"capabilities": "«camera»"}"#, "a string", nil), (#"{"capabilities": «""»}"#, "a string", nil),
            (#"{"capabilities": «1»}"#, "a number", nil), (#"{"capabilities": «false»}"#, "a boolean", nil),
        ] as [(String, String, String?)])
    func namesWhatStandsThere(_ marked: String, _ words: String, _ corrected: String?) throws {
        let manifest = MarkedText(marked)
        let found = findings(of: "capabilities-shape", inManifest: manifest.text)
        #expect(found.map(\.location.range) == [manifest.range])
        let finding = try #require(found.first)
        #expect(finding.message == "\"capabilities\" is \(words), not an object")
        #expect(fixed(finding, manifest.text) == corrected.map { "{\"capabilities\": \($0)}" })
    }

    @Test(arguments: [
        #"{"capabilities": {}}"#, #"{"capabilities": null}"#, "{}", #"{"capabilities": }"#, #"{"capabilities": {"a"#,
    ])
    func staysSilentOnObjectsAndWhereThereIsNone(_ manifest: String) {
        #expect(findings(of: "capabilities-shape", inManifest: manifest).isEmpty)
    }

    @Test func isTheOnlyRuleThatReportsThem() {
        let files = [
            "manifest.json": #"{"name": "a", "type": "text", "inject": false, "capabilities": ["sevice", "camera"]}"#
        ]
        let report = RuleEngine.check([control(of: files)], rules: RuleRegistry.all)
        #expect(report.findings.filter { $0.rule.hasPrefix("capabilit") }.map(\.rule) == ["capabilities-shape"])
    }
}
