import Findings
import Rules
import TestSupport
import Testing

@Suite struct InjectMissingTests {
    @Test func pointsAtTheManifestAndAddsTheKeyInItsLayout() throws {
        let manifest = "{\n\t\"name\": \"a\",\n\t\"type\": \"text\"\n}\n"
        let files = ["manifest.json": manifest, "ios/ARow.swift": ""]
        let finding = try onlyFinding(of: "inject-missing", in: files)
        #expect(finding.location == Location(path: "manifest.json", range: 0..<1, pointer: ""))
        #expect(
            fixed(finding, in: files)?["manifest.json"]
                == "{\n\t\"name\": \"a\",\n\t\"type\": \"text\",\n\t\"inject\": true\n}\n")
    }

    @Test func addsFalseWhereThereIsNoIOSCode() throws {
        let files = ["manifest.json": #"{"name": "a"}"#, "android/inputControl/A.kt": ""]
        let finding = try onlyFinding(of: "inject-missing", in: files)
        #expect(fixed(finding, in: files)?["manifest.json"] == #"{"name": "a", "inject": false}"#)
    }

    @Test func takesNullForAbsent() throws {
        let finding = try onlyFinding(of: "inject-missing", inManifest: #"{"inject": null}"#)
        #expect(finding.location.pointer == "/inject")
        #expect(finding.location.range == 11..<15)
        #expect(fixed(finding, #"{"inject": null}"#) == #"{"inject": false}"#)
    }

    @Test(arguments: [
        #"{"name": "a", "inject": "yes"}"#,
        #"{"name": "a", "choiceList": {"1": "one"}}"#,
        #"{"name": "a", "choicelist": {"1": "one"}}"#,
        #"{"name": "a", "injcet": true}"#,
        #"{"name": "a", "inj"#,
    ])
    func staysSilentWhereTheKeyIsThereOrNotNeededOrMayBeLost(_ manifest: String) {
        #expect(findings(of: "inject-missing", inManifest: manifest).isEmpty)
    }
}
