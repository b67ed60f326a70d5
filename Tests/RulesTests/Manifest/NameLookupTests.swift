import Findings
import Rules
import TestSupport
import Testing

@Suite struct NameLookupTests {
    @Test(arguments: [
        (#"{"name": "«/a»"}"#, "the name \"/a\" begins with a slash", #"{"name": "a"}"#),
        (#"{"name": "«\/a»"}"#, #"the name "\/a" begins with a slash"#, #"{"name": "a"}"#),
        (#"{"name": "«/»"}"#, "the name \"/\" begins with a slash", nil),
        (
            #"{"name": "«/a»", "choiceList": ["x"]}"#, "the name \"/a\" begins with a slash",
            #"{"name": "a", "choiceList": ["x"]}"#
        ),
        (#"{"name": "é«@»b"}"#, "the name \"é@b\" contains \"@\"", nil),
    ])
    func warnsOfWhat4DProbablyReadsOtherwise(_ marked: String, _ message: String, _ corrected: String?) throws {
        let manifest = MarkedText(marked)
        let found = findings(of: "name-lookup", inManifest: manifest.text)
        #expect(found.map(\.location.range) == [manifest.range])
        let finding = try #require(found.first)
        #expect(finding.message == message)
        #expect(finding.severity == .warning)
        #expect(finding.consequence?.contains("probably") == true)
        #expect(fixed(finding, manifest.text) == corrected)
    }

    @Test func changesNoNameThatTheCodeComparesWith() throws {
        let sample = RowServiceSample.manifest(("\"email2\"", "\"/email2\""))
        #expect(try sample.onlyFinding(of: "name-lookup").fix == nil)
    }

    @Test(arguments: [
        #"{"name": "email2"}"#, #"{"name": "a/b"}"#, #"{"name": ""}"#, #"{"name": 1}"#, "{}", #"{"name": "@a"#,
    ])
    func staysSilentOnOtherNames(_ manifest: String) {
        #expect(findings(of: "name-lookup", inManifest: manifest).isEmpty)
    }
}
