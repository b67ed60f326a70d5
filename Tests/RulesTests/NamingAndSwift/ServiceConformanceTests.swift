import Findings
import Rules
import Testing

@Suite struct ServiceConformanceTests {
    private let rule = "service-conformance"

    @Test(arguments: [
        (", ApplicationService", ["ApplicationService"]),
        (", ActionParameterCustomFormatRowBuilder", ["ActionParameterCustomFormatRowBuilder"]),
        (
            ", ApplicationService, ActionParameterCustomFormatRowBuilder",
            ["ApplicationService", "ActionParameterCustomFormatRowBuilder"]
        ),
    ])
    func asksForWhatIsMissing(_ missing: String, _ names: [String]) throws {
        let sample = RowServiceSample.code((missing, ""))
        let findings = sample.findings(of: rule)
        let finding = try #require(findings.first)
        #expect(findings.count == 1)
        #expect(sample.places(of: finding) == ["Email2RowService"])
        #expect(names.allSatisfy { finding.message.contains("\"\($0)\"") })
        #expect(try #require(sample.fixed(finding)).findings(of: rule).isEmpty)
    }

    @Test(arguments: ["ApplicatonService", "ApplicationServices", "ActionParameterCustomFormatRowBulder"])
    func marksAMisspeltProtocol(_ name: String) throws {
        let right = name.hasPrefix("App") ? "ApplicationService" : "ActionParameterCustomFormatRowBuilder"
        let sample = RowServiceSample.code((right, name))
        let finding = try sample.onlyFinding(of: rule)
        #expect(sample.places(of: finding) == [name])
        #expect(try #require(sample.fixed(finding)).code == RowServiceSample().code)
    }

    @Test(arguments: [
        ("buildActionParameterCustomFormatRow", "buildActionParameterCustomFormtRow"),
        ("onRowEvent eventCallback", "onEvent eventCallback"),
        ("key: String, ", ""),
    ])
    func marksAFunctionOfAnotherName(_ right: String, _ wrong: String) throws {
        let sample = RowServiceSample.code((right, wrong))
        let finding = try sample.onlyFinding(of: rule)
        #expect(
            sample.places(of: finding) == [right.hasPrefix("build") ? wrong : "buildActionParameterCustomFormatRow"])
    }

    @Test(arguments: [
        "UIView?", "String", "BaseRow", "ActionParameterCustomFormatRowType", "Row<String>?", "TextRow?", "Any?",
        "Void", "()", "Optional<UIView>", "EmailRow?", "Mine?",
    ])
    func marksAResultThatTheProtocolDoesNotTake(_ result: String) throws {
        let sample = RowServiceSample.code(("ActionParameterCustomFormatRowType?", result)).with([
            "ios/Mine.swift": "final class Mine: NSObject {}"
        ])
        let found = sample.findings(of: rule)
        let finding = try #require(found.first)
        #expect(found.count == 1 && sample.places(of: finding) == [result])
        #expect(try #require(sample.fixed(finding)).findings(of: rule).isEmpty)
    }

    @Test func marksACallbackThatDoesNotEscapeAndAStaticFunction() throws {
        let callback = RowServiceSample.code(("@escaping OnRowEventCallback", "OnRowEventCallback"))
        let finding = try #require(callback.findings(of: rule).first)
        #expect(callback.places(of: finding) == ["OnRowEventCallback"])
        #expect(try #require(callback.fixed(finding)).code == RowServiceSample().code)
        let fixed = RowServiceSample.code(("func build", "static func build")).findings(of: rule)
        #expect(fixed.map(\.label) == ["static"])
        let nothing = RowServiceSample.code((" -> ActionParameterCustomFormatRowType?", "")).findings(of: rule)
        #expect(nothing.map(\.label) == ["returns nothing"])
        let hidden = RowServiceSample.code(("func build", "private func build"))
        #expect(hidden.findings(of: rule).map(hidden.places) == [["private"]])
    }

    @Test func leavesACallbackThatNoRowKeepsAndAPrivateClass() {
        let callback = RowServiceSample.code(
            ("@escaping OnRowEventCallback", "OnRowEventCallback"), (".onRowEvent(eventCallback)", ""))
        #expect(callback.findings(of: rule).isEmpty)
        let hidden = RowServiceSample.code(
            ("func build", "fileprivate func build"), ("class Email2", "private class Email2"))
        #expect(hidden.findings(of: rule).isEmpty)
    }

    @Test(arguments: [
        "BaseRow?", "Eureka.BaseRow?", "Optional<BaseRow>", "(BaseRow?)", "BaseRow!", "Mine?", "Other?", "Self?",
        "QMobileUI.ActionParameterCustomFormatRowType ?", "some Mine",
    ])
    func leavesAResultThatMayFit(_ result: String) {
        let sample = RowServiceSample.code(("ActionParameterCustomFormatRowType?", result)).with([
            "ios/Mine.swift": "typealias Mine = BaseRow"
        ])
        #expect(sample.findings(of: rule).isEmpty)
    }

    @Test func marksAnExtensionOfATypeThatIsGone() throws {
        let sample = RowServiceSample.code((", ActionParameterCustomFormatRowBuilder", "")).with([
            "ios/Builder.swift": "extension Email2RowServices: ActionParameterCustomFormatRowBuilder {}"
        ])
        let finding = try sample.onlyFinding(of: rule)
        #expect(sample.places(of: finding) == ["Email2RowService", "Email2RowServices"])
    }

    @Test(arguments: [
        RowServiceSample(),
        .code((", ActionParameterCustomFormatRowBuilder", "")).with([
            "ios/B.swift": "extension Email2RowService: ActionParameterCustomFormatRowBuilder {}"
        ]),
        .code(("ApplicationService, Action", "QMobileUI.ApplicationService & Action")),
        .code(("ApplicationService, ActionParameterCustomFormatRowBuilder", "Service")).with([
            "ios/B.swift": "typealias Service = ApplicationService & ActionParameterCustomFormatRowBuilder"
        ]),
        .code((", ApplicationService", ", Service")).with(["ios/B.swift": "protocol Service: ApplicationService {}"]),
        .code(("NSObject, ApplicationService", "Base")).with([
            "ios/B.swift": "class Base: NSObject, ApplicationService {}"
        ]),
        // A base class or protocol that nothing is known of may bring them along.
        .code(("NSObject, ApplicationService", "SomeBase")),
        .code((", ApplicationService", ", SomethingElse")),
        // The function may be in a protocol of the control.
        .code(("buildAction", "makeAction"), ("Builder {", "Builder, Maker {")).with([
            "ios/B.swift":
                "protocol Maker {}\nextension Maker { func buildActionParameterCustomFormatRow(key: String, format: String, onRowEvent: @escaping OnRowEventCallback) -> BaseRow? { nil } }"
        ]),
        .code((", ApplicationService", "")).manifestReplacing("true", "false"),
    ])
    func staysSilent(_ sample: RowServiceSample) {
        #expect(sample.findings(of: rule).isEmpty)
    }

    @Test func doesNotAskAPlainServiceForRows() {
        let service = "@objc(Log) class Log: NSObject, ApplicationService { @objc static let instance = Log() }"
        let sample = RowServiceSample.manifest(
            (#""service": "Email2RowService""#, #""settings": {"application.services": ["Email2RowService", "Log"]}"#)
        ).with(["ios/Log.swift": service])
        #expect(sample.findings(of: rule).isEmpty)
    }

    @Test(arguments: [
        ("format: String", "format: String?", "String?"), ("key: String", "key: Optional<String>", "Optional<String>"),
        ("format: String", "format: Any", "Any"), ("key: String", "key: Int", "Int"),
        (") -> ActionParameter", ") throws -> ActionParameter", "throws"),
        (") -> ActionParameter", ") async -> ActionParameter", "async"),
    ])
    func marksParametersAndEffectsThatTheProtocolDoesNotHave(_ right: String, _ wrong: String, _ place: String) throws {
        let sample = RowServiceSample.code((right, wrong))
        let finding = try sample.onlyFinding(of: rule)
        #expect(sample.places(of: finding) == [place])
    }

    @Test(arguments: [
        ("format: String", "format: Swift.String"), ("key: String", "key: String = \"\""),
        ("key: String", "key: __owned String"), ("key: String", "key name: Name"),
    ])
    func takesOtherSpellingsOfAString(_ right: String, _ other: String) {
        let sample = RowServiceSample.code((right, other)).with(["ios/Name.swift": "typealias Name = String"])
        #expect(sample.findings(of: rule).isEmpty)
    }
}
