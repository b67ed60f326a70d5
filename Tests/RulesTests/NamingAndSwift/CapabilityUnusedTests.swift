import Findings
import Rules
import Testing

@Suite struct CapabilityUnusedTests {
    private let rule = "capability-unused"

    private static func sample(_ code: String, _ capability: String) -> RowServiceSample {
        RowServiceSample.code(("import Eureka", "import Eureka\n\(code)")).manifestReplacing(
            "\"service\"", "\(capability), \"service\"")
    }

    @Test(arguments: [
        ("", "\"contacts\": true", "contacts"),
        ("let a: CNContactPickerViewController", "\"contacts\": \"Why\"", "contacts"),
        ("", "\"location\": true", "location"), ("let a = UIColor.red", "\"camera\": true", "camera"),
        ("", "\"photo\": \"Why\"", "photo"), ("", "\"home\": true", "home"), ("", "\"health\": true", "health"),
    ])
    func marksTheCapability(_ code: String, _ capability: String, _ key: String) throws {
        let sample = Self.sample(code, capability)
        let finding = try sample.onlyFinding(of: rule)
        #expect(sample.places(of: finding) == [key])
        #expect(finding.severity == .note)
    }

    @Test(arguments: [
        RowServiceSample(),
        sample("let a = CNContactStore()", "\"contacts\": true"), sample("let a: CLGeocoder", "\"location\": true"),
        sample("let a: MKMapView", "\"location\": true"), sample("let a: UIImagePickerController", "\"camera\": true"),
        sample("let a: PHPickerViewController", "\"photo\": true"),
        // Of no use, but for another reason.
        sample("", "\"contacts\": false"), sample("", "\"contacts\": [1]"),
        sample("let a: HMHome", "\"home\": true"),
        // Nothing is known of what these need.
        sample("", "\"classKit\": true"), sample("", "\"info\": {\"NSContactsUsageDescription\": \"Why\"}"),
        sample("", "\"contacts\": true").manifestReplacing("\"ios\"", "[\"ios\", \"android\"]"),
        sample("", "\"contacts\": true").with(["ios/A.m": ""]),
        sample("func a() {", "\"contacts\": true"),
    ])
    func staysSilent(_ sample: RowServiceSample) {
        #expect(sample.findings(of: rule).isEmpty)
    }
}
