import Findings
import Rules
import Testing

@Suite struct IosFileNotInAppTests {
    private let rule = "ios-file-not-in-app"

    @Test(arguments: [
        "Email.ttf", "email.otf", "ping.mp3", "ping.caf", "ping.WAV", "intro.mp4", "Email.mlmodel", "Email.xcstrings",
        "Email.stringsdict", "list.yml", "list.csv", "list.xml", "photo.heic", "photo.webp",
    ])
    func marksEndingsThatTheProjectDoesNotKnow(_ name: String) throws {
        let finding = try RowServiceSample().with(["ios/Resources/\(name)": "x"]).onlyFinding(of: rule)
        #expect(finding.location.path == "ios/Resources/\(name)" && finding.severity == .warning)
    }

    @Test(arguments: ["ios/Images/logo.png", "ios/Localizable.bundle2/a.json", "ios/Views/PickCell.xib"])
    func marksResourcesOutsideTheGroups(_ path: String) throws {
        let finding = try RowServiceSample().with([path: "x"]).onlyFinding(of: rule)
        #expect(finding.location.path == path && finding.help == "move it to ios/Resources")
    }

    @Test func isOneFindingForEachEndingAndFolder() {
        let sample = RowServiceSample().with([
            "ios/Resources/a.ttf": "", "ios/Resources/b.ttf": "", "ios/Resources/c.mp3": "", "ios/Images/a.png": "",
            "ios/Images/b.png": "",
        ])
        let found = sample.findings(of: rule)
        #expect(found.map(\.location.path) == ["ios/Images/a.png", "ios/Resources/a.ttf", "ios/Resources/c.mp3"])
        #expect(found.first?.message == "4D does not put \"a.png\", \"b.png\" into the app")
    }

    @Test func onlyNotesEndingsThatNobodyKnows() throws {
        let finding = try RowServiceSample().with(["ios/Sources/a.xyz": "x"]).onlyFinding(of: rule)
        #expect(finding.severity == .note)
    }

    @Test(arguments: [
        "ios/Resources/a.json", "ios/Resources/a.PNG", "ios/a.strings", "ios/Sources/Views/PickCell.xib",
        "ios/Settings/a.plist", "ios/Resources/a.sqlite", "ios/Resources/Assets.xcassets/a.imageset/a.heic",
        "ios/.swiftlint.yml", "ios/Resources/.gitkeep", "ios/Makefile", "ios/docs/screenshot.png", "Resources/a.ttf",
        "ios/Tests/data.json", "ios/App.xcodeproj/project.pbxproj", "ios/README.md", "ios/Sources/a.sketch",
    ])
    func staysSilent(_ path: String) {
        #expect(RowServiceSample().with([path: "x"]).findings(of: rule).isEmpty)
    }
}
