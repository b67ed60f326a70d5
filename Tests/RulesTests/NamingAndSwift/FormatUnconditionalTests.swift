import Findings
import Rules
import Testing

@Suite struct FormatUnconditionalTests {
    private let rule = "format-unconditional"
    private static let guardLine = "guard format == \"email2\" else { return nil }"

    @Test(arguments: [
        "",
        "guard format == \"email2\" else { return TextRow(key).onRowEvent(eventCallback) }",
        "if format == \"email2\" { return EmailRow(key).onRowEvent(eventCallback) }",
    ])
    func marksTheFunctionAndARow(_ line: String) throws {
        let sample = RowServiceSample.code((Self.guardLine, line))
        let finding = try sample.onlyFinding(of: rule)
        #expect(sample.places(of: finding)[0] == "buildActionParameterCustomFormatRow")
        #expect(sample.places(of: finding)[1].contains("onRowEvent"))
        #expect(finding.help == "begin with \(Self.guardLine)")
        #expect(sample.findings(of: "format-not-handled").isEmpty)
    }

    @Test func marksABuilderThatGoesByAnythingButTheFormat() throws {
        let sample = RowServiceSample.code(("format == \"email2\"", "key == \"email2\""))
        let finding = try sample.onlyFinding(of: rule)
        #expect(finding.label == "it never compares the format")
        #expect(finding.message == "\"Email2RowService\" returns a row for other formats too")
        #expect(finding.severity == .warning, "it works where the parameter is called so")
        #expect(report(of: "format-not-handled", in: sample.files).skipped.isEmpty, "one mistake, one finding")
    }

    @Test(arguments: [
        "if format == \"mail\" { return nil }", "guard format != \"mail\" else { return nil }",
    ])
    func marksABuilderThatRefusesOnlyOtherFormats(_ line: String) throws {
        let sample = RowServiceSample.code((Self.guardLine, line))
        let finding = try #require(sample.findings(of: rule).first)
        #expect(finding.message == "\"Email2RowService\" returns a row for every format except \"mail\"")
        #expect(sample.findings(of: "format-not-handled").isEmpty)
    }

    @Test(arguments: [
        RowServiceSample(),
        .code((guardLine, "guard accepts(format) else { return nil }")),
        .code((guardLine, "logger.info(format)\n return nil"), ("return EmailRow(key).onRowEvent(eventCallback)", "")),
        .code((guardLine, ""), ("return EmailRow(key).onRowEvent(eventCallback)", "return builder.row(key, format)")),
        // A helper that the service asks only for its own format.
        RowServiceSample().with([
            "ios/Helper.swift": """
            class Helper: ActionParameterCustomFormatRowBuilder {
                func buildActionParameterCustomFormatRow(key: String, format: String, onRowEvent: @escaping OnRowEventCallback) -> BaseRow? {
                    return EmailRow(key).onRowEvent(onRowEvent)
                }
            }
            """
        ]),
        .code((guardLine, "")).manifestReplacing("true", "false"),
    ])
    func staysSilent(_ sample: RowServiceSample) {
        #expect(sample.findings(of: rule).isEmpty)
    }
}
