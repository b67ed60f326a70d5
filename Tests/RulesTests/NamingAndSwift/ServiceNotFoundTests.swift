import Findings
import Rules
import SourceText
import Testing

@Suite struct ServiceNotFoundTests {
    private let rule = "service-not-found"

    @Test(arguments: ["EmialTwoRowService", "emailTwoRowService", "EmailTwoRowServic", "EmailTwoRow", "Something"])
    func marksTheServiceAndTheNameOfTheClass(_ name: String) throws {
        let sample = RowServiceSample.manifest(("EmailTwoRowService", name))
        let finding = try #require(sample.findings(of: rule).first)
        #expect(finding.message == "no class is called \"\(name)\"")
        #expect(finding.location.pointer == "/capabilities/service")
        #expect(sample.places(of: finding) == [name, "EmailTwoRowService"])
        #expect(try #require(sample.fixed(finding)).manifest == RowServiceSample().manifest)
    }

    @Test func marksTheNameForObjectiveCWhereTheClassIsCalledAsTheServiceIs() throws {
        let sample = RowServiceSample.code(("@objc(EmailTwoRowService)", "@objc(EmailTwoRowServise)"))
        let finding = try #require(sample.findings(of: rule).first)
        #expect(sample.places(of: finding) == ["EmailTwoRowServise", "EmailTwoRowService"])
        #expect(finding.notes.first?.location.pointer == "/capabilities/service")
        #expect(try #require(sample.fixed(finding)).code == RowServiceSample().code)
    }

    @Test func findsEachOfSeveralServices() {
        let sample = RowServiceSample.manifest(
            (
                #""service": "EmailTwoRowService""#,
                #""settings": {"application.services": ["EmailTwoRowService", "Gone", "Lost"]}"#
            ))
        let findings = sample.findings(of: rule)
        #expect(findings.map { sample.text(at: $0.location) } == ["Gone", "Lost"])
        #expect(findings.allSatisfy { $0.fix == nil })
    }

    @Test func showsAClassThatIsNotCopied() throws {
        let code = RowServiceSample().code
        var sample = RowServiceSample.code((code, "import Eureka\n"))
        sample.files["Sources/EmailTwoRow.swift"] = code
        let finding = try #require(sample.findings(of: rule).first)
        #expect(finding.notes.map(\.location.path) == ["Sources/EmailTwoRow.swift"])
        #expect(sample.places(of: finding).last == "EmailTwoRowService")
    }

    @Test(arguments: [
        RowServiceSample(),
        .manifest(
            (#""service": "EmailTwoRowService""#, #""settings": [{"application.services": ["EmailTwoRowService"]}]"#)),
        // Other rules speak of these.
        .code(("@objc(EmailTwoRowService)", "@objc")),
        .code(("class EmailTwoRowService", "struct EmailTwoRowService")),
        .manifest(("\"EmailTwoRowService\"", "[\"X\"]")),
        // A name for Objective-C that is not that of the class, in other alternatives, in a nested class.
        .manifest(("EmailTwoRowService", "Services")).codeReplacing("@objc(EmailTwoRowService)", "@objc(Services)"),
        .code(("@objc(EmailTwoRowService)", "#if DEBUG\n@objc(X)\n#else\n@objc(EmailTwoRowService)\n#endif")),
        .code(("@objc(Email", "enum All {\n@objc(Email"), ("\n}\n", "\n}\n}\n")),
        // The class may be in what can't be read.
        .code(("return EmailRow", "{ return EmailRow")).manifestReplacing("EmailTwo", "Lost"),
        .manifest(("EmailTwoRowService", "Lost")).with(["ios/Lost.m": ""]),
        .manifest(("EmailTwoRowService", "Lost")).with(["ios/Lost.framework/Lost": ""]),
        // Found in an app of this name.
        .manifest(("EmailTwoRowService", "MyApp.EmailTwoRowService")).codeReplacing("@objc(EmailTwoRowService)", ""),
        // Nothing is copied into the app.
        .manifest(("EmailTwoRowService", "Lost"), ("true", "false")),
        .manifest(("EmailTwoRowService", "Lost"), ("\"ios\"", "\"android\"")),
    ])
    func staysSilent(_ sample: RowServiceSample) {
        #expect(sample.findings(of: rule).isEmpty)
    }

    @Test func saysWhereItCouldNotJudge() {
        let sample = RowServiceSample.manifest(("EmailTwoRowService", "Lost")).with(["ios/Lost.m": ""])
        let report = report(of: rule, in: sample.files)
        #expect(report.notChecked.map(\.path) == ["ios/Lost.m"])
        #expect(report.notChecked.first?.rules == [rule])
    }
}
