import Findings
import Rules
import Testing

@Suite struct IosResourceCollisionTests {
    private let rule = "ios-resource-collision"

    @Test func marksTheSecondResourceAndShowsTheFirst() throws {
        let files = TwoControls.ios(["ios/Sources/Cell.xib": "a"], ["ios/Resources/Cell.xib": "a"])
        let finding = try onlyFinding(of: rule, in: files)
        #expect(finding.location.path == "phone2/ios/Resources/Cell.xib")
    }

    @Test func staysSilent() {
        let one = ["ios/Resources/en.lproj/a.strings": "a"]
        #expect(findings(of: rule, in: TwoControls.ios(one, ["ios/Resources/fr.lproj/a.strings": "b"])).isEmpty)
        #expect(findings(of: rule, in: TwoControls.ios(one, one)).isEmpty)
        #expect(findings(of: rule, in: TwoControls.ios(one, ["ios/Resources/a.json": "b"])).isEmpty)
    }
}
