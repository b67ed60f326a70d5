import Findings
import Rules
import SourceText
import Testing

@Suite struct SelectionAndroidCodeTests {
    private static let manifest = #"{"name": "size", "type": "text", "choiceList": {"s": "Small"}}"#
    private static let code = "android/inputControl/Size.kt"

    @Test(arguments: [
        ([code], [code]), (["android/res/drawable/a.png", code], [code, "android/res/drawable/a.png"]),
        (["android/local.properties"], ["android/local.properties"]),
    ])
    func marksWhatAndroidDoesNotCopy(_ paths: [String], _ places: [String]) throws {
        let files = Dictionary(uniqueKeysWithValues: paths.map { ($0, "") }).merging(["manifest.json": Self.manifest]) {
            $1
        }
        let finding = try onlyFinding(of: "selection-android-code", in: files)
        #expect(finding.severity == .warning)
        let notes = finding.notes.map(\.location.path)
        #expect([finding.location.path] + notes.filter { $0 != "manifest.json" } == places)
        #expect(notes.first == "manifest.json")
    }

    @Test func marksPermissionsThatAreNotGranted() throws {
        let manifest = #"{"choiceList": ["a"], "capabilities": {"android": ["android.permission.CAMERA"]}}"#
        let finding = try onlyFinding(of: "selection-android-code", inManifest: manifest)
        #expect(finding.location.pointer == "/capabilities/android")
    }

    @Test(arguments: [
        (#"{"choiceList": ["a"], "capabilities": {"android": []}}"#, "README.md"),
        (#"{"choiceList": ["a"], "target": "ios"}"#, code), (#"{"choiceList": ["a"]}"#, "ios/Sources/A.swift"),
        (#"{"name": "a", "type": "text", "inject": true, "capabilities": {"android": ["a"]}}"#, code),
        (#"{"choiceList": ["a"]}"#, "android/inputControl/notes.md"),
    ])
    func staysSilentWhereNothingIsLost(_ manifest: String, _ path: String) {
        #expect(findings(of: "selection-android-code", in: ["manifest.json": manifest, path: ""]).isEmpty)
    }

    @Test func isTheOnlyRuleToSpeakOfTheCode() {
        let files = ["manifest.json": Self.manifest, "README.md": "", Self.code: "@KotlinInputControl class Size"]
        let rules = RuleRegistry.all.map { $0.info.id }.filter { !findings(of: $0, in: files).isEmpty }
        #expect(rules == ["selection-android-code"])
    }
}
