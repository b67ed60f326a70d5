import Findings
import Rules
import SourceText
import Testing

@Suite struct DataSourceSearchTests {
    private static func manifest(_ search: String, _ target: String = "") -> String {
        #"{"choiceList": {"dataSource": {"dataClass": "A", "field": "b", "search": \#(search)}}\#(target)}"#
    }

    private static let ios = #", "target": "ios""#
    private static let android = #", "target": "android""#

    @Test(arguments: [
        ("false", "", Severity.warning, "Android apps search although"),
        ("false", android, .warning, "Android apps search"),
        (#""name""#, "", .note, "iOS apps ignore"), (#"["name"]"#, ios, .note, "iOS apps ignore"),
        ("1", "", .warning, "\"search\" is a number"), ("{}", android, .warning, "\"search\" is an object"),
    ])
    func saysWhatAnAppMakesOfIt(_ search: String, _ target: String, _ severity: Severity, _ message: String) throws {
        let finding = try onlyFinding(of: "data-source-search", inManifest: Self.manifest(search, target))
        #expect(finding.severity == severity)
        #expect(finding.message.hasPrefix(message))
        #expect(finding.location.pointer == "/choiceList/dataSource/search")
    }

    @Test(arguments: [
        ("true", ""), ("null", ""), ("@", ""), ("false", ios), (#""name""#, android), (#"["name"]"#, android),
    ])
    func staysSilentAboutFormsThatTheAppReads(_ search: String, _ target: String) {
        #expect(findings(of: "data-source-search", inManifest: Self.manifest(search, target)).isEmpty)
    }
}
