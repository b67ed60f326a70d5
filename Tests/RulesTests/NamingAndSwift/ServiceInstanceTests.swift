import Findings
import Rules
import Testing

@Suite struct ServiceInstanceTests {
    private let rule = "service-instance"
    private static let instance = "@objc static let instance: Email2RowService = Email2RowService()"

    @Test(arguments: [
        "static let instance: Email2RowService = Email2RowService()",
        "public static var instance = Email2RowService()",
        "static func instance() -> Email2RowService { Email2RowService() }",
    ])
    func asksForWhatObjectiveCSees(_ instance: String) throws {
        let sample = RowServiceSample.code((Self.instance, instance))
        let finding = try sample.onlyFinding(of: rule)
        #expect(sample.places(of: finding) == ["instance"])
        let fixed = try #require(sample.fixed(finding))
        #expect(fixed.code.contains("    @objc \(instance)"))
        #expect(fixed.findings(of: rule).isEmpty)
    }

    @Test func marksAnotherNameForObjectiveC() throws {
        let sample = RowServiceSample.code((Self.instance, "@objc(shared) static let instance = Email2RowService()"))
        let finding = try sample.onlyFinding(of: rule)
        #expect(sample.places(of: finding) == ["shared"])
        #expect(try #require(sample.fixed(finding)).findings(of: rule).isEmpty)
    }

    @Test func asksForAStaticMember() throws {
        let sample = RowServiceSample.code((Self.instance, Self.instance.replacing("static ", with: "")))
        let finding = try sample.onlyFinding(of: rule)
        #expect(finding.message == "\"instance\" is not static")
        #expect(try #require(sample.fixed(finding)).code == RowServiceSample().code)
    }

    @Test(arguments: [
        ("", ["Email2RowService"]), ("@objc static let shared = Email2RowService()", ["Email2RowService", "shared"]),
    ])
    func asksForAnInstance(_ instance: String, _ places: [String]) throws {
        let sample = RowServiceSample.code((Self.instance, instance))
        let finding = try sample.onlyFinding(of: rule)
        #expect(finding.message == "the class \"Email2RowService\" has no \"instance\"")
        #expect(sample.places(of: finding) == places)
    }

    @Test func marksAClassThatWasRenamed() throws {
        let sample = RowServiceSample.code(("class Email2RowService", "class EmailRowService"))
        let finding = try sample.onlyFinding(of: rule)
        #expect(sample.places(of: finding) == ["EmailRowService", "Email2RowService"])
        #expect(try #require(sample.fixed(finding)).code == RowServiceSample().code)
    }

    @Test(arguments: [
        "@objc static let instance: Email2RowServise = Email2RowService()",
        "@objc static let instance: Email2RowService = Email2RowServise()",
        "@objc static let instance: Email2RowServise? = Email2RowServise.init()",
        "@objc static let instance = Email2RowServise()",
    ])
    func marksATypeThatDoesNotExist(_ instance: String) throws {
        let sample = RowServiceSample.code((Self.instance, instance))
        let finding = try sample.onlyFinding(of: rule)
        #expect(sample.places(of: finding) == ["Email2RowServise", "Email2RowService"])
        let fixed = try #require(sample.fixed(finding))
        #expect(fixed.code.contains("Servise") == false && fixed.findings(of: rule).isEmpty)
    }

    @Test func aRenamedClassWithAnExtensionIsOneMistake() {
        let sample = RowServiceSample.code(
            ("class Email2RowService", "class EmailRowService"), (", ActionParameterCustomFormatRowBuilder", "")
        ).with(["ios/B.swift": "extension Email2RowService: ActionParameterCustomFormatRowBuilder {}"])
        #expect(sample.findings(of: rule).count == 1)
        #expect(sample.findings(of: "service-conformance").isEmpty)
    }

    @Test func marksAnInstanceOfAnotherClass() throws {
        let other = "class Other: NSObject, ApplicationService {}"
        let sample = RowServiceSample.code((Self.instance, "@objc static let instance: ApplicationService = Other()"))
            .with(["ios/Other.swift": other])
        let finding = try sample.onlyFinding(of: rule)
        #expect(sample.places(of: finding) == ["Other", "Email2RowService"])
    }

    @Test(arguments: [
        "@objc static var instance: Email2RowService?", "@objc static var instance: Email2RowService? = nil",
        "@objc static var instance: Email2RowService!",
    ])
    func marksAnInstanceWithoutAValue(_ instance: String) throws {
        let sample = RowServiceSample.code((Self.instance, instance))
        let finding = try sample.onlyFinding(of: rule)
        #expect(finding.message == "\"instance\" has no value")
    }

    @Test(arguments: ["@objc static let instance = Self()", "@objc static let instance: Self = Self.init()"])
    func marksSelfInAClassThatIsNotFinal(_ instance: String) throws {
        let sample = RowServiceSample.code((Self.instance, instance))
        let finding = try sample.onlyFinding(of: rule)
        #expect(sample.places(of: finding) == ["Self"])
        #expect(
            sample.codeReplacing("class Email2RowService", "final class Email2RowService").findings(of: rule).isEmpty)
    }

    static let right: [RowServiceSample] = [
        "@objc class var instance: Email2RowService { Self() }\n required override init() {}",
        "@objc static var instance: Email2RowService? = nil\n static func load() { instance = Email2RowService() }",
        "@objc static var instance = Email2RowService()",
        "@objc public private(set) static var instance: Email2RowService = .init()",
        "@objc class var instance: Email2RowService { return shared }\n static let shared = Email2RowService()",
        "@objc static func instance() -> Email2RowService { Email2RowService() }",
        "@objc(instance) static let shared = Email2RowService()",
        "@objc static let instance: ApplicationService = { Email2RowService() }()",
        "@objc static let instance: AnyObject = makeService()",
        "@objc static var instance: Email2RowService?\n static func load() { instance = Email2RowService() }",
        "#if DEBUG\n @objc static let instance = Email2RowService()\n #else\n @objc static let instance = Email2RowService()\n #endif",
        "}\n extension Email2RowService {\n @objc static let instance = Email2RowService()",
        "}\n @objc extension Email2RowService {\n static let instance = Email2RowService()",
    ].map { .code((instance, $0)) }

    @Test(
        arguments: right + [
            .code((instance, ""), ("NSObject, ", "ServiceBase, ")),
            .code((instance, "static let instance = Email2RowService()"), ("Builder {", "Builder, Instantiable {")),
            .code((instance, "static let instance = Email2RowService()"), ("@objc(", "@objcMembers @objc(")),
            .code(
                (instance, ""), ("NSObject, ", "Base, "),
                ("@objc(", "class Base: NSObject { @objc static let instance = Base.make() }\n@objc(")),
            .code((instance, "")).manifestReplacing("true", "false"),
        ])
    func staysSilent(_ sample: RowServiceSample) {
        #expect(sample.findings(of: rule).isEmpty)
    }
}
