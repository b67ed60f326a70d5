import Findings
import Rules
import Testing

@Suite struct KotlinMissingTests {
    private func files(_ manifest: String, _ others: [String: String] = ["ios/A.swift": ""]) -> [String: String] {
        others.merging(["manifest.json": manifest]) { $1 }
    }

    @Test(arguments: [
        (#""text""#, "the app shows a field that cannot be filled in"),
        (#""boolean""#, "the app shows an invisible check box that cannot be changed"),
    ])
    func pointsAtTheTarget(_ type: String, _ consequence: String) throws {
        let files = files(#"{"name": "a", "type": \#(type), "target": ["ios", "android"], "capabilities": {}}"#)
        let finding = try onlyFinding(of: "kotlin-missing", in: files)
        #expect(markedText(finding, in: files) == #"["ios", "android"]"#)
        #expect(finding.help?.contains("android/inputControl/A.kt") == true)
        #expect(finding.consequence == "the generator registers no class, and \(consequence)")
    }

    @Test func hiddenFilesAreNotCode() {
        let others = ["android/inputControl/._A.kt": "\u{0}\u{5}", "android/inputControl/.old/A.kt": "class A"]
        #expect(findings(of: "kotlin-missing", in: files(#"{"name": "a", "target": "android"}"#, others)).count == 1)
    }

    @Test(arguments: [
        #"{"name": "a", "target": "ios"}"#, #"{"name": "a"}"#,
        #"{"name": "a", "target": "android", "choiceList": ["a"]}"#,
        #"{"name": "a", "target": "Android"}"#,
    ])
    func staysSilentWhereNoCodeIsNeeded(_ manifest: String) {
        #expect(findings(of: "kotlin-missing", in: files(manifest)).isEmpty)
    }

    @Test func leavesFilesWithoutTheAnnotationToTheOtherRules() {
        let files = KotlinControlFiles.changed([("@KotlinInputControl", "")])
        #expect(findings(of: "kotlin-missing", in: files).isEmpty)
    }
}
