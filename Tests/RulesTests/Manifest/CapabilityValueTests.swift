import Findings
import Rules
import TestSupport
import Testing

@Suite struct CapabilityValueTests {
    @Test(
        arguments: [
            (#""service": «[»"A"]"#, Severity.error, "\"service\" is a list, not a text", #""service": "A""#),
            (#""service": «[»"A", "B"]"#, .error, "\"service\" is a list, not a text", nil),
            (#""service": «true»"#, .error, "\"service\" is a boolean, not a text", nil),
            (#""service": «""»"#, .error, "\"service\" is empty", nil),
            (#""urlSchemes": "«a»""#, .error, "\"urlSchemes\" is a text, not a list of texts", #""urlSchemes": ["a"]"#),
            (#""urlSchemes": ["a", «1»]"#, .error, "\"urlSchemes\" holds a number, not only texts", nil),
            (#""android": «true»"#, .error, "\"android\" is a boolean, not a list of texts", nil),
            (
                #""android": ["«READ_CONTACTS»"]"#, .error, "Android has no permission called \"READ_CONTACTS\"",
                #""android": ["android.permission.READ_CONTACTS"]"#
            ),
            (
                #""associatedDomain": «[»"a.com"]"#, .error, "\"associatedDomain\" is a list, not a text",
                #""associatedDomain": "a.com""#
            ),
            (#""info": "«x»""#, .error, "\"info\" is a text, not an object", nil),
            (#""settings": [{}, "«x»"]"#, .error, "\"settings\" holds a text, not only objects", nil),
            (
                #""settings": {"application.services": "«A»"}"#, .error,
                "\"application.services\" is a text, not a list of texts",
                #""settings": {"application.services": ["A"]}"#
            ),
            (
                #""settings": [{}, {"application.services": «true»}]"#, .error,
                "\"application.services\" is a boolean, not a list of texts", nil
            ),
            (
                #""settings": {"application.services": ["A", «1», "B"]}"#, .error,
                "\"application.services\" holds a number, not only texts", nil
            ),
            (
                #""map": true, "mapModes": ["MKDirectionsModeBus", "«Car»"]"#, .warning,
                "iOS has no mode of directions called \"Car\"", nil
            ),
            (#""entitlements": «true»"#, .error, "\"entitlements\" is a boolean, not an object", nil),
            (#""siri": "«true»""#, .error, "\"siri\" is a text, not true", #""siri": true"#),
            (#""siri": «[»true]"#, .error, "\"siri\" is a list, not true", nil),
            (#""siri": «1»"#, .warning, "\"siri\" is a number, not true", #""siri": true"#),
            (#""camera": «1»"#, .warning, "\"camera\" is a number, not true", #""camera": true"#),
            (#""camera": «{»}"#, .error, "\"camera\" is an object, not true or a text", nil),
            (#""contacts": «""»"#, .error, "the text of \"contacts\" is empty", nil),
            (#""contacts": "«true»""#, .warning, "\"contacts\" is the text \"true\", not true", #""contacts": true"#),
            (#""«mapModes»": ["MKDirectionsModeCar"]"#, .warning, "\"mapModes\" does nothing without \"map\"", nil),
            (#""«healthRecords»": true"#, .warning, "\"healthRecords\" does nothing without \"health\"", nil),
        ] as [(String, Severity, String, String?)])
    func saysWhatIsTakenInstead(_ marked: String, _ severity: Severity, _ message: String, _ mended: String?) throws {
        let manifest = MarkedText("{\"capabilities\": {\(marked)}}")
        let found = findings(of: "capability-value", inManifest: manifest.text)
        #expect(found.map(\.location.range) == [manifest.range])
        let finding = try #require(found.first)
        #expect(finding.message == message)
        #expect(finding.severity == severity)
        #expect(finding.help != nil || finding.fix != nil)
        #expect(fixed(finding, manifest.text) == mended.map { "{\"capabilities\": {\($0)}}" })
    }

    @Test(arguments: [
        #""service": "ARowService""#, #""settings": {"application.services": ["A", "B"]}"#, #""settings": [{}]"#,
        #""info": {"application.services": "A"}"#, #""settings": {"application.services": []}"#,
        #""info": {"NSMicrophoneUsageDescription": "why"}"#, #""entitlements": []"#, #""camera": true"#,
        #""contacts": "yes""#, #""photo": false"#, #""photo": "why""#, #""location": false"#, #""siri": false"#,
        #""siri": 0"#, #""urlSchemes": ["a"]"#, #""android": []"#, #""android": ["android.permission.CAMERA"]"#,
        #""android": ["com.example.permission.READ"]"#, #""service": null"#, #""unknown": []"#, #""service": "#,
        #""map": true, "mapModes": ["MKDirectionsModeCar"]"#, #""healthkit": true, "healthRecords": true"#,
        #""healthRecords": false"#,
    ])
    func staysSilentOnWhat4DTakes(_ members: String) {
        #expect(findings(of: "capability-value", inManifest: "{\"capabilities\": {\(members)}}").isEmpty)
    }
}
