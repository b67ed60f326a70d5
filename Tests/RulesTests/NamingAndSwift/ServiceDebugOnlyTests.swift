import Findings
import Rules
import Testing

@Suite struct ServiceDebugOnlyTests {
    private let rule = "service-debug-only"

    private static func service(in condition: String, _ alternative: String = "") -> RowServiceSample {
        let code = RowServiceSample().code.replacing("@objc(", with: "#if \(condition)\n@objc(")
        return RowServiceSample().with([RowServiceSample.codePath: code + alternative + "#endif\n"])
    }

    @Test(arguments: ["DEBUG", "targetEnvironment(simulator)", "DEBUG && os(iOS)", "!(!DEBUG)"])
    func marksTheClass(_ condition: String) throws {
        let sample = Self.service(in: condition)
        let finding = try sample.onlyFinding(of: rule)
        #expect(sample.places(of: finding) == ["Email2RowService"])
        #expect(sample.findings(of: "service-not-found").isEmpty)
    }

    @Test(arguments: [
        "os(iOS)", "true", "!DEBUG", "!targetEnvironment(simulator)", "FLAG", "DEBUG || FLAG", "swift(>=5)",
    ])
    func staysSilent(_ condition: String) {
        #expect(Self.service(in: condition).findings(of: rule).isEmpty)
    }

    @Test(arguments: ["os(macOS)", "false", "DEBUG && !DEBUG"])
    func aClassOfNoBuildIsNotFound(_ condition: String) {
        #expect(Self.service(in: condition).findings(of: rule).isEmpty)
        #expect(Self.service(in: condition).findings(of: "service-not-found").count == 1)
    }

    @Test func alternativesAreOneClass() {
        let other = RowServiceSample().code.split(separator: "QMobileUI\n").last.map(String.init) ?? ""
        #expect(Self.service(in: "DEBUG", "#else\n" + other).findings(of: rule).isEmpty)
    }
}
