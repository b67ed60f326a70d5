import Findings
import Rules
import TestSupport
import Testing

@Suite struct CapabilityDomainTests {
    private let rule = "capability-domain"

    @Test(arguments: [
        ("\"«https://x.com»\"", "the associated domain \"https://x.com\" is not a host name", "\"x.com\""),
        (
            "\"«HTTP://www.x.com/a/b»\"", "the associated domain \"HTTP://www.x.com/a/b\" is not a host name",
            "\"www.x.com\""
        ),
        ("\"«x.com/»\"", "the associated domain \"x.com/\" is not a host name", "\"x.com\""),
        ("\"«ftp://»\"", "the associated domain \"ftp://\" is not a host name", nil),
        ("«\"\"»", "\"associatedDomain\" is empty", nil),
    ])
    func reportsWhatIsNotAHostName(_ marked: String, _ message: String, _ corrected: String?) throws {
        let manifest = MarkedText("{\"capabilities\": {\"associatedDomain\": \(marked)}}")
        let finding = try onlyFinding(of: rule, inManifest: manifest.text)
        #expect(finding.location.range == manifest.range)
        #expect(finding.message == message)
        #expect(fixed(finding, manifest.text) == corrected.map { "{\"capabilities\": {\"associatedDomain\": \($0)}}" })
    }

    @Test(arguments: ["\"x.com\"", "\"*.x.com\"", "\"x.com?mode=developer\"", "null", "5", "[\"https://x.com\"]"])
    func staysSilentOnHostNamesAndWhatIsNotAString(_ value: String) {
        #expect(findings(of: rule, inManifest: "{\"capabilities\": {\"associatedDomain\": \(value)}}").isEmpty)
    }
}
