import Findings
import Rules
import Testing

@Suite struct ServiceSuperclassTests {
    private let rule = "service-superclass"

    @Test(arguments: [": ApplicationService, ActionParameterCustomFormatRowBuilder", ""])
    func asksForTheSuperclass(_ inheritance: String) throws {
        let sample = RowServiceSample.code(
            (": NSObject, ApplicationService, ActionParameterCustomFormatRowBuilder", inheritance))
        let finding = try sample.onlyFinding(of: rule)
        #expect(sample.places(of: finding) == ["Email2RowService"])
        let fixed = try #require(sample.fixed(finding))
        #expect(fixed.code.contains("class Email2RowService: NSObject"))
        #expect(fixed.findings(of: rule).isEmpty)
    }

    @Test func marksAMisspeltSuperclass() throws {
        let sample = RowServiceSample.code(("NSObject", "NSObjct"))
        let finding = try sample.onlyFinding(of: rule)
        #expect(sample.places(of: finding) == ["NSObjct"])
        #expect(try #require(sample.fixed(finding)).code == RowServiceSample().code)
    }

    @Test func marksASuperclassOfTheControlThatIsNone() throws {
        let sample = RowServiceSample.code(("NSObject", "Base")).with(["ios/Base.swift": "class Base: Equatable {}"])
        let finding = try sample.onlyFinding(of: rule)
        #expect(sample.places(of: finding) == ["Email2RowService", "Base"])
        #expect(finding.fix == nil)
    }

    @Test(arguments: ["struct", "enum"])
    func marksAServiceThatIsNoClass(_ kind: String) throws {
        let sample = RowServiceSample.code(("class Email2", "\(kind) Email2"))
        let finding = try sample.onlyFinding(of: rule)
        #expect(finding.message.contains(kind))
        #expect(sample.places(of: finding) == ["Email2RowService", "Email2RowService"])
        #expect(sample.findings(of: "service-not-found").isEmpty)
    }

    @Test(arguments: [
        RowServiceSample(),
        .code(("NSObject", "UIResponder")),
        .code(("NSObject", "Foundation.NSObject")),
        .code(("NSObject", "SomeBase")),
        .code(("NSObject", "Base")).with(["ios/Base.swift": "class Base: Root {}\nclass Root: NSObject {}"]),
        .code(("NSObject", "Base")).with(["ios/Base.swift": "typealias Base = NSObject"]),
        .code(("NSObject", "Base<String>")).with(["ios/Base.swift": "class Base<T>: NSObject {}"]),
        .code(("NSObject, ", "")).manifestReplacing("true", "false"),
    ])
    func staysSilent(_ sample: RowServiceSample) {
        #expect(sample.findings(of: rule).isEmpty)
    }
}
