import Findings
import Rules
import SourceText
import Testing

@Suite struct ServiceNotFoundTests {
    private let rule = "service-not-found"

    @Test(arguments: ["EmialTwoRowService", "emailTwoRowService", "Email2RowServic", "Email2Row", "Something"])
    func marksTheServiceAndTheNameOfTheClass(_ name: String) throws {
        let sample = RowServiceSample.manifest(("Email2RowService", name))
        let finding = try sample.onlyFinding(of: rule)
        #expect(finding.message == "no class is called \"\(name)\"")
        #expect(finding.location.pointer == "/capabilities/service")
        #expect(sample.places(of: finding) == [name, "Email2RowService"])
        #expect(try #require(sample.fixed(finding)).manifest == RowServiceSample().manifest)
    }

    @Test func marksTheNameForObjectiveCWhereTheClassIsCalledAsTheServiceIs() throws {
        let sample = RowServiceSample.code(("@objc(Email2RowService)", "@objc(Email2RowServise)"))
        let finding = try sample.onlyFinding(of: rule)
        #expect(sample.places(of: finding) == ["Email2RowServise", "Email2RowService"])
        #expect(finding.notes.first?.location.pointer == "/capabilities/service")
        #expect(try #require(sample.fixed(finding)).code == RowServiceSample().code)
    }

    @Test func leavesTheChoiceWhereTheClassIsCalledAsThatOfASample() throws {
        let sample = RowServiceSample.code(("Email2RowService", "YourNameRowService"))
        let finding = try sample.onlyFinding(of: rule)
        #expect(finding.help == "rename the class to Email2RowService, or write \"YourNameRowService\"")
        #expect(finding.fix == nil)
    }

    @Test func findsEachOfSeveralServices() {
        let sample = RowServiceSample.manifest(
            (
                #""service": "Email2RowService""#,
                #""settings": {"application.services": ["Email2RowService", "Gone", "Lost"]}"#
            ))
        let findings = sample.findings(of: rule)
        #expect(findings.map { sample.text(at: $0.location) } == ["Gone", "Lost"])
        #expect(findings.allSatisfy { $0.fix == nil })
    }

    @Test func showsAClassThatIsNotCopied() throws {
        let code = RowServiceSample().code
        var sample = RowServiceSample.code((code, "import Eureka\n"))
        sample.files["Sources/Email2Row.swift"] = code
        let finding = try sample.onlyFinding(of: rule)
        #expect(finding.notes.map(\.location.path) == ["Sources/Email2Row.swift"])
        #expect(sample.places(of: finding).last == "Email2RowService")
    }

    @Test(arguments: [
        RowServiceSample(),
        .manifest(
            (#""service": "Email2RowService""#, #""settings": [{"application.services": ["Email2RowService"]}]"#)),
        // Other rules speak of these.
        .code(("@objc(Email2RowService)", "@objc")),
        .code(("class Email2RowService", "struct Email2RowService")),
        .manifest(("\"Email2RowService\"", "[\"X\"]")),
        // A name for Objective-C that is not that of the class, in other alternatives, in a nested class.
        .manifest(("Email2RowService", "Services")).codeReplacing("@objc(Email2RowService)", "@objc(Services)"),
        .code(("@objc(Email2RowService)", "#if DEBUG\n@objc(X)\n#else\n@objc(Email2RowService)\n#endif")),
        .code(("@objc(Email", "enum All {\n@objc(Email"), ("\n}\n", "\n}\n}\n")),
        // The class may be in what can't be read.
        .code(("return EmailRow", "{ return EmailRow")).manifestReplacing("Email2", "Lost"),
        .manifest(("Email2RowService", "Lost")).with(["ios/Lost.m": ""]),
        .manifest(("Email2RowService", "Lost")).with(["ios/Lost.framework/Lost": ""]),
        // Found in an app of this name.
        .manifest(("Email2RowService", "MyApp.Email2RowService")).codeReplacing("@objc(Email2RowService)", ""),
        // Nothing is copied into the app.
        .manifest(("Email2RowService", "Lost"), ("true", "false")),
        .manifest(("Email2RowService", "Lost"), ("\"ios\"", "\"android\"")),
    ])
    func staysSilent(_ sample: RowServiceSample) {
        #expect(sample.findings(of: rule).isEmpty)
    }

    @Test func saysWhereItCouldNotJudge() {
        let sample = RowServiceSample.manifest(("Email2RowService", "Lost")).with(["ios/Lost.m": ""])
        let report = report(of: rule, in: sample.files)
        #expect(report.skipped.map(\.path) == ["ios/Lost.m"])
        #expect(report.skipped.first?.rules == [rule])
    }

    @Test func anEmptyNameIsReportedAsAValue() {
        let sample = RowServiceSample.manifest(("\"Email2RowService\"", "\"\""))
        #expect(sample.findings(of: "service-not-found").isEmpty)
        #expect(sample.findings(of: "capability-value").count == 1)
    }
}
