import Findings
import Rules
import Testing

@Suite struct KotlinMissingTests {
    @Test func pointsAtTheTarget() throws {
        let files = [
            "manifest.json": #"{"name": "a", "target": ["ios", "android"], "capabilities": {}}"#, "ios/A.swift": "",
        ]
        let finding = try onlyFinding(of: "kotlin-missing", in: files)
        #expect(markedText(finding, in: files) == #"["ios", "android"]"#)
        #expect(finding.help?.contains("android/inputControl/A.kt") == true)
    }

    @Test(arguments: [
        #"{"name": "a", "target": "ios"}"#, #"{"name": "a"}"#,
        #"{"name": "a", "target": "android", "choiceList": ["a"]}"#,
        #"{"name": "a", "target": "Android"}"#,
    ])
    func staysSilentWhereNoCodeIsAskedFor(_ manifest: String) {
        #expect(findings(of: "kotlin-missing", in: ["manifest.json": manifest, "ios/A.swift": ""]).isEmpty)
    }

    @Test func leavesFilesWithoutTheAnnotationToTheOtherRules() {
        let files = KotlinControlFiles.good("kotlin-missing", replacing: "@KotlinInputControl", with: "")
        #expect(findings(of: "kotlin-missing", in: files).isEmpty)
    }
}
