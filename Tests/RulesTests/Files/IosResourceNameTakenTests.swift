import Findings
import Rules
import Testing

@Suite struct IosResourceNameTakenTests {
    private let rule = "ios-resource-name-taken"

    @Test(arguments: [
        "ios/Info.plist", "ios/Sources/Info.plist", "ios/Xcode/Info.plist", "ios/Resources/A.bundle/Info.plist",
        "ios/Resources/Settings.plist", "ios/Sources/Main.storyboard", "ios/Sources/Email/LoadingView.xib",
        "ios/Settings/Settings.bundle/Info.plist",
    ])
    func knowsTheResourcesOfTheApp(_ path: String) throws {
        let sample = RowServiceSample().with([path: "<plist/>"])
        let finding = try sample.onlyFinding(of: rule)
        #expect(finding.location.path == path && finding.severity == .error)
        #expect(sample.findings(of: "ios-app-file-replaced").isEmpty)
    }

    @Test func marksTheSecondResourceOfAName() throws {
        let sample = RowServiceSample().with(["ios/Resources/A/a.png": "", "ios/Sources/a.png": ""])
        let finding = try sample.onlyFinding(of: rule)
        #expect(sample.places(of: finding) == ["ios/Sources/a.png", "ios/Resources/A/a.png"])
    }

    @Test(arguments: [
        ["ios/Resources/en.lproj/a.strings", "ios/Resources/fr.lproj/a.strings"],
        ["ios/Resources/a.png", "ios/Images/a.png"], ["ios/Resources/a.png", "ios/Resources/a.jpg"],
        ["ios/Resources/Assets.xcassets/a.imageset/Contents.json", "ios/Resources/Assets.xcassets/Contents.json"],
        ["ios/Email/Info.plist"], ["ios/Settings/Settings.plist"], ["Info.plist"],
    ])
    func staysSilent(_ paths: [String]) {
        let files = Dictionary(uniqueKeysWithValues: paths.map { ($0, "") })
        #expect(RowServiceSample().with(files).findings(of: rule).isEmpty)
    }
}
