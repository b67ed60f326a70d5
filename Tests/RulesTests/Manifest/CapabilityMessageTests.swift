import Findings
import Rules
import TestSupport
import Testing

@Suite struct CapabilityMessageTests {
    private let rule = "capability-message"

    @Test(
        arguments: [
            (#""contacts": «""»"#, Severity.error, "the message of \"contacts\" is empty", #""contacts": true"#),
            (#""photo": «""»"#, .error, "the message of \"photo\" is empty", #""photo": true"#),
            (#""camera": «""»"#, .note, "the message of \"camera\" is empty", #""camera": true"#),
            (
                #""contacts": "«true»""#, .warning, "\"contacts\" is the string \"true\", not true",
                #""contacts": true"#
            ),
            (
                #""locationBackground": "«False»""#, .warning,
                "\"locationBackground\" is the string \"False\", not false", nil
            ),
            (#""location": "«true»""#, .note, "\"location\" is the string \"true\", not true", #""location": true"#),
            (
                #""info": {"NSMicrophoneUsageDescription": «true»}"#, .error,
                "the message of \"NSMicrophoneUsageDescription\" is a boolean, not a string", nil
            ),
            (
                #""info": [{}, {"NFCReaderUsageDescription": «""»}]"#, .error,
                "the message of \"NFCReaderUsageDescription\" is empty", nil
            ),
            (
                #""info": {"NSFaceIDUsageDescription": "« »"}"#, .error,
                "the message of \"NSFaceIDUsageDescription\" is empty", nil
            ),
        ] as [(String, Severity, String, String?)])
    func reportsAMessageThatTellsNothing(
        _ marked: String, _ severity: Severity, _ message: String, _ corrected: String?
    ) throws {
        let manifest = MarkedText("{\"capabilities\": {\(marked)}}")
        let finding = try onlyFinding(of: rule, inManifest: manifest.text)
        #expect(finding.location.range == manifest.range)
        #expect(finding.message == message)
        #expect(finding.severity == severity)
        #expect(fixed(finding, manifest.text) == corrected.map { "{\"capabilities\": {\($0)}}" })
    }

    @Test(arguments: [
        #""contacts": true"#, #""contacts": false"#, #""contacts": "To pick a name""#, #""contacts": 1"#,
        #""info": {"NSMicrophoneUsageDescription": "To record"}"#, #""info": {"UIBackgroundModes": []}"#,
        #""info": {"NSCameraUsageDescription": ""}"#, #""info": {"NSMicrophoneUsageDescription": @}"#,
        #""info": "NSMicrophoneUsageDescription""#,
    ])
    func staysSilentOnMessagesAndWhatIsNotOne(_ members: String) {
        #expect(findings(of: rule, inManifest: "{\"capabilities\": {\(members)}}").isEmpty)
    }
}
