import Findings
import Rules
import Testing

@Suite struct SwiftImportUnknownTests {
    private let rule = "swift-import-unknown"

    @Test(arguments: ["Alamofire", "DirectSelect", "AppKit"])
    func marksTheModule(_ module: String) throws {
        let sample = RowServiceSample.code(("import Eureka", "import Eureka\n@preconcurrency import \(module)"))
        let finding = try sample.onlyFinding(of: rule)
        #expect(sample.places(of: finding) == [module])
        #expect(finding.severity == .warning)
    }

    @Test(arguments: [("QMobilUI", "QMobileUI"), ("CoreLocaton", "CoreLocation"), ("uikit", "UIKit")])
    func writesTheModuleThatWasMeant(_ module: String, _ meant: String) throws {
        let sample = RowServiceSample.code(("import Eureka", "import \(module)"))
        let finding = try sample.onlyFinding(of: rule)
        #expect(try #require(sample.fixed(finding)).code.hasPrefix("import \(meant)\n"))
    }

    @Test(arguments: [
        RowServiceSample(),
        .code(("import Eureka", "import UIKit\nimport struct Foundation.Date\nimport os.log\nimport Kingfisher")),
        .code(("import Eureka", "#if canImport(Alamofire)\nimport Alamofire\n#endif")),
        .code(("import Eureka", "// import Alamofire\nlet a = \"import Alamofire\"")),
        .code(("import Eureka", "import Alamofire")).with(["ios/Frameworks/Alamofire.xcframework/Info.plist": ""]),
        // An error of another rule.
        .code(("import Eureka", "import DirectSelect\nlet view = DSInitialView()")),
        .code(("import Eureka", "import Alamofire")).manifestReplacing("true", "false"),
    ])
    func staysSilent(_ sample: RowServiceSample) {
        #expect(sample.findings(of: rule).isEmpty)
    }
}
