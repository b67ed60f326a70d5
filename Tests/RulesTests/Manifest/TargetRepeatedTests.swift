import Findings
import Rules
import TestSupport
import Testing

@Suite struct TargetRepeatedTests {
    @Test(arguments: [
        (#"{"target": ["ios", "«ios»"]}"#, #"{"target": ["ios"]}"#, "that cannot build it"),
        (#"{"target": ["ios", "«IOS»"]}"#, #"{"target": ["ios"]}"#, "that cannot build it"),
        (#"{"target": ["ios", "android", "«ios»"]}"#, #"{"target": ["ios", "android"]}"#, "does not offer the control"),
    ])
    func pointsAtTheRepetitionAndRemovesIt(_ marked: String, _ corrected: String, _ consequence: String) throws {
        let manifest = MarkedText(marked)
        let found = findings(of: "target-repeated", inManifest: manifest.text)
        #expect(found.map(\.location.range) == [manifest.range])
        let finding = try #require(found.first)
        #expect(finding.notes.map(\.location.range) == [13..<16])
        #expect(finding.consequence?.hasSuffix(consequence) == true)
        #expect(fixed(finding, manifest.text) == corrected)
    }

    @Test(arguments: [
        #"{"target": ["ios", "android"]}"#, #"{"target": "ios"}"#, #"{"target": ["web", "web"]}"#,
        #"{"target": [1, 1]}"#, #"{"target": []}"#, "{}",
        // Neither the editor nor Android reads the target of a selection control.
        #"{"target": ["ios", "ios"], "choiceList": ["a"]}"#,
        #"{"target": ["ios", "android", "ios"], "choiceList": ["a"]}"#,
    ])
    func staysSilentWhereNoPlatformIsRepeatedOrItDoesNoHarm(_ manifest: String) {
        #expect(findings(of: "target-repeated", inManifest: manifest).isEmpty)
    }
}
