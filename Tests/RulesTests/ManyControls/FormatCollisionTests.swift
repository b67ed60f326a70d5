import Findings
import Rules
import Testing

@Suite struct FormatCollisionTests {
    private let rule = "format-collision"

    private func files(_ condition: String) -> [String: String] {
        TwoControls.ios([:], [:], conditions: ["format == \"email2\"", condition])
    }

    @Test func marksTheFormatOfTheOtherControl() throws {
        let files = files("format == \"phone2\" || format == \"email2\"")
        let finding = try onlyFinding(of: rule, in: files)
        let path = "phone2/ios/Sources/Forms/Actions/Phone2Row.swift"
        #expect(finding.location.path == path && finding.severity == .warning)
        #expect(finding.notes.map(\.location.path) == ["email2/ios/Sources/Forms/Actions/Email2Row.swift"])
    }

    @Test(arguments: ["format == \"phone2\"", "format == \"phone2\" || format == \"Email2\""])
    func staysSilent(_ condition: String) {
        #expect(findings(of: rule, in: files(condition)).isEmpty)
    }

    @Test func aFormatThatIsNoControlIsRequestedByNobody() {
        let both = ["format == \"email2\" || format == \"x\"", "format == \"phone2\" || format == \"x\""]
        #expect(findings(of: rule, in: TwoControls.ios([:], [:], conditions: both)).isEmpty)
    }
}
