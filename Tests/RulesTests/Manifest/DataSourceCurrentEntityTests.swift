import Findings
import Rules
import SourceText
import Testing

@Suite struct DataSourceCurrentEntityTests {
    private static func manifest(_ value: String, _ target: String = "") -> String {
        #"{"choiceList": {"dataSource": {"dataClass": "A", "field": "b", "currentEntity": \#(value)}}\#(target)}"#
    }

    @Test(arguments: [
        (#""true""#, "", "iOS apps ignore it"), (#""True""#, #", "target": "ios""#, "iOS apps ignore it"),
        ("1", "", "the apps ignore it"), (#""yes""#, #", "target": "android""#, "the apps ignore it"),
        ("[true]", "", "the apps ignore it"),
    ])
    func saysWhichAppsIgnoreIt(_ value: String, _ target: String, _ consequence: String) throws {
        let finding = try onlyFinding(of: "data-source-current-entity", inManifest: Self.manifest(value, target))
        #expect(finding.severity == .warning)
        #expect(finding.consequence?.hasPrefix(consequence) == true)
    }

    @Test(arguments: [
        ("true", ""), ("false", ""), ("null", ""), (#""false""#, ""), ("@", ""),
        (#""true""#, #", "target": "android""#),
    ])
    func staysSilentWhereTheAppsAgree(_ value: String, _ target: String) {
        #expect(findings(of: "data-source-current-entity", inManifest: Self.manifest(value, target)).isEmpty)
    }

    @Test func removesTheQuotes() throws {
        let finding = try onlyFinding(of: "data-source-current-entity", inManifest: Self.manifest(#""true""#))
        #expect(fixed(finding, Self.manifest(#""true""#)) == Self.manifest("true"))
    }
}
