import Findings
import InputControl
import Rules
import SourceText
import Testing

@Suite struct InjectWithoutIosTests {
    @Test(arguments: [
        (["README.md": ""], Severity.error, "put the Swift code below ios/, or write false"),
        (
            ["Tests/ARowTests.swift": "", "Package.swift": ""], .error, "put the Swift code below ios/, or write false"
        ),
        (["Sources/Forms/Actions/ARow.swift": ""], .warning, "move the Swift code to ios/"),
        (["iOS/Sources/ARow.swift": ""], .warning, "rename the folder \"iOS\" to \"ios\""),
    ])
    func reportsWhatIsCopiedInstead(_ others: [String: String], _ severity: Severity, _ help: String) throws {
        let files = others.merging(["manifest.json": #"{"inject": true}"#]) { $1 }
        let finding = try onlyFinding(of: "inject-without-ios", in: files)
        #expect(finding.location == Location(path: "manifest.json", range: 11..<15, pointer: "/inject"))
        #expect(finding.severity == severity)
        #expect(finding.help == help)
        #expect(finding.fix == nil)
    }

    @Test(arguments: [
        #"{"inject": false}"#, #"{"inject": "true"}"#, #"{"inject": 0}"#, #"{"inject": null}"#, "{}",
        #"{"inject": true, "target": "android"}"#,
    ])
    func staysSilentWhereNothingIsCopied(_ manifest: String) {
        #expect(findings(of: "inject-without-ios", inManifest: manifest).isEmpty)
    }

    @Test func staysSilentWhereTheFolderIsThereOrTheFilesAreNotKnown() {
        let files = ["manifest.json": #"{"inject": 1}"#, "ios/a.txt": ""]
        #expect(findings(of: "inject-without-ios", in: files).isEmpty)
        let control = ControlProject(manifest: SourceFile(path: "manifest.json", text: #"{"inject": true}"#))
        let rules = RuleRegistry.all.filter { $0.info.id == "inject-without-ios" }
        let report = RuleEngine.check([control], rules: rules)
        #expect(report.findings.isEmpty)
        #expect(report.skipped.map(\.reason) == ["only the manifest was given"])
    }

    @Test func isAWarningForASelectionControl() {
        let manifest = #"{"inject": true, "choiceList": ["one"]}"#
        let found = findings(of: "inject-without-ios", inManifest: manifest)
        #expect(found.map(\.severity) == [.warning])
        #expect(found.first.flatMap { fixed($0, manifest) } == #"{"inject": false, "choiceList": ["one"]}"#)
    }
}
