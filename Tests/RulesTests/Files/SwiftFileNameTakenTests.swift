import Findings
import Rules
import Testing

@Suite struct SwiftFileNameTakenTests {
    private let rule = "swift-file-name-taken"

    @Test func marksTheSecondFileOfAName() throws {
        let sample = RowServiceSample().with([
            "ios/Sources/A/Helper.swift": "struct A {}", "ios/Sources/B/Helper.swift": "struct B {}",
        ])
        let finding = try sample.onlyFinding(of: rule)
        #expect(sample.places(of: finding) == ["ios/Sources/B/Helper.swift", "ios/Sources/A/Helper.swift"])
    }

    @Test(arguments: [
        "Logger", "Binding", "IBDesignable", "Main", "main", "AppDelegate", "SceneDelegate", "AppDelegate+Services",
        "AppDelegate+PushNotification", "MainNavigation", "SettingsForm", "SettingURLForm", "SettingURLCell",
        "SettingsServerSectionFooter", "SettingLogOutCell", "LoginForm",
    ])
    func knowsTheFilesOfTheApp(_ name: String) throws {
        let path = "ios/Sources/Email/\(name).swift"
        let finding = try RowServiceSample().with([path: "struct A {}"]).onlyFinding(of: rule)
        #expect(finding.location.path == path && finding.severity == .error)
    }

    /// The app itself has main.swift and Main.swift, so the compiler tells them apart.
    @Test(arguments: [
        ["ios/Sources/A/Helper.swift", "ios/Sources/B/helper.swift"], ["ios/Sources/logger.swift"],
        ["ios/Sources/A/Helper.swift", "ios/Email/Helper.swift"], ["ios/Sources/A/Helper.swift", "Tests/Helper.swift"],
        ["ios/Email/Logger.swift"], ["ios/Sources/Embedded/Logger.swift"],
    ])
    func staysSilent(_ paths: [String]) {
        let files = Dictionary(uniqueKeysWithValues: paths.map { ($0, "") })
        #expect(RowServiceSample().with(files).findings(of: rule).isEmpty)
    }
}
