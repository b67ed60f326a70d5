import Findings
import Rules
import Testing

@Suite struct RowMethodMissingTests {
    private let rule = "row-method-missing"

    @Test func marksTheMethodAndWhatIsABaseRow() throws {
        let variable = RowServiceSample.code(
            ("return EmailRow(key)", "let row: BaseRow = EmailRow(key)\n        return row"))
        let finding = try variable.onlyFinding(of: rule)
        #expect(variable.places(of: finding) == ["onRowEvent", "row"])
        #expect(finding.severity == .error)
        let result = RowServiceSample.code(
            (".onRowEvent(eventCallback)", ".onRowEvent(eventCallback).onChange { _ in }"))
        #expect(result.places(of: try result.onlyFinding(of: rule)) == ["onChange", "onRowEvent"])
    }

    /// A row of a known class stays what it is: which closure is kept is another rule's.
    @Test func leavesClosuresOfAKnownRowToTheRuleAboutEvents() {
        let sample = RowServiceSample.code(
            ("return EmailRow(key)", "let row = EmailRow(key)\n        row.onChange { _ in }\n        return row"))
        #expect(sample.findings(of: rule).isEmpty)
        #expect(sample.findings(of: "row-event-missing").count == 1)
    }

    /// The help of the rule, applied.
    @Test func aClosureThatPassesTheEventOnIsRight() {
        let sample = RowServiceSample.code(
            (
                ".onRowEvent(eventCallback)",
                ".onRowEvent { cell, row, event in\n            eventCallback(cell, row, event)\n        }"
            ))
        #expect(sample.findings(of: rule).isEmpty)
        #expect(sample.findings(of: "row-event-missing").isEmpty)
    }

    @Test func aLongFileTakesLinearTime() {
        let uses = String(repeating: "row.onChange { row in }\n", count: 20_000)
        let sample = RowServiceSample.code(("return EmailRow", "let row: BaseRow = x\n\(uses)return EmailRow"))
        #expect(sample.findings(of: rule).count == 1)
    }
}
