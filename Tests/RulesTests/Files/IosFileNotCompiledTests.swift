import Findings
import Rules
import Testing

@Suite struct IosFileNotCompiledTests {
    private let rule = "ios-file-not-compiled"

    @Test(arguments: ["ios/Email/Helper.swift", "ios/Classes/Helper.swift", "ios/Forms/Actions/Helper.swift"])
    func marksAFileThatOtherCodeUses(_ path: String) throws {
        let sample = RowServiceSample.code(("import Eureka", "import Eureka\nlet helper = Helper()"))
            .with([path: "struct Helper {}\n"])
        let finding = try sample.onlyFinding(of: rule)
        #expect(finding.severity == .error)
        #expect(sample.places(of: finding) == [path, "Helper"])
    }

    @Test func warnsOfAFileThatNothingUses() throws {
        let finding = try RowServiceSample().with(["ios/Email/Helper.swift": "struct Helper {}"]).onlyFinding(of: rule)
        #expect(finding.severity == .warning)
    }

    @Test(arguments: ["ios/Sources/Carthage/A.swift", "ios/Carthage/A.swift", "ios/Sources/a/carthage/A.swift"])
    func knowsTheFolderOfLibraries(_ path: String) {
        let found = RowServiceSample().with([path: "struct A {}"]).findings(of: rule)
        #expect(found.isEmpty == path.lowercased().contains("carthage/") && found.count <= 1)
    }

    @Test(arguments: [
        "ios/Sources/Row.m", "ios/Sources/Row.mm", "ios/Resources/Shader.metal", "ios/Email/Row.m", "ios/Sources/a.c",
    ])
    func marksOtherLanguages(_ path: String) throws {
        let finding = try RowServiceSample().with([path: "int a;"]).onlyFinding(of: rule)
        #expect(finding.location.path == path && finding.severity == .error)
    }

    /// Files that the app compiles, tests, examples and what tools need.
    @Test(arguments: [
        "ios/Helper.swift", "ios/Sources/Helper.swift", "ios/sources/Email/Helper.swift", "ios/Resources/Helper.swift",
        "ios/Settings/Helper.swift", "ios/XCODE/Helper.swift", "ios/Test/Helper.swift", "ios/Tests/Helper.swift",
        "ios/Example/Helper.swift", "ios/Pods/A/Helper.swift", "ios/.build/Helper.swift", "Tests/Helper.swift",
        "ios/Package.swift", "ios/Sources/Row.h",
    ])
    func staysSilent(_ path: String) {
        #expect(RowServiceSample().with([path: "struct Helper {}"]).findings(of: rule).isEmpty)
    }

    /// `ios-sources-missing` speaks where no file is compiled, `service-not-found` of a service in such a file.
    @Test func isOneFindingWithTheOtherRules() {
        let code = RowServiceSample().code
        let moved = RowServiceSample(files: [
            "manifest.json": RowServiceSample().manifest, "ios/Email/Email2Row.swift": code,
        ])
        #expect(moved.findings(of: rule).isEmpty)
        #expect(moved.findings(of: "ios-sources-missing").map(\.location.path) == ["ios"])
        let beside = moved.with(["ios/Sources/Other.swift": "struct Other {}"])
        #expect(beside.findings(of: rule).isEmpty)
        #expect(beside.findings(of: "service-not-found").count == 1)
    }
}
