import Findings
import Rules
import Testing

@Suite struct CapabilityRequiredTests {
    private let rule = "capability-required"

    private static func sample(_ code: String, _ capabilities: String = "") -> RowServiceSample {
        RowServiceSample.code(("import Eureka", "import Eureka\n\(code)")).manifestReplacing(
            "\"service\"", capabilities + "\"service\"")
    }

    @Test(arguments: [
        ("let store = CNContactStore()", "CNContactStore", "contacts"),
        ("let library = PHPhotoLibrary.shared()", "PHPhotoLibrary", "photo"),
        ("let manager = CLLocationManager()", "CLLocationManager", "location"),
        (
            "let picker = UIImagePickerController()\nlet type = UIImagePickerController.SourceType.camera", "camera",
            "camera"
        ),
        ("let recorder: AVAudioRecorder? = nil", "AVAudioRecorder", "NSMicrophoneUsageDescription"),
        ("let context = LAContext()", "LAContext", "NSFaceIDUsageDescription"),
        ("let store = EKEventStore()", "EKEventStore", "NSCalendarsUsageDescription"),
    ])
    func marksTheUseAndTheCapabilities(_ code: String, _ name: String, _ missing: String) throws {
        let sample = Self.sample(code)
        let finding = try sample.onlyFinding(of: rule)
        #expect(sample.places(of: finding) == [name, "capabilities"])
        #expect(finding.help?.contains("\"\(missing)\": ") == true)
        // A text for these is in every app of 4D.
        #expect(finding.severity == (["location", "camera"].contains(missing) ? .note : .warning))
    }

    @Test(arguments: [
        sample("let store = CNContactStore()", "\"contacts\": true, "),
        sample("let store = CNContactStore()", "\"info\": {\"NSContactsUsageDescription\": \"Why\"}, "),
        sample("let context = LAContext()", "\"info\": {\"NSFaceIDUsageDescription\": \"Why\"}, "),
        sample("let recorder: AVAudioRecorder", "\"info\": [{\"NSMicrophoneUsageDescription\": \"Why\"}], "),
        sample("let manager = CLLocationManager()", "\"locationBackground\": \"Why\", "),
        // Needs none.
        sample("let picker = CNContactPickerViewController()"), sample("let picker = UIImagePickerController()"),
        sample("let camera = Device.camera"), sample("class CNContactStore {}\nlet store = CNContactStore()"),
        sample("// CNContactStore\nlet a = \"CNContactStore\""),
        // Other rules speak of these.
        sample("let store = CNContactStore()", "\"contacts\": false, "),
        sample("let store = CNContactStore()", "\"contact\": true, "),
        sample("let recorder: AVAudioRecorder", "\"microphone\": true, "),
        sample("let recorder: AVAudioRecorder", "\"NSMicrophoneUsageDescription\": \"Why\", "),
        sample("let store = CNContactStore()").manifestReplacing("\"inject\": true", "\"inject\": false"),
        sample("let store = CNContactStore()").manifestReplacing("\"ios\"", "\"android\""),
    ])
    func staysSilent(_ sample: RowServiceSample) {
        #expect(sample.findings(of: rule).isEmpty)
    }
}
