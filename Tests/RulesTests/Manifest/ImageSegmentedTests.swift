import Findings
import Rules
import Testing

@Suite struct ImageSegmentedTests {
    private static func manifest(_ more: String, _ list: String = #"{"fr": "fr.png"}"#) -> String {
        #"{"name": "flag", "binding": "imageNamed", "choiceList": \#(list), \#(more)}"#
    }

    @Test(arguments: [("", Severity.warning), (#", "target": "ios""#, .error)])
    func saysWhatTheSegmentsShow(_ target: String, _ severity: Severity) throws {
        let manifest = Self.manifest(#""format": "segmented"\#(target)"#)
        let finding = try onlyFinding(of: "image-segmented", inManifest: manifest)
        #expect(finding.severity == severity)
        #expect(finding.consequence == #"the segments show texts such as "flag_fr""#)
        #expect(finding.location.pointer == "/format")
    }

    @Test(arguments: [
        manifest(#""format": "sheet""#), manifest(#""format": "Segmented""#), manifest(#""version": "1""#),
        manifest(#""format": "segmented", "target": "android""#), manifest(#""format": "segmented""#, "{}"),
        manifest(#""format": "segmented""#, #"["fr.png"]"#), #"{"format": "segmented", "choiceList": {"a": "b"}}"#,
    ])
    func staysSilentAboutOtherLists(_ manifest: String) {
        #expect(findings(of: "image-segmented", inManifest: manifest).isEmpty)
    }
}
