import Findings
import FourDMobile
import Rules
import Testing

@Suite struct CapabilityRequiredTests {
    private let rule = "capability-required"

    private static func sample(_ code: String, _ capabilities: String = "") -> RowServiceSample {
        RowServiceSample.code(("import Eureka", "import Eureka\n\(code)")).manifestReplacing(
            "\"service\"", capabilities + "\"service\"")
    }

    @Test(arguments: [
        ("let store = CNContactStore()", "CNContactStore", "\"contacts\": \""),
        ("let store: CNContactStore = .init()", "CNContactStore", "\"contacts\": \""),
        ("let a = { PHPhotoLibrary.requestAuthorization { _ in } }", "requestAuthorization", "\"photo\": \""),
        (
            "let a = { PHPhotoLibrary.requestAuthorization(for: .readWrite) { _ in } }", "requestAuthorization",
            "\"photo\": \""
        ),
        ("let a = PHAsset.fetchAssets(with: nil)", "fetchAssets", "\"photo\": \""),
        (
            "let a = { PHPhotoLibrary.requestAuthorization(for: .addOnly) { _ in } }", "requestAuthorization",
            "NSPhotoLibraryAddUsageDescription"
        ),
        (
            "let a = { UIImageWriteToSavedPhotosAlbum(image, nil, nil, nil) }", "UIImageWriteToSavedPhotosAlbum",
            "NSPhotoLibraryAddUsageDescription"
        ),
        (
            "let a = { AVCaptureDevice.requestAccess(for: .audio) { _ in } }", "requestAccess",
            "NSMicrophoneUsageDescription"
        ),
        (
            "let a = { AVCaptureDevice.requestAccess(for: AVMediaType.audio) { _ in } }", "requestAccess",
            "NSMicrophoneUsageDescription"
        ),
        (
            "let a = { AVAudioSession.sharedInstance().requestRecordPermission { _ in } }", "requestRecordPermission",
            "NSMicrophoneUsageDescription"
        ),
        ("let engine = AVAudioEngine()\nlet node = engine.inputNode", "inputNode", "NSMicrophoneUsageDescription"),
        (
            "let recorder = try? AVAudioRecorder(url: url, settings: [:])", "AVAudioRecorder",
            "NSMicrophoneUsageDescription"
        ),
        (
            "let picker = UIImagePickerController()\nfunc f() { picker.sourceType = .camera; picker.mediaTypes = [UTType.movie.identifier] }",
            "movie", "NSMicrophoneUsageDescription"
        ),
        (
            "let a = { EKEventStore().requestAccess(to: .event) { _, _ in } }", "requestAccess",
            "NSCalendarsUsageDescription"
        ),
        (
            "let a = { EKEventStore().requestAccess(to: .reminder) { _, _ in } }", "requestAccess",
            "NSRemindersUsageDescription"
        ),
        (
            "let s: EKEventStore\nlet a = { try await s.requestFullAccessToEvents() }", "requestFullAccessToEvents",
            "NSCalendarsFullAccessUsageDescription"
        ),
        (
            "let m = CLLocationManager()\nlet a = { m.requestAlwaysAuthorization() }", "requestAlwaysAuthorization",
            "NSLocationAlwaysAndWhenInUseUsageDescription"
        ),
        (
            "let m = CLLocationManager()\nlet a = { m.requestTemporaryFullAccuracyAuthorization(withPurposeKey: \"a\") }",
            "requestTemporaryFullAccuracyAuthorization", "NSLocationTemporaryUsageDescriptionDictionary\": {"
        ),
        (
            "let c = LAContext()\nlet a = { c.evaluatePolicy(.deviceOwnerAuthenticationWithBiometrics, localizedReason: r) { _, _ in } }",
            "evaluatePolicy", "NSFaceIDUsageDescription"
        ),
        (
            "let h = HKHealthStore()\nlet a = { h.requestAuthorization(toShare: nil, read: types) { _, _ in } }",
            "requestAuthorization", "NSHealthShareUsageDescription"
        ),
        ("let a = { INPreferences.requestSiriAuthorization { _ in } }", "requestSiriAuthorization", "\"siri\": true"),
        ("let a = HMHomeManager()", "HMHomeManager", "\"home\": true"),
        ("let a = { await MusicAuthorization.request() }", "request", "NSAppleMusicUsageDescription"),
        ("let a = NWBrowser(for: b, using: c)", "NWBrowser", "NSBonjourServices\": ["),
        (
            "let a = NFCNDEFReaderSession(delegate: d, queue: nil, invalidateAfterFirstRead: true)",
            "NFCNDEFReaderSession",
            "com.apple.developer.nfc.readersession.formats"
        ),
        ("let a = { await NEHotspotNetwork.fetchCurrent() }", "fetchCurrent", "\"wifiInfo\": true"),
    ])
    func marksTheCallAndWhatItsHelpAddsIsRight(_ code: String, _ name: String, _ missing: String) throws {
        let sample = Self.sample(code)
        let finding = try sample.onlyFinding(of: rule)
        #expect(sample.places(of: finding).prefix(2) == [name, "capabilities"])
        #expect(finding.severity == .warning)
        let help = try #require(finding.help)
        #expect(help.contains(missing))
        let addition = try #require(
            help.split(separator: "add ", maxSplits: 1).first?.replacing(" to the capabilities", with: ""))
        #expect(Self.sample(code, addition + ", ").findings(of: rule).isEmpty, "\(addition)")
    }

    @Test(arguments: ProtectedAPI.all.indices)
    func everyRowIsFound(_ row: Int) throws {
        let api = ProtectedAPI.all[row]
        for use in api.uses {
            let findings = Self.sample(use.example).findings(of: rule)
            #expect(findings.count == 1, "\(use)")
            #expect(api.keys.allSatisfy { findings.first?.message.contains($0.name) == true }, "\(use)")
        }
    }

    @Test func anotherKeyIsNotTheRightOne() throws {
        let background = Self.sample(
            "let m = CLLocationManager()\nlet a = { m.requestAlwaysAuthorization() }", "\"locationBackground\": true, ")
        #expect(background.places(of: try background.onlyFinding(of: rule)).last == "locationBackground")
        let adding = Self.sample("let a = { UIImageWriteToSavedPhotosAlbum(i, nil, nil, nil) }", "\"photo\": true, ")
        #expect(try adding.onlyFinding(of: rule).message.contains("NSPhotoLibraryAddUsageDescription"))
        let entitled = Self.sample(
            "let a = HMHomeManager()", "\"info\": {\"NSHomeKitUsageDescription\": \"Why\"}, ")
        #expect(try entitled.onlyFinding(of: rule).message.contains("com.apple.developer.homekit"))
    }

    @Test func theKeyGoesIntoInfoWhereThereIsOne() throws {
        let sample = Self.sample("let recorder = AVAudioRecorder()", "\"info\": {\"A\": \"B\"}, ")
        #expect(
            try sample.onlyFinding(of: rule).help
                == "add \"NSMicrophoneUsageDescription\": \"why the app needs it\" to \"info\"")
    }

    @Test(arguments: [
        sample("let store = CNContactStore()", "\"contacts\": true, "),
        sample("let store = CNContactStore()", "\"info\": {\"NSContactsUsageDescription\": \"Why\"}, "),
        sample("let recorder = AVAudioRecorder()", "\"info\": [{\"NSMicrophoneUsageDescription\": \"Why\"}], "),
        // In every app.
        sample("let manager = CLLocationManager()\nlet a = { manager.requestWhenInUseAuthorization() }"),
        sample("let a = { AVCaptureDevice.requestAccess(for: .video) { _ in } }\nlet s = AVCaptureSession()"),
        // Need nothing.
        sample("let picker = CNContactPickerViewController()"), sample("let picker = UIImagePickerController()"),
        sample("let status = CNContactStore.authorizationStatus(for: .contacts)\nfunc f(_ s: CNContactStore) {}"),
        sample(
            "let c = PHPickerConfiguration(photoLibrary: PHPhotoLibrary.shared())\nlet s = PHPhotoLibrary.authorizationStatus()"
        ),
        sample("let s = AVCaptureDevice.authorizationStatus(for: .audio)"),
        sample(
            "let c = LAContext()\nlet a = { c.evaluatePolicy(.deviceOwnerAuthentication, localizedReason: r) { _, _ in } }"
        ),
        sample(
            "let a = { UNUserNotificationCenter.current().requestAuthorization(options: []) { _, _ in } }\nlet p: PHPhotoLibrary"
        ),
        sample("let a = CMPedometer.isStepCountingAvailable()"),
        // Of the control's own.
        sample("let camera = Device.camera"), sample("class CNContactStore {}\nlet store = CNContactStore()"),
        sample("enum A { struct CNContactStore {} }\nlet store = A.CNContactStore()"),
        sample("func UIImageWriteToSavedPhotosAlbum() {}\nlet a = { UIImageWriteToSavedPhotosAlbum() }"),
        sample(
            "enum Choice { case camera, movie }\nlet a: [Choice] = [.camera, .movie]\nlet p = UIImagePickerController()"
        ),
        sample("// CNContactStore()\nlet a = \"CNContactStore()\""),
        // Not known what is asked for.
        sample("func f(_ type: AVMediaType) { AVCaptureDevice.requestAccess(for: type) { _ in } }"),
        // Only images: their parameters bring the key.
        sample("let a = PHAsset.fetchAssets(with: nil)").manifestReplacing("\"text\"", "\"picture\""),
        // Other rules report these.
        sample("let recorder = AVAudioRecorder()", "\"info\": {\"NSMicrophoneUsageDescription\": true}, "),
        sample("let store = CNContactStore()", "\"contacts\": false, "),
        sample("let store = CNContactStore()", "\"contact\": true, "),
        sample("let recorder = AVAudioRecorder()", "\"microphone\": true, "),
        sample("let recorder = AVAudioRecorder()", "\"NSMicrophoneUsageDescription\": \"Why\", "),
        sample("let store = CNContactStore()").manifestReplacing("\"inject\": true", "\"inject\": false"),
        sample("let store = CNContactStore()").manifestReplacing("\"ios\"", "\"android\""),
    ])
    func staysSilent(_ sample: RowServiceSample) {
        #expect(sample.findings(of: rule).map(\.message) == [])
    }

    @Test(arguments: [
        ("DEBUG", 1), ("!DEBUG", 1), ("os(iOS)", 1), ("canImport(UIKit)", 1), ("os(macOS)", 0), ("false", 0),
        ("FLAG", 0), ("canImport(AppKit)", 0),
    ])
    func aCallCountsWhereABuildCertainlyHasIt(_ condition: String, _ count: Int) {
        // The name alone is in every build.
        let code = "let none: CNContactStore? = nil\n#if \(condition)\nlet store = CNContactStore()\n#endif"
        #expect(Self.sample(code).findings(of: rule).count == count)
    }
}

extension ProtectedAPI.Use {
    /// Code that has it.
    fileprivate var example: String {
        switch self {
        case .makes(let type): "let value = \(type)()"
        case .callsStatic(let member, let type, let condition):
            "let value = { \(type).\(member)(\(condition?.example ?? "")) }"
        case .calls(let member, let type, let condition):
            "func f(_ value: \(type)) { value.\(member)(\(condition?.example ?? "")) }"
        case .reads(let member, let type): "func f(_ value: \(type)) { print(value.\(member)) }"
        case .function(let name): "let value = { \(name)() }"
        case .combines(let type, let others):
            "let value = \(type)()\nlet all = [\(others.map { $0.hasPrefix("k") ? $0 : "." + $0 }.joined(separator: ", "))]"
        }
    }
}

extension ProtectedAPI.Condition {
    fileprivate var example: String {
        let value = ["audio", "addOnly", "event", "reminder", "deviceOwnerAuthenticationWithBiometrics"].first {
            isMet(by: ".\($0)") && !isMet(by: ".other")
        }
        return (label.map { "\($0): " } ?? "") + (value.map { "." + $0 } ?? "other")
    }
}
