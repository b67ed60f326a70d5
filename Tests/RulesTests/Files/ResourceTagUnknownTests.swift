import Findings
import Rules
import Testing

@Suite struct ResourceTagUnknownTests {
    private let rule = "resource-tag-unknown"

    @Test(arguments: [
        ("ios/Resources/a.strings", "___DATE___"), ("ios/Resources/a.json", "___NAME___"),
        ("ios/Settings/Settings.plist", "___PRODUCT___"),
        ("ios/Resources/Assets.xcassets/a.imageset/Contents.json", "___PRODUCT___"),
        ("ios/Sources/Cell.xib", "___TABLE___"),
    ])
    func marksTheTag(_ path: String, _ tag: String) throws {
        let sample = RowServiceSample().with([path: "<a>\(tag) \(tag)</a>"])
        let finding = try sample.onlyFinding(of: rule)
        #expect(sample.places(of: finding) == [tag])
    }

    @Test func suggestsTheTagThatWasMeant() throws {
        let finding = try RowServiceSample().with(["ios/a.txt": "___PRODCT___"]).onlyFinding(of: rule)
        #expect(finding.help == "did you mean \"___PRODUCT___\"?")
    }

    @Test(arguments: [
        ("ios/Resources/a.strings", "___PRODUCT___"), ("ios/Settings/Settings.plist", "___SERVER_URL___"),
        ("ios/Resources/Assets.xcassets/a.imageset/Contents.json", "___NAME___"), ("ios/Images/a.json", "___DATE___"),
        ("ios/Resources/a.json", "__DATE__"), ("android/res/a.xml", "___DATE___"),
    ])
    func staysSilent(_ path: String, _ text: String) {
        #expect(RowServiceSample().with([path: text]).findings(of: rule).isEmpty)
    }
}
