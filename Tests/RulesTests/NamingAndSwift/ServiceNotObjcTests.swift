import Findings
import Rules
import Testing

@Suite struct ServiceNotObjcTests {
    private let rule = "service-not-objc"

    @Test(arguments: ["", "@objc\n", "@objc ", "@objcMembers\n"])
    func asksForTheNameForObjectiveC(_ attribute: String) throws {
        let sample = RowServiceSample.code(("@objc(Email2RowService)\n", attribute))
        let finding = try sample.onlyFinding(of: rule)
        #expect(sample.places(of: finding) == ["Email2RowService", "Email2RowService"])
        #expect(finding.location.path == RowServiceSample.codePath)
        let fixed = try #require(sample.fixed(finding))
        #expect(fixed.findings(of: rule).isEmpty)
        #expect(
            fixed.code.replacing(attribute.contains("M") ? attribute : "", with: "").contains(
                "@objc(Email2RowService)"))
        #expect(fixed.findings(of: "service-not-found").isEmpty)
    }

    @Test func keepsTheIndentationAndTheLineEnd() throws {
        let sample = RowServiceSample.code(
            ("@objc(Email2RowService)\nclass", "enum All {\r\n    final class"), ("\n}\n", "\n}\n}\n"))
        let finding = try sample.onlyFinding(of: rule)
        let fixed = try #require(sample.fixed(finding)).code
        #expect(fixed.unicodeScalars.contains("\r"))
        #expect(fixed.contains("    @objc(Email2RowService)\r\n    final class Email2RowService"))
    }

    @Test(arguments: ["@objc", ""])
    func aNestedClassIsOneMistake(_ attribute: String) throws {
        let sample = RowServiceSample.code(
            ("@objc(Email2RowService)", "enum All {\n\(attribute)"), ("\n}\n", "\n}\n}\n"))
        let finding = try sample.onlyFinding(of: rule)
        #expect(sample.findings(of: "service-not-found").isEmpty)
        let fixed = try #require(sample.fixed(finding))
        #expect(fixed.findings(of: rule).isEmpty && fixed.findings(of: "service-not-found").isEmpty)
    }

    @Test func speaksOfARowServiceWhoseNameInTheManifestIsWrongToo() {
        let sample = RowServiceSample.manifest(("Email2RowService", "Email2RowServise"))
            .codeReplacing("@objc(Email2RowService)", "")
        #expect(sample.findings(of: rule).count == 1)
        #expect(sample.findings(of: "service-not-found").count == 1)
    }

    @Test(arguments: [
        RowServiceSample(),
        .code(("@objc(Email2RowService)", "@objc(Other)")),
        .code(("@objc(Email2RowService)", "")).manifestReplacing("true", "false"),
        .code(("@objc(Email2RowService)", "@objc( Email2RowService )")),
        // A class that helps the service.
        .code(("import QMobileUI\n", "import QMobileUI\nclass Base: NSObject, ApplicationService {}\n")),
    ])
    func staysSilent(_ sample: RowServiceSample) {
        #expect(sample.findings(of: rule).isEmpty)
    }
}
