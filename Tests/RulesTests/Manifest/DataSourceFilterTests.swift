import Findings
import Rules
import SourceText
import Testing

@Suite struct DataSourceFilterTests {
    private static func manifest(_ filter: String, _ target: String = "") -> String {
        #"{"choiceList": {"dataSource": {"dataClass": "A", "field": "b", "filter": \#(filter)}}\#(target)}"#
    }

    private static let ios = #", "target": "ios""#
    private static let android = #", "target": "android""#

    @Test(arguments: [
        (#""""#, "is empty"), (#""  ""#, "is empty"), (#""(a > 1""#, "parenthesis"), (#""a > 1)""#, "parenthesis"),
        (#""a == 'x""#, "quote"), (#""a == \"x""#, "quote"), (#"{"ios": "("}"#, "parenthesis"),
    ])
    func aPredicateThatDoesNotParseEndsTheApp(_ filter: String, _ words: String) throws {
        for target in ["", Self.ios] {
            let finding = try onlyFinding(of: "data-source-filter", inManifest: Self.manifest(filter, target))
            #expect(finding.severity == .error)
            #expect(finding.message.contains(words))
        }
    }

    @Test(arguments: [
        (#""a > 1""#, "", "only iOS apps read"), (#""(""#, android, "only iOS apps read"),
        ("5", "", "\"filter\" is a number"), (#"["a > 1"]"#, ios, "\"filter\" is a list"),
        (#"{"android": "a > 1"}"#, "", "\"filter\" has no string \"ios\""),
    ])
    func saysWhichAppsIgnoreIt(_ filter: String, _ target: String, _ message: String) throws {
        let finding = try onlyFinding(of: "data-source-filter", inManifest: Self.manifest(filter, target))
        #expect(finding.severity == .warning)
        #expect(finding.message.hasPrefix(message))
    }

    @Test(arguments: [
        #""a == ')' AND (b IN {'x', 'it\\'s'})""#, #"{"ios": "a > 1"}"#, #"{"iOS": "a > 1"}"#, "null", "@",
    ])
    func staysSilentAboutAPredicateOnIOS(_ filter: String) {
        #expect(findings(of: "data-source-filter", inManifest: Self.manifest(filter, Self.ios)).isEmpty)
    }
}
