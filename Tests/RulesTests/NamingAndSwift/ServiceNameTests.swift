import Findings
import Rules
import Testing

@Suite struct ServiceNameTests {
    private let rule = "service-name"

    /// The control with its name and its class called so.
    private static func sample(_ name: String, _ service: String) -> RowServiceSample {
        var sample = RowServiceSample()
        sample.files = sample.files.mapValues {
            $0.replacing("\"email2\"", with: "\"\(name)\"").replacing("Email2RowService", with: service)
        }
        return sample
    }

    @Test(arguments: ["YourNameRowService", "EmailRowService", "Email2Service", "Email2RowServices"])
    func marksTheServiceAndTheName(_ service: String) throws {
        let sample = Self.sample("email2", service)
        let finding = try sample.onlyFinding(of: rule)
        #expect(finding.severity == .warning)
        #expect(sample.places(of: finding) == [service, "email2"])
        #expect(finding.help == "rename the class to Email2RowService")
    }

    @Test(arguments: [
        ("email2", "Email2RowService"), ("email2", "EMail2RowService"), ("mylocation", "MyLocationRowService"),
        ("my-location", "MyLocationRowService"), ("my_location", "My_LocationRowService"),
        ("colorRow", "ColorRowService"), ("éclair", "EclairRowService"), ("éclair", "ÉclairRowService"),
    ])
    func acceptsAnyWordBoundaries(_ name: String, _ service: String) {
        #expect(Self.sample(name, service).findings(of: rule).isEmpty)
    }

    @Test(arguments: [
        // Other rules speak of these.
        RowServiceSample.manifest(("\"email2\"", "\"phone2\"")),
        .manifest(("Email2RowService", "PhoneRowService")),
        .code(("@objc(Email2RowService)", "@objc(PhoneRowService)")),
        sample("email2", "YourNameRowService").manifestReplacing("true", "false"),
        sample("email2", "YourNameRowService").codeReplacing("format == \"email2\"", "accepts(format)"),
    ])
    func staysSilent(_ sample: RowServiceSample) {
        #expect(sample.findings(of: rule).isEmpty)
    }

    @Test func oneOfSeveralServicesIsEnough() {
        let other = RowServiceSample().code.replacing("Email2", with: "Other")
        let sample = RowServiceSample.manifest(
            (
                #""service": "Email2RowService""#,
                #""settings": {"application.services": ["OtherRowService", "Email2RowService"]}"#
            )
        ).with(["ios/Other.swift": other])
        #expect(sample.findings(of: rule).isEmpty)
    }
}
