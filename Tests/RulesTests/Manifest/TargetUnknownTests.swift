import Findings
import Rules
import TestSupport
import Testing

@Suite struct TargetUnknownTests {
    @Test(arguments: [
        (#"{"target": "«iso»"}"#, "unknown target \"iso\"; did you mean \"ios\"?", #"{"target": "ios"}"#),
        (#"{"target": "«iPhone»"}"#, "unknown target \"iPhone\"; did you mean \"ios\"?", #"{"target": "ios"}"#),
        (
            #"{"target": ["ios", "«andriod»"]}"#, "unknown target \"andriod\"; did you mean \"android\"?",
            #"{"target": ["ios", "android"]}"#
        ),
        (#"{"target": "«ios, android»"}"#, "unknown target \"ios, android\"", #"{"target": ["ios", "android"]}"#),
        (#"{"target": "«both»"}"#, "unknown target \"both\"", #"{"target": ["ios", "android"]}"#),
        (#"{"target": "«windows»"}"#, "unknown target \"windows\"", nil),
        (#"{"target": «""»}"#, "unknown target \"\"", nil),
        (#"{"target": «[]»}"#, "the list \"target\" is empty", nil),
        (#"{"target": «1»}"#, "the target is a number, not a text", nil),
        (#"{"target": «{»"ios": true}}"#, "the target is an object, not a text", nil),
        (#"{"target": ["ios", «null»]}"#, "the target is null, not a text", nil),
        (#"{"target": "«Android»"}"#, "the target \"Android\" is not written \"android\"", #"{"target": "android"}"#),
    ])
    func pointsAtWhatIsNoPlatform(_ marked: String, _ message: String, _ mended: String?) throws {
        let manifest = MarkedText(marked)
        let found = findings(of: "target-unknown", inManifest: manifest.text)
        #expect(found.map(\.location.range) == [manifest.range])
        #expect(found.map(\.severity) == [.error])
        let finding = try #require(found.first)
        #expect(finding.message == message)
        #expect(fixed(finding, manifest.text) == mended)
    }

    @Test func countsOnlyPlatformsAsRepeated() {
        let found = findings(of: "target-unknown", inManifest: #"{"target": ["web", "iOS", "web"]}"#)
        #expect(found.map(\.location.pointer) == ["/target/0", "/target/1", "/target/2"])
    }

    @Test func takesAnotherCaseOfIOSForLuck() {
        let found = findings(of: "target-unknown", inManifest: #"{"target": ["iOS", "android"]}"#)
        #expect(found.map(\.severity) == [.warning])
    }

    @Test(arguments: [
        #"{"target": "ios"}"#, #"{"target": ["android", "ios"]}"#, #"{"target": null}"#, "{}", #"{"target": }"#,
        #"{"target": ["ios", "ios"]}"#, #"{"target": ["ios", "IOS"]}"#,
    ])
    func staysSilentOnPlatformsAndRepetitions(_ manifest: String) {
        #expect(findings(of: "target-unknown", inManifest: manifest).isEmpty)
    }

    @Test func doubtsAPlatformThatTheControlHasNoCodeFor() throws {
        let sample = RowServiceSample.manifest(("\"ios\"", "\"Android\""))
        let finding = try #require(sample.findings(of: "target-unknown").first)
        #expect(finding.help == "write \"ios\": the control has code in ios/ only" && finding.fix == nil)
        let both = sample.with(["android/inputControl/A.kt": ""])
        #expect(try #require(both.findings(of: "target-unknown").first).fix != nil)
    }
}
