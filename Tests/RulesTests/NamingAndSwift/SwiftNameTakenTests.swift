import Findings
import Rules
import Testing

@Suite struct SwiftNameTakenTests {
    private let rule = "swift-name-taken"

    @Test(arguments: ["let logger = Logger()", "public var logger: XCGLogger { .default }", "var a = 1, logger = 2"])
    func marksTheName(_ code: String) throws {
        let sample = RowServiceSample.code(("import Eureka", "import Eureka\n\(code)"))
        let finding = try sample.onlyFinding(of: rule)
        #expect(sample.places(of: finding) == ["logger"])
    }

    @Test func marksATypeThatAnotherFileDeclares() throws {
        let sample = RowServiceSample().with(["ios/Copy.swift": RowServiceSample().code])
        let finding = try sample.onlyFinding(of: rule)
        #expect(finding.message == "the class \"Email2RowService\" is declared twice")
        #expect(sample.places(of: finding) == ["Email2RowService", "Email2RowService"])
    }

    @Test(arguments: [
        "private class Email2RowService {}", "enum A { class Email2RowService {} }",
        "#if DEBUG\nclass Email2RowService {}\n#endif", "extension Email2RowService {}", "// class Email2RowService {}",
    ])
    func staysSilentAboutAnotherTypeOfTheName(_ code: String) {
        #expect(RowServiceSample().with(["ios/Copy.swift": code]).findings(of: rule).isEmpty)
    }

    @Test(arguments: [
        "private let logger = Logger()", "fileprivate let logger = Logger()", "enum A { static let logger = 1 }",
        "func a() { let logger = 1 }", "let a = logger", "// let logger = 1", "let Logger = 1",
    ])
    func staysSilent(_ code: String) {
        #expect(RowServiceSample.code(("import Eureka", "import Eureka\n\(code)")).findings(of: rule).isEmpty)
    }
}
