import Findings
import FourDMobile
import Rules
import TestSupport
import Testing

@Suite struct CapabilityUnknownTests {
    @Test(arguments: [
        ("Service", "service"), ("sevice", "service"), ("contact", "contacts"), ("photos", "photo"),
        ("urlScheme", "urlSchemes"), ("Android", "android"), ("entitlement", "entitlements"),
    ])
    func findsWhatWasMeant(_ key: String, _ meant: String) throws {
        let manifest = MarkedText("{\"capabilities\": {\"«\(key)»\": 1}}")
        let finding = try onlyFinding(of: "capability-unknown", inManifest: manifest.text)
        #expect(finding.location.range == manifest.range)
        #expect(finding.location.pointer == "/capabilities/\(key)")
        #expect(finding.message == "unknown capability \"\(key)\"; did you mean \"\(meant)\"?")
        #expect(fixed(finding, manifest.text) == "{\"capabilities\": {\"\(meant)\": 1}}")
    }

    @Test(arguments: [
        ("microphone", "\"info\": {\"NSMicrophoneUsageDescription\""), ("faceID", "NSFaceIDUsageDescription"),
        ("NSCalendarsUsageDescription", "under \"info\""), ("UIBackgroundModes", "under \"info\""),
        ("com.apple.developer.siri", "under \"entitlements\""), ("application.services", "under \"settings\""),
        ("name", "out of \"capabilities\""), ("type", "out of \"capabilities\""),
        ("inject", "out of \"capabilities\""), ("target", "out of \"capabilities\""),
        ("android.permission.CAMERA", "\"android\": [\"android.permission.CAMERA\"]"),
        ("somethingElse", "remove it"),
    ])
    func namesWhereAKeyGoes(_ key: String, _ help: String) throws {
        let finding = try #require(
            findings(of: "capability-unknown", inManifest: "{\"capabilities\": {\"\(key)\": true}}").first)
        #expect(finding.message == "unknown capability \"\(key)\"")
        #expect(finding.help?.contains(help) == true)
        #expect(finding.fix == nil)
    }

    @Test func doesNotRepeatAKeyThatIsThere() throws {
        let manifest = #"{"capabilities": {"service": "A", "services": "B"}}"#
        let finding = try onlyFinding(of: "capability-unknown", inManifest: manifest)
        #expect(finding.fix == nil)
        #expect(finding.help != nil)
    }

    @Test(arguments: Capability.all.map(\.name) + ["$comment"])
    func knowsEveryCapability(_ name: String) {
        #expect(findings(of: "capability-unknown", inManifest: "{\"capabilities\": {\"\(name)\": 1}}").isEmpty)
    }
}
