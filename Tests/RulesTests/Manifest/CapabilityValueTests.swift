import Findings
import Rules
import TestSupport
import Testing

@Suite struct CapabilityValueTests {
    @Test(
        arguments: [
            (#""service": «[»"A"]"#, Severity.error, "\"service\" is a list, not a string", #""service": "A""#),
            (#""service": «[»"A", "B"]"#, .error, "\"service\" is a list, not a string", nil),
            (#""service": «true»"#, .error, "\"service\" is a boolean, not a string", nil),
            (#""service": «""»"#, .error, "\"service\" is empty", nil),
            (
                #""urlSchemes": "«a»""#, .error, "\"urlSchemes\" is a string, not a list of strings",
                #""urlSchemes": ["a"]"#
            ),
            (#""urlSchemes": ["a", «1»]"#, .error, "\"urlSchemes\" holds a number, not only strings", nil),
            (#""mapModes": «true»"#, .error, "\"mapModes\" is a boolean, not a list of strings", nil),
            (
                #""associatedDomain": «[»"a.com"]"#, .error, "\"associatedDomain\" is a list, not a string",
                #""associatedDomain": "a.com""#
            ),
            (#""info": "«x»""#, .error, "\"info\" is a string, not an object", nil),
            (#""settings": [{}, "«x»"]"#, .error, "\"settings\" holds a string, not only objects", nil),
            (#""entitlements": «true»"#, .error, "\"entitlements\" is a boolean, not an object", nil),
            (#""siri": "«true»""#, .error, "\"siri\" is a string, not true", #""siri": true"#),
            (#""siri": «[»true]"#, .error, "\"siri\" is a list, not true", nil),
            (#""siri": «1»"#, .warning, "\"siri\" is a number, not true", #""siri": true"#),
            (#""camera": «1»"#, .warning, "\"camera\" is a number, not true or a message", #""camera": true"#),
            (#""contacts": «{»}"#, .warning, "\"contacts\" is an object, not true or a message", nil),
            (#""photo": «[»]"#, .error, "\"photo\" is a list, not true or a message", nil),
        ] as [(String, Severity, String, String?)])
    func reportsWhatIsRead(_ marked: String, _ severity: Severity, _ message: String, _ corrected: String?) throws {
        let manifest = MarkedText("{\"target\": \"ios\", \"capabilities\": {\(marked)}}")
        let found = findings(of: "capability-value", inManifest: manifest.text)
        #expect(found.map(\.location.range) == [manifest.range])
        let finding = try #require(found.first)
        #expect(finding.message == message)
        #expect(finding.severity == severity)
        #expect(finding.help != nil)
        #expect(fixed(finding, manifest.text) == corrected.map { "{\"target\": \"ios\", \"capabilities\": {\($0)}}" })
    }

    @Test(arguments: [
        #""service": "ARowService""#, #""settings": {"application.services": ["A", "B"]}"#, #""settings": [{}]"#,
        #""info": {"application.services": "A"}"#, #""info": {"NSMicrophoneUsageDescription": "why"}"#,
        #""entitlements": []"#, #""camera": true"#, #""contacts": "yes""#, #""photo": false"#, #""photo": "why""#,
        #""location": false"#, #""siri": false"#, #""siri": 0"#, #""urlSchemes": ["a"]"#, #""android": []"#,
        #""service": null"#, #""unknown": []"#, #""service": "#, #""map": true, "mapModes": ["MKDirectionsModeCar"]"#,
    ])
    func staysSilentOnWhat4DReads(_ members: String) {
        #expect(findings(of: "capability-value", inManifest: "{\"capabilities\": {\(members)}}").isEmpty)
    }
}
