import Findings
import Rules
import TestSupport
import Testing

@Suite struct ManifestConflictTests {
    private let conflict = """
        {
            "name": "pick",
        «<<<<<<< HEAD»
            "type": "text",
            "inject": "yes",
        «=======»
            "type": "txt",
        «>>>>>>> 1f2e3d4 (other)»
            "capabilities": {}
        }

        """

    @Test func isTheOnlyFindingAndShowsEveryMarker() throws {
        let manifest = MarkedText(conflict)
        let report = RuleEngine.check([control(of: ["manifest.json": manifest.text])], rules: RuleRegistry.all)
        #expect(report.findings.map(\.message) == ["merge conflict not resolved"])
        let finding = try #require(report.findings.first)
        #expect(finding.severity == .error)
        #expect([finding.location.range] + finding.notes.map(\.location.range) == manifest.ranges)
        #expect(report.skipped.contains { $0.rules.contains("type-unknown") })
    }

    @Test(arguments: [">>>>>>> other\n{}", "{\r\n=======\r\n}", "{}\n||||||| base\n", "<<<<<<<\n{}"])
    func findsWhatIsLeftOfAConflict(_ manifest: String) {
        #expect(findings(of: "manifest-conflict", inManifest: manifest).count == 1)
    }

    @Test(arguments: [
        #"{"name": "a", "description": "<<<<<<< not at the start of a line"}"#, "{}\n//=======", "{\n========\n}",
        "{\n<<<<<<<x\n}", "{}", "",
    ])
    func staysSilentOnWhatIsNotAMarker(_ manifest: String) {
        #expect(findings(of: "manifest-conflict", inManifest: manifest).isEmpty)
    }
}
