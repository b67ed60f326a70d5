import Findings
import Rules
import Testing

@Suite struct SwiftFileCollisionTests {
    private let rule = "swift-file-collision"

    @Test func marksTheSecondFileAndShowsTheFirst() throws {
        let files = TwoControls.ios(["ios/Sources/A/H.swift": "struct A {}"], ["ios/Sources/B/H.swift": "struct B {}"])
        let finding = try onlyFinding(of: rule, in: files)
        #expect(finding.location.path == "phone2/ios/Sources/B/H.swift")
        #expect(finding.notes.map(\.location.path) == ["email2/ios/Sources/A/H.swift"])
    }

    @Test func staysSilent() {
        let one = ["ios/Sources/H.swift": "struct A {}"]
        #expect(findings(of: rule, in: TwoControls.ios(one, one)).isEmpty)
        #expect(findings(of: rule, in: TwoControls.ios(one, ["ios/Sources/h.swift": "struct B {}"])).isEmpty)
        #expect(findings(of: rule, in: TwoControls.ios(one, ["ios/Email/H.swift": "struct B {}"])).isEmpty)
        #expect(findings(of: rule, in: TwoControls.ios(one, ["Tests/H.swift": "struct B {}"])).isEmpty)
    }
}
