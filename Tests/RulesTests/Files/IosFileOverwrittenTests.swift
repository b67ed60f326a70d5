import Findings
import Rules
import Testing

@Suite struct IosFileOverwrittenTests {
    private let rule = "ios-file-overwritten"

    @Test(arguments: [
        "Sources/Forms/Navigation/MainNavigation.swift", "Sources/Base.lproj/LaunchScreen.storyboard",
        "Sources/Forms/Login/LoadingView.xib", "Sources/Forms/Settings/SettingsForm.swift",
        "sources/forms/settings/server/SettingURLCell.swift", "Resources/StructuresModel.strings",
    ])
    func marksTheFile(_ path: String) throws {
        let sample = RowServiceSample().with(["ios/\(path)": "class SettingsForm {}"])
        let finding = try sample.onlyFinding(of: rule)
        #expect(finding.location.path == "ios/\(path)")
        for other in ["swift-name-taken", "swift-file-name-taken", "ios-app-file-replaced", "ios-resource-name-taken"] {
            #expect(sample.findings(of: other).isEmpty, "one mistake, one finding")
        }
    }

    @Test(arguments: ["ios/Sources/Forms/Login/Email2Form.swift", "ios/Sources/Forms/Main/Main.swift"])
    func staysSilent(_ path: String) {
        #expect(RowServiceSample().with([path: ""]).findings(of: rule).isEmpty)
    }
}
