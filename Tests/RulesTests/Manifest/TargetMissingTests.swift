import Findings
import FourDMobile
import InputControl
import Rules
import SourceText
import Testing

@Suite struct TargetMissingTests {
    @Test(arguments: [
        (["ios/ARow.swift"], #"{"name": "a", "target": "ios"}"#),
        (["android/inputControl/A.kt"], #"{"name": "a", "target": "android"}"#),
        (["android/inputControl/A.kt", "ios/ARow.swift"], #"{"name": "a", "target": ["ios", "android"]}"#),
    ])
    func writesThePlatformsOfTheFolders(_ paths: [String], _ expected: String) throws {
        let files = Dictionary(uniqueKeysWithValues: paths.map { ($0, "") })
        let absent = files.merging(["manifest.json": #"{"name": "a"}"#]) { $1 }
        let finding = try onlyFinding(of: "target-missing", in: absent)
        #expect(finding.severity == .note)
        #expect(fixed(finding, in: absent)?["manifest.json"] == expected)

        let null = files.merging(["manifest.json": #"{"name": "a", "target": null}"#]) { $1 }
        let other = try onlyFinding(of: "target-missing", in: null)
        #expect(other.location.pointer == "/target")
        #expect(fixed(other, in: null)?["manifest.json"] == expected)
    }

    @Test(arguments: [#"{"name": "a"}"#, #"{"name": "a", "target": null}"#])
    func isAnErrorWhereNoFolderTellsThePlatform(_ manifest: String) throws {
        let finding = try onlyFinding(of: "target-missing", inManifest: manifest)
        #expect(finding.severity == .error)
        #expect(finding.consequence?.contains("editor offers the control in no project") == true)
        #expect(finding.fix == nil)
        #expect(control(of: ["manifest.json": manifest]).isOfferedInNoProject)
    }

    @Test func reportsNoFoldersThatAreNotKnown() throws {
        let control = ControlProject(manifest: SourceFile(path: "manifest.json", text: "{}"))
        let report = RuleEngine.check([control], rules: RuleRegistry.all.filter { $0.info.id == "target-missing" })
        #expect(report.findings.first?.consequence == "4D computes it from the folders ios and android")
        #expect(report.findings.map(\.severity) == [.note])
    }

    @Test(arguments: [
        #"{"target": []}"#, #"{"target": "iso"}"#, #"{"Target": "ios"}"#, #"{"target""#,
        // A selection control needs none.
        #"{"name": "a", "choiceList": ["one"]}"#, #"{"name": "a", "choiceList": {"a": "A"}, "target": null}"#,
        #"{"name": "a", "choiceList": {"dataSource": {"dataClass": "E", "field": "f"}}}"#,
        #"{"name": "a", "choiceList": 5}"#,
        #"{"name": "a", "choiceList": ["one"], "inject": true, "capabilities": {}}"#,
    ])
    func staysSilentWhereATargetIsThereOrNotNeededOrMayBeLost(_ manifest: String) {
        #expect(findings(of: "target-missing", inManifest: manifest).isEmpty)
    }

    @Test func reportsAnAbsentKeyOfAManifestThatIsDamagedElsewhere() {
        let damaged = #"{"name": "a", "capabilities": {"service": @ }}"#
        #expect(findings(of: "target-missing", inManifest: damaged).count == 1)
    }
}

extension ControlProject {
    /// What the model of the editor predicts.
    fileprivate var isOfferedInNoProject: Bool {
        ControlModel(self).editor?.projects.isEmpty == true
    }
}
