import Rules
import Testing

@Suite struct FindingLimitTests {
    @Test func moreThanTheLimitIsCountedNotListed() {
        let keys = Array(repeating: #""k": 1"#, count: RuleEngine.findingLimit + 50).joined(separator: ", ")
        let report = report(of: "json-duplicate-key", in: ["manifest.json": "{\(keys)}"])
        #expect(report.findings.count == RuleEngine.findingLimit)
        #expect(report.skipped.map(\.reason) == ["49 more findings of this rule are left out"])
    }
}
