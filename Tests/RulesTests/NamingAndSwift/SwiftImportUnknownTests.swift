import Findings
import Rules
import Testing

@Suite struct SwiftImportUnknownTests {
    private let rule = "swift-import-unknown"

    @Test(arguments: ["DeviceKit", "DirectSelect", "AppKit", "SnapKit", "ImageRow", "SwiftUIX", "RxSwift"])
    func marksTheModule(_ module: String) throws {
        let sample = RowServiceSample.code(("import Eureka", "import Eureka\n@preconcurrency import \(module)"))
        let finding = try sample.onlyFinding(of: rule)
        #expect(sample.places(of: finding) == [module])
        #expect(finding.severity == .warning)
        // Names of packages are not misspelt ones of Apple's.
        #expect(finding.help == "put the sources of \(module) below ios/ and remove the import")
        #expect(finding.fix == nil)
    }

    @Test(arguments: [
        ("QMobilUI", "QMobileUI"), ("CoreLocaton", "CoreLocation"), ("uikit", "UIKit"), ("sqlite3", "SQLite3"),
        ("Eurkea", "Eureka"), ("CoreLocattion", "CoreLocation"),
    ])
    func writesTheModuleThatWasMeant(_ module: String, _ meant: String) throws {
        let sample = RowServiceSample.code(("import Eureka", "import \(module)"))
        let finding = try sample.onlyFinding(of: rule)
        let fixed = try #require(sample.fixed(finding))
        #expect(fixed.code.hasPrefix("import \(meant)\n"))
        #expect(fixed.findings(of: rule).isEmpty)
    }

    @Test(arguments: [
        RowServiceSample(),
        .code(
            ("import Eureka", "import Moya\nimport Alamofire\nimport SwiftyJSON\nimport FileKit\nimport ZIPFoundation")),
        .code(("import Eureka", "import CallbackURLKit\nimport ValueTransformerKit\nimport SQLite3\nimport System")),
        .code(
            ("import Eureka", "import AppleArchive\nimport MetalFX\nimport DockKit\nimport ExtensionKit\nimport XPC")),
        .code(("import Eureka", "import ExtensionFoundation\nimport LiveCommunicationKit\nimport ContactProvider")),
        .code(("import Eureka", "import notify\nimport Cxx\nimport _MapKit_SwiftUI\nimport FoundationModels")),
        .code(("import Eureka", "import UIKit\nimport struct Foundation.Date\nimport os.log\nimport Kingfisher")),
        .code(("import Eureka", "#if canImport(SnapKit)\nimport SnapKit\n#endif")),
        .code(("import Eureka", "// import SnapKit\nlet a = \"import SnapKit\"")),
        .code(("import Eureka", "import SnapKit")).with(["ios/Frameworks/SnapKit.xcframework/Info.plist": ""]),
        // An error of another rule.
        .code(("import Eureka", "import DirectSelect\nlet view = DSInitialView()")),
        .code(("import Eureka", "import SnapKit")).manifestReplacing("true", "false"),
    ])
    func staysSilent(_ sample: RowServiceSample) {
        #expect(sample.findings(of: rule).isEmpty)
    }

    @Test(arguments: [
        ("DEBUG", 1), ("!DEBUG", 1), ("os(iOS)", 1), ("true", 1), ("!os(macOS)", 1), ("canImport(UIKit)", 1),
        ("os(macOS)", 0), ("false", 0), ("canImport(SnapKit)", 0), ("FLAG", 0), ("swift(>=5)", 0),
        ("targetEnvironment(simulator)", 0), ("targetEnvironment(macCatalyst)", 0),
    ])
    func anImportCountsWhereABuildCertainlyHasIt(_ condition: String, _ count: Int) {
        let sample = RowServiceSample.code(("import Eureka", "import Eureka\n#if \(condition)\nimport SnapKit\n#endif"))
        #expect(sample.findings(of: "swift-import-unknown").count == count)
    }
}
