import InputctlCommands
import TestSupport
import Testing

/// Every case of a rule gives exactly the report that is recorded with it.
@Suite struct RuleFixtureTests {
    @Test(arguments: RuleCase.all.map(\.name))
    func theReportIsAsRecorded(_ name: String) throws {
        let fixture = RuleCase(name)
        let run = TestRun(["validate", "--quiet", fixture.folder])
        let report = run.output.replacing(fixture.folder + "/", with: "")
        if let difference = fixture.difference(from: report) { Issue.record(Comment(rawValue: difference)) }
        let rule = try #require(name.split(separator: "/").first)
        #expect(report.contains("[\(rule)]"), "the fixture of a rule shows that rule")
        #expect(run.errors == "")
    }
}
