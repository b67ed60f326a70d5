import Findings
import Rules
import Testing

@Suite struct IosHiddenSourceTests {
    private let rule = "ios-hidden-source"
    private static let appleDouble = "\u{0}\u{5}\u{16}\u{7}\u{0}"

    @Test func marksWhatMacOSKeepsBesideAFile() throws {
        let path = "ios/Sources/Forms/Actions/._Email2Row.swift"
        let sample = RowServiceSample().with([path: Self.appleDouble])
        let finding = try sample.onlyFinding(of: rule)
        #expect(finding.location.path == path && finding.severity == .error)
        // It is no source to any other rule.
        for other in ["swift-file-name-taken", "swift-name-taken", "service-not-found", "ios-file-garbled"] {
            #expect(sample.findings(of: other).isEmpty)
        }
    }

    @Test(arguments: ["ios/Sources/.build/A.swift", "ios/Sources/.A.swift", "ios/Sources/node_modules/a/A.swift"])
    func warnsOfHiddenCode(_ path: String) throws {
        let finding = try RowServiceSample().with([path: "struct A {}"]).onlyFinding(of: rule)
        #expect(finding.location.path == path && finding.severity == .warning)
    }

    @Test(arguments: [
        "ios/.swiftlint.yml", "ios/.build/A.swift", "._A.swift", "ios/Sources/._A.json", "ios/node_modules/A.swift",
    ])
    func staysSilent(_ path: String) {
        #expect(RowServiceSample().with([path: Self.appleDouble]).findings(of: rule).isEmpty)
    }
}
