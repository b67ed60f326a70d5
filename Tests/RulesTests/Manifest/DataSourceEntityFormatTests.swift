import Findings
import Rules
import SourceText
import Testing

@Suite struct DataSourceEntityFormatTests {
    private static func manifest(_ more: String, _ target: String = "") -> String {
        #"{"choiceList": {"dataSource": {"dataClass": "A", "field": "b", \#(more)}}\#(target)}"#
    }

    private static let ios = #", "target": "ios""#

    @Test(arguments: [
        (#""entityFormat": "name""#, "", "the apps find no field in"),
        (#""entityFormat": "100%""#, "", "the apps find no"),
        (#""entityFormat": ":name""#, "", "Android apps find no field in"),
        (#""entityFormat": "name""#, ios, "the apps find no field in"),
        (#""entityFormat": 5"#, "", "\"entityFormat\" is a number"),
        (#""entityFormat": []"#, ios, "\"entityFormat\" is a list"),
        (#""entityFormat": "%First%%Last%""#, "", "Android apps read \"%First%%Last%\" as one field"),
        (#""entityFormat": "(%a% %b%%c%%d%)""#, "", "Android apps read \"%b%%c%%d%\" as one field"),
        (#""format": "%name%""#, "", "only iOS apps read \"format\""),
    ])
    func marksWhatAnAppDoesNotRead(_ more: String, _ target: String, _ message: String) throws {
        let finding = try onlyFinding(of: "data-source-entity-format", inManifest: Self.manifest(more, target))
        #expect(finding.severity == .warning)
        #expect(finding.message.hasPrefix(message))
    }

    @Test(arguments: [
        (#""entityFormat": "%name% (%city%)""#, ""), (#""entityFormat": """#, ""), (#""entityFormat": null"#, ""),
        (#""entityFormat": "%FirstName% %LastName% - %Job%""#, ""), (#""entityFormat": "%a% %%""#, ""),
        (#""entityFormat": "%a%-%b%""#, ""), (#""entityFormat": "%First%%Last%""#, ios), (#""format": "%a%""#, ios),
        (#""entityFormat": ":name""#, ios), (#""format": 5"#, ""), (#""format": "%a%", "entityFormat": "%b%""#, ""),
    ])
    func staysSilentAboutWhatTheAppsRead(_ more: String, _ target: String) {
        #expect(findings(of: "data-source-entity-format", inManifest: Self.manifest(more, target)).isEmpty)
    }

    @Test func writesTheKeyThatBothRead() throws {
        let manifest = Self.manifest(#""format": "%a%""#)
        let finding = try onlyFinding(of: "data-source-entity-format", inManifest: manifest)
        #expect(fixed(finding, manifest) == Self.manifest(#""entityFormat": "%a%""#))
    }
}
