import Findings
import Rules
import Testing

@Suite struct ServiceUnloadedTests {
    private let rule = "service-unloaded"
    private static let other = RowServiceSample().code.replacing("Email2", with: "Other").replacing("email2", with: "x")

    @Test func marksTheSecondServiceAndTheOneThatLoads() throws {
        let sample = RowServiceSample().with(["ios/OtherRow.swift": Self.other])
        let finding = try sample.onlyFinding(of: rule)
        #expect(sample.places(of: finding) == ["OtherRowService", "Email2RowService"])
        #expect(finding.severity == .warning)
        // What its help says.
        let named = sample.manifestReplacing(
            #""service": "Email2RowService""#,
            #""settings": {"application.services": ["Email2RowService", "OtherRowService"]}"#)
        #expect(named.findings(of: rule).isEmpty)
        var removed = sample
        removed.files["ios/OtherRow.swift"] = nil
        #expect(removed.findings(of: rule).isEmpty)
    }

    @Test(arguments: [
        RowServiceSample(),
        // Other code uses it.
        RowServiceSample().with(["ios/OtherRow.swift": other, "ios/Use.swift": "let all = OtherRowService.instance"]),
        RowServiceSample().with(["ios/OtherRow.swift": other + "\nlet all = OtherRowService.instance"]),
        // It registers itself, or is loaded by another service.
        RowServiceSample().with(["ios/OtherRow.swift": other + "\nlet all = ApplicationServices.instance"]),
        .code(("    @objc static let", "    var services: [Any] { [] }\n    @objc static let")).with([
            "ios/OtherRow.swift": other
        ]),
        // A base class of the service, and a helper that no app could load.
        .code(
            (
                "class Email2RowService: NSObject, ApplicationService, ActionParameterCustomFormatRowBuilder",
                "class Email2RowService: Base"
            )
        ).with(["ios/Base.swift": "class Base: NSObject, ApplicationService, ActionParameterCustomFormatRowBuilder {}"]
        ),
        // Another rule reports that nothing serves the control.
        .manifest(("Email2RowService", "Lost")).with(["ios/OtherRow.swift": other]),
    ])
    func staysSilent(_ sample: RowServiceSample) {
        #expect(sample.findings(of: rule).map(\.message) == [])
    }
}
