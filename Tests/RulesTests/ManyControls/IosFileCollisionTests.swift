import Findings
import InputControl
import Rules
import Testing

@Suite struct IosFileCollisionTests {
    private let rule = "ios-file-collision"

    @Test func marksTheSecondFileAndShowsTheFirst() throws {
        let files = TwoControls.ios(["ios/Resources/a.json": "1"], ["ios/Resources/A.json": "2"])
        let finding = try onlyFinding(of: rule, in: files)
        #expect(finding.location.path == "phone2/ios/Resources/A.json")
        #expect(finding.notes.map(\.location.path) == ["email2/ios/Resources/a.json"])
    }

    /// A control that was copied and renamed in its manifest only.
    @Test func isTheOnlyFindingForACopiedControl() {
        let path = "ios/Sources/Forms/Actions/Row.swift"
        let files = TwoControls.ios([path: "class Row {}"], [path: "class Row { let a = 1 }"])
        #expect(findings(of: rule, in: files).count == 1)
        for other in ["swift-file-collision", "swift-declaration-collision", "format-collision"] {
            #expect(findings(of: other, in: files).isEmpty)
        }
    }

    @Test func staysSilent() {
        let path = "ios/Resources/a.json"
        #expect(findings(of: rule, in: TwoControls.ios([path: "1"], [path: "1"])).isEmpty, "the same content")
        #expect(findings(of: rule, in: TwoControls.ios([path: "1"], ["ios/Resources/b.json": "2"])).isEmpty)
        #expect(findings(of: rule, in: TwoControls.ios(["ios/README.md": "1"], ["ios/README.md": "2"])).isEmpty)
        #expect(findings(of: rule, in: TwoControls.ios(["Tests/a": "1"], ["Tests/a": "2"])).isEmpty)
        #expect(findings(of: rule, in: TwoControls.ios([path: "1"], [path: "2"], target: "android")).isEmpty)
        #expect(findings(of: rule, in: TwoControls.ios([path: "1"], [path: "2"], names: ["a", "A"])).isEmpty)
    }

    @Test func releasesOfAGalleryAreNotInOneApp() {
        let files = TwoControls.ios(["ios/a.json": "1"], ["ios/a.json": "2"])
        let released = controls(of: files).map { control in
            ControlProject(reading: control.tree ?? FileTree(texts: [:]), in: control.folder, isReleased: true)
        }
        let rules = RuleRegistry.all.filter { $0.comparison != nil }
        #expect(RuleEngine.check(released, rules: rules).findings.isEmpty)
    }
}
