import Findings
import Rules
import TestSupport
import Testing

@Suite struct CapabilityServicesTests {
    private let rule = "capability-services"

    @Test(arguments: [
        (
            #"{"application.services": "«A»"}"#, "\"application.services\" is a string, not a list of strings",
            #"{"application.services": ["A"]}"#
        ),
        (#"{"application.services": «""»}"#, "\"application.services\" is a string, not a list of strings", nil),
        (
            #"[{}, {"application.services": «true»}]"#, "\"application.services\" is a boolean, not a list of strings",
            nil
        ),
        (
            #"{"application.services": ["A", «1», "B"]}"#, "\"application.services\" holds a number, not only strings",
            nil
        ),
        (#"{"application.services": ["A", «{»}]}"#, "\"application.services\" holds an object, not only strings", nil),
    ])
    func reportsWhatTheAppCannotRead(_ marked: String, _ message: String, _ corrected: String?) throws {
        let manifest = MarkedText("{\"capabilities\": {\"settings\": \(marked)}}")
        let finding = try onlyFinding(of: rule, inManifest: manifest.text)
        #expect(finding.location.range == manifest.range)
        #expect(finding.message == message)
        #expect(finding.severity == .error)
        #expect(fixed(finding, manifest.text) == corrected.map { "{\"capabilities\": {\"settings\": \($0)}}" })
    }

    @Test(arguments: [
        #"{"settings": {"application.services": ["A", "B"]}}"#, #"{"settings": {"application.services": []}}"#,
        #"{"info": {"application.services": "A"}}"#, #"{"settings": "A"}"#, #"{"settings": {"other": 1}}"#,
        #"{"settings": {"application.services": @}}"#, #"{"service": "A"}"#,
    ])
    func staysSilentOnListsOfStringsAndOtherKeys(_ capabilities: String) {
        #expect(findings(of: rule, inManifest: "{\"capabilities\": \(capabilities)}").isEmpty)
    }
}
