import Findings
import Rules
import Testing

@Suite struct TestsInjectedTests {
    private let rule = "tests-injected"
    private static let test = "import Eureka\n@testable import XCTest\nfinal class ATests: XCTestCase {}\n"

    @Test(arguments: ["ios/Test/ATests.swift", "ios/ATests.swift", "ios/Sources/Tests/ATests.swift"])
    func marksTheImport(_ path: String) throws {
        let sample = RowServiceSample().with([path: Self.test])
        let finding = try sample.onlyFinding(of: rule)
        #expect(finding.location.path == path)
        #expect(sample.places(of: finding) == ["XCTest"])
    }

    @Test func speaksOfTestsWhereTheWholeControlIsCopied() throws {
        let sample = RowServiceSample(files: [
            "manifest.json": RowServiceSample().manifest, "Tests/ATests.swift": "import Testing\n",
            "Sources/A.swift": RowServiceSample().code, "Sources/ATests.swift": "import Testing\n",
        ])
        let finding = try sample.onlyFinding(of: rule)
        #expect(finding.location.path == "Sources/ATests.swift")
        #expect(finding.help?.contains("below ios/") == true)
    }

    @Test(arguments: [
        RowServiceSample().with(["Tests/ATests.swift": test, "ios/Tests/ATests.swift": test]),
        RowServiceSample().with(["ios/Test/ATests.swift": "#if canImport(XCTest)\n\(test)\n#endif"]),
        RowServiceSample().with(["ios/Test/A.swift": "// import XCTest\nlet a = \"import XCTest\""]),
        RowServiceSample().with(["ios/Test/ATests.swift": test]).manifestReplacing("true", "false"),
        RowServiceSample().with(["ios/Test/ATests.swift": test]).manifestReplacing("\"ios\"", "\"android\""),
    ])
    func staysSilent(_ sample: RowServiceSample) {
        #expect(sample.findings(of: rule).isEmpty)
    }
}
