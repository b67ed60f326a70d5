import InputctlCommands
import TestSupport
import Testing

/// Every control below `Fixtures/Rules/<rule>/` gives exactly the report that stands beside it.
@Suite struct RuleFixtureTests {
    static let cases: [String] = Repository.names(in: "Fixtures/Rules").flatMap { rule in
        Repository.names(in: "Fixtures/Rules/\(rule)").filter { !$0.hasSuffix(".txt") }.map { "\(rule)/\($0)" }
    }

    @Test(arguments: cases)
    func theReportIsAsRecorded(_ name: String) throws {
        let run = TestRun(["validate", "--quiet", Repository.path("Fixtures/Rules/\(name)")])
        let report = run.output.replacing(Repository.path("Fixtures/Rules/\(name)/"), with: "")
        expectGolden(report, at: "Fixtures/Rules/\(name).txt")
        let rule = try #require(name.split(separator: "/").first)
        #expect(report.contains("[\(rule)]"), "the fixture of a rule shows that rule")
        #expect(run.errors == "")
    }
}
