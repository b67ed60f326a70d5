import Findings
import Rules
import TestSupport
import Testing

@Suite struct CapabilityReplacedTests {
    private let rule = "capability-replaced"

    @Test(arguments: [
        (#"{"capabilities": {"camera": "«To scan»"}}"#, "NSCameraUsageDescription"),
        (#"{"capabilities": {"location": "«To show it»"}}"#, "NSLocationWhenInUseUsageDescription"),
        (#"{"capabilities": {"info": {"NSCameraUsageDescription": "«To scan»"}}}"#, "NSCameraUsageDescription"),
        (#"{"type": "picture", "capabilities": {"photo": "«To send one»"}}"#, "NSPhotoLibraryUsageDescription"),
    ])
    func notesWhose4DShowsInstead(_ marked: String, _ key: String) throws {
        let manifest = MarkedText(marked)
        let finding = try onlyFinding(of: rule, inManifest: manifest.text)
        #expect(finding.severity == .note)
        #expect(finding.location.range == manifest.range)
        #expect(finding.message.contains("probably"))
        #expect(finding.consequence == "the app has \"\(key)\", with 4D's own message")
    }

    @Test(arguments: [
        #"{"capabilities": {"camera": true}}"#, #"{"capabilities": {"camera": false}}"#,
        #"{"capabilities": {"contacts": "To pick"}}"#, #"{"capabilities": {"locationBackground": "To track"}}"#,
        #"{"type": ["text", "picture"], "capabilities": {"photo": "To send one"}}"#,
        #"{"capabilities": {"camera": ""}}"#, #"{"capabilities": {"camera": "To scan"}, "target": "android"}"#,
    ])
    func staysSilentOnMessagesThatStay(_ manifest: String) {
        #expect(findings(of: rule, inManifest: manifest).isEmpty)
    }
}
