import Findings
import Rules
import Testing

@Suite struct RowEventMissingTests {
    private let rule = "row-event-missing"
    private static let row = "return EmailRow(key).onRowEvent(eventCallback)"

    @Test(arguments: [
        ("return EmailRow(key)", "EmailRow(key)"),
        ("return EmailRow(key) { row in\n row.title = \"a\"\n }", "EmailRow(key) { row in\n row.title = \"a\"\n }"),
        ("let row = EmailRow(key)\n row.title = \"a\"\n return row", "row"),
    ])
    func marksTheRowAndAddsTheCall(_ code: String, _ marked: String) throws {
        let sample = RowServiceSample.code((Self.row, code))
        let finding = try sample.onlyFinding(of: rule)
        #expect(finding.severity == .warning)
        #expect(sample.places(of: finding) == [marked])
        let fixed = try #require(sample.fixed(finding))
        #expect(fixed.code.contains(marked + ".onRowEvent(eventCallback)"))
        #expect(fixed.findings(of: rule).isEmpty)
    }

    /// A builder is also checked for the other formats that it knows.
    @Test func showsWhereTheRowOfAnotherFormatIsMade() throws {
        let sample = RowServiceSample.code(
            (
                Self.row,
                "let rows = [(\"email2\", EmailRow(key).onRowEvent(eventCallback)), (\"size2\", EmailRow(key) as BaseRow)]\n"
                    + "return rows.first { $0.0 == format }?.1"
            ),
            ("guard format == \"email2\" else { return nil }", ""))
        let finding = try sample.onlyFinding(of: rule)
        #expect(sample.places(of: finding) == ["rows.first { $0.0 == format }?.1", "EmailRow"])
        #expect(finding.notes.map(\.message) == ["the row is made here"])
        #expect(finding.fix == nil)
    }

    @Test func speaksOfAnotherCallback() throws {
        let sample = RowServiceSample.code(("onRowEvent eventCallback", "onRowEvent callback"))
        let finding = try sample.onlyFinding(of: rule)
        #expect(finding.message.contains("with \"callback\""))
        #expect(finding.fix == nil)
    }

    @Test(arguments: [
        RowServiceSample(),
        .code((row, "let row = EmailRow(key)\n row.onRowEvent(eventCallback)\n return row")),
        .code((row, "return EmailRow(key) { $0.onChange { row in eventCallback(nil, row, .onChange) } }")),
        .code((row, "return makeRow(key, eventCallback)")),
        .code((row, "return makeRow(key)")),
        .code((row, "return EmailRow(key)")).manifestReplacing("true", "false"),
    ])
    func staysSilent(_ sample: RowServiceSample) {
        #expect(sample.findings(of: rule).isEmpty)
    }
}
