import Findings
import Rules
import Testing

@Suite struct ServiceUndeclaredTests {
    private let rule = "service-undeclared"
    private static let service = "\n        \"service\": \"Email2RowService\"\n    "

    @Test(arguments: ["", "\n        \"location\": true\n    "])
    func marksTheCapabilitiesAndTheClass(_ capabilities: String) throws {
        let sample = RowServiceSample.manifest((Self.service, capabilities))
        let finding = try sample.onlyFinding(of: rule)
        #expect(sample.places(of: finding) == ["capabilities", "Email2RowService"])
        let fixed = try #require(sample.fixed(finding))
        #expect(fixed.manifest.contains(#""service": "Email2RowService""#))
        #expect(fixed.findings(of: rule).isEmpty && fixed.findings(of: "service-not-found").isEmpty)
    }

    @Test(arguments: ["sevice", "Service", "services"])
    func marksAMisspeltKey(_ key: String) throws {
        let sample = RowServiceSample.manifest(("\"service\"", "\"\(key)\""))
        let finding = try sample.onlyFinding(of: rule)
        #expect(sample.places(of: finding) == [key, "Email2RowService"])
        #expect(try #require(sample.fixed(finding)).manifest == RowServiceSample().manifest)
        #expect(sample.findings(of: "capability-unknown").isEmpty, "one mistake, one finding")
    }

    @Test func takesTheTextOutOfAList() throws {
        let sample = RowServiceSample.manifest(
            (#""service": "Email2RowService""#, #""services": ["Email2RowService"]"#))
        let finding = try sample.onlyFinding(of: rule)
        #expect(sample.places(of: finding) == ["services", "Email2RowService"])
        #expect(try #require(sample.fixed(finding)).manifest == RowServiceSample().manifest)
        #expect(sample.findings(of: "capability-unknown").isEmpty, "one mistake, one finding")
    }

    @Test func takesNullForNoName() throws {
        let sample = RowServiceSample.manifest(("\"Email2RowService\"", "null"))
        let finding = try sample.onlyFinding(of: rule)
        #expect(sample.places(of: finding) == ["null", "Email2RowService"])
        #expect(try #require(sample.fixed(finding)).manifest == RowServiceSample().manifest)
    }

    @Test func marksAKeyOfTheSettingsThatIsNotAmongThem() throws {
        let sample = RowServiceSample.manifest(
            (#""service": "Email2RowService""#, #""application.services": ["Email2RowService"]"#))
        let finding = try sample.onlyFinding(of: rule)
        #expect(sample.places(of: finding) == ["application.services", "Email2RowService"])
        #expect(sample.findings(of: "capability-unknown").isEmpty, "one mistake, one finding")
    }

    @Test func namesSeveralInTheLongForm() throws {
        let second = RowServiceSample().code.replacing("Email2", with: "PhoneTwo").replacing("email2", with: "phone2")
        let sample = RowServiceSample.manifest((Self.service, "")).with(["ios/PhoneTwoRow.swift": second])
        let finding = try sample.onlyFinding(of: rule)
        #expect(finding.notes.count == 2)
        #expect(
            try #require(sample.fixed(finding)).manifest.contains(
                #""settings": {"application.services": ["Email2RowService", "PhoneTwoRowService"]}"#))
    }

    @Test func marksTheServiceThatWasForgottenBesideAnother() throws {
        let other = """
            @objc(Other)
            class Other: NSObject, ApplicationService { @objc static let instance = Other() }
            """
        let sample = RowServiceSample.manifest(("Email2RowService", "Other")).with(["ios/Other.swift": other])
        let finding = try sample.onlyFinding(of: rule)
        #expect(sample.places(of: finding) == ["Email2RowService", "Other"])
        #expect(finding.fix == nil)
    }

    @Test func marksABuilderThatTheServiceOfTheManifestIsNot() throws {
        let builder = RowServiceSample().code.replacing("@objc(Email2RowService)", with: "").replacing(
            "NSObject, ApplicationService, ", with: ""
        ).replacing("Email2RowService", with: "Builder")
        let other =
            "@objc(Email2RowService)\nclass Email2RowService: NSObject, ApplicationService {\n"
            + "    @objc static let instance = Email2RowService()\n}\n"
        let sample = RowServiceSample().with([
            RowServiceSample.codePath: builder, "ios/Other.swift": "import QMobileUI\n" + other,
        ])
        let finding = try sample.onlyFinding(of: rule)
        #expect(sample.places(of: finding) == ["Builder", "Email2RowService"])
    }

    @Test(arguments: [
        RowServiceSample(),
        // Not the manifest of a control with code, or one of which other rules speak.
        .manifest(("\"type\"", "\"choiceList\": {\"1\": \"one\"}, \"type\"")).manifestReplacing(service, ""),
        .manifest(("    \"capabilities\": {\(service)}", "    \"description\": \"\"")),
        .manifest(("\"Email2RowService\"", "[\"Email2RowService\"]")),
        .manifest((service, "\"settings\": {\"application.services\": \"Email2RowService\"}")),
        .manifest((service, "), {")),
        .manifest((service, ""), ("true", "false")),
        // Services of a service are loaded with it, and code may load them itself.
        .manifest(("Email2RowService", "Other")).with([
            "ios/Other.swift": """
            @objc(Other) class Other: NSObject, ApplicationService {
                @objc static let instance = Other()
                var services: [ApplicationService] { [Email2RowService.instance] }
            }
            """
        ]),
        .manifest((service, "")).with(["ios/Main.swift": "let all = ApplicationServices.instance"]),
        // A row service for the formats of another control.
        RowServiceSample().with([
            "ios/Other.swift": RowServiceSample().code.replacing("Email2", with: "Other").replacing(
                "email2", with: "x")
        ]),
        // Only a helper builds rows.
        .manifest((service, "")).codeReplacing("ActionParameterCustomFormatRowBuilder", "Other")
            .codeReplacing("buildAction", "makeAction"),
    ])
    func staysSilent(_ sample: RowServiceSample) {
        #expect(sample.findings(of: rule).isEmpty)
    }

    @Test func marksAnEmptyListOfServices() throws {
        let sample = RowServiceSample.manifest(
            (#""service": "Email2RowService""#, #""settings": {"application.services": []}"#))
        let finding = try #require(sample.findings(of: "service-undeclared").first)
        #expect(sample.places(of: finding) == ["[]", "Email2RowService"])
        #expect(try #require(sample.fixed(finding)).findings(of: "service-undeclared").isEmpty)
    }
}
