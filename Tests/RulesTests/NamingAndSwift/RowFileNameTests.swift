import Findings
import Rules
import Testing

@Suite struct RowFileNameTests {
    private let rule = "row-file-name"

    private static func sample(_ file: String, others: [String: String] = [:]) -> RowServiceSample {
        let sample = RowServiceSample()
        return RowServiceSample(
            files: ["manifest.json": sample.manifest, "ios/Sources/Forms/Actions/\(file)": sample.code]
                .merging(others) { text, _ in text })
    }

    @Test(arguments: ["Row.swift", "email2Row.swift", "Email2Rows.swift", "Email2.swift", "EMail2Row.swift"])
    func marksTheFileAndTheClass(_ file: String) throws {
        let sample = Self.sample(file)
        let finding = try sample.onlyFinding(of: rule)
        #expect(finding.severity == .warning)
        #expect(sample.places(of: finding) == ["ios/Sources/Forms/Actions/\(file)", "Email2RowService"])
        #expect(finding.help == "rename the file to Email2Row.swift")
    }

    @Test(arguments: [
        RowServiceSample(), sample("Email2RowService.swift"),
        sample("Service.swift", others: ["ios/Email2Row.swift": ""]),
        sample("Row.swift").manifestReplacing("\"email2\"", "\"phone2\""),
        sample("Row.swift").manifestReplacing("true", "false"),
    ])
    func staysSilent(_ sample: RowServiceSample) {
        #expect(sample.findings(of: rule).isEmpty)
    }
}
