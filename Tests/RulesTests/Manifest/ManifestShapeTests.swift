import Findings
import Rules
import Testing

@Suite struct ManifestShapeTests {
    @Test(arguments: [
        ("[1, 2]", "a list", 0..<1), (#" "name" "#, "a string", 2..<6), ("true", "a boolean", 0..<4),
        ("1", "a number", 0..<1), ("null", "null", 0..<4), ("[]", "a list", 0..<1),
    ])
    func namesWhatStandsThere(_ manifest: String, _ words: String, _ range: Range<Int>) throws {
        let finding = try onlyFinding(of: "manifest-shape", inManifest: manifest)
        #expect(finding.message == "the manifest is \(words), not an object")
        #expect(finding.location == Location(path: "manifest.json", range: range, pointer: ""))
    }

    @Test func removesTheListAroundASingleObject() throws {
        let manifest = #"[ {"name": "a"} ]"#
        let finding = try onlyFinding(of: "manifest-shape", inManifest: manifest)
        #expect(fixed(finding, manifest) == #"{"name": "a"}"#)
    }

    @Test func reportsThatAndroidReadsAnObjectInAList() throws {
        let finding = try onlyFinding(of: "manifest-shape", inManifest: #"[{"name": "a"}, 1]"#)
        #expect(finding.consequence?.contains("the Android generator reads the object") == true)
        #expect(finding.fix == nil)
    }

    @Test(arguments: ["{}", "", "@", "{", "<html>"])
    func leavesWhatIsNotAValueToOtherRules(_ manifest: String) {
        #expect(findings(of: "manifest-shape", inManifest: manifest).isEmpty)
    }
}
