import Findings
import Rules
import Testing

@Suite struct IosFrameworkTests {
    private let rule = "ios-framework"

    @Test(arguments: [
        ("ios/Frameworks/Chart.framework/Info.plist", "ios/Frameworks/Chart.framework", Severity.error),
        ("ios/Sources/Chart.xcframework/ios-arm64/Chart.framework/Chart", "ios/Sources/Chart.xcframework", .error),
        ("ios/Sources/libchart.a", "ios/Sources/libchart.a", .error),
        ("ios/Carthage/Build/iOS/Chart.framework/Chart", "ios/Carthage/Build/iOS/Chart.framework", .warning),
    ])
    func marksTheLibrary(_ path: String, _ place: String, _ severity: Severity) throws {
        let finding = try RowServiceSample().with([path: "x", path + "2": "x"]).onlyFinding(of: rule)
        #expect(finding.location.path.hasPrefix(place) && finding.severity == severity)
    }

    @Test func isTheOnlyFindingAboutItsFiles() {
        let sample = RowServiceSample().with([
            "ios/Frameworks/A.framework/A": "x", "ios/Frameworks/A.framework/Headers/A.h": "x",
            "ios/Frameworks/A.framework/Modules/module.modulemap": "x", "ios/Frameworks/A.framework/A.ttf": "x",
        ])
        for other in ["ios-file-not-in-app", "ios-file-not-compiled", "ios-file-garbled"] {
            #expect(sample.findings(of: other).isEmpty)
        }
    }

    @Test(arguments: ["ios/Sources/Chart/Chart.swift", "Frameworks/A.framework/A", "ios/Example/A.framework/A"])
    func staysSilent(_ path: String) {
        #expect(RowServiceSample().with([path: "x"]).findings(of: rule).isEmpty)
    }
}
