import Findings
import Rules
import Testing

@Suite struct IosAppFileReplacedTests {
    private let rule = "ios-app-file-replaced"

    @Test(arguments: [
        "Settings/Settings.plist", "settings/settings.debug.plist", "Sources/Application/AppDelegate.swift",
        "Sources/Embedded/Logger.swift", "Sources/Forms/Main/Main.storyboard", "Settings/Settings.bundle/Root.plist",
        "Resources/Assets.xcassets/settings.imageset/settings.png",
    ])
    func marksTheFile(_ path: String) throws {
        let finding = try RowServiceSample().with(["ios/\(path)": "// replaced"]).onlyFinding(of: rule)
        #expect(finding.location.path == "ios/\(path)" && finding.severity == .warning)
    }

    @Test func aReplacedSourceMayDeclareWhatTheAppsDeclared() {
        let sample = RowServiceSample().with(["ios/Sources/Application/AppDelegate.swift": "class AppDelegate {}"])
        #expect(sample.findings(of: "swift-name-taken").isEmpty)
        #expect(sample.findings(of: "swift-file-name-taken").isEmpty)
    }

    @Test(arguments: [
        "ios/Settings/Email2.plist", "ios/Sources/AppDelegate2.swift", "Settings/Settings.plist",
        "ios/Xcode/Info.plist", "ios/Sources/Forms/Login/LoginForm.swift",
        "ios/Resources/Assets.xcassets/settings2.imageset/a.png",
    ])
    func staysSilent(_ path: String) {
        #expect(RowServiceSample().with([path: ""]).findings(of: rule).isEmpty)
    }
}
