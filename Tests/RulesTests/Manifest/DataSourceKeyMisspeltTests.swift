import Findings
import Rules
import SourceText
import Testing

@Suite struct DataSourceKeyMisspeltTests {
    private static func manifest(_ more: String, _ target: String = "") -> String {
        #"{"choiceList": {"dataSource": {"dataClass": "A", "field": "b", \#(more)}}\#(target)}"#
    }

    @Test(arguments: [
        (#""entityFromat": "%a%""#, ["entityFromat"]), (#""serach": true, "Sort": "a""#, ["serach", "Sort"]),
        (#""currententity": true"#, ["currententity"]), (#""fitler": "a > 1""#, ["fitler"]),
    ])
    func marksNearMisses(_ more: String, _ places: [String]) {
        #expect(marked(by: "data-source-key-misspelt", inManifest: Self.manifest(more)) == places)
    }

    @Test(arguments: [
        #""other": 5"#, #""search": true, "serach": true"#, #""format": "%a%""#, #""ordre": "descending""#,
        #""table": "A""#, #""datacalss": "A""#,
    ])
    func staysSilentAboutOtherKeys(_ more: String) {
        #expect(marked(by: "data-source-key-misspelt", inManifest: Self.manifest(more)).isEmpty)
    }

    @Test func orderIsAKeyOnAndroidAlone() {
        let manifest = Self.manifest(#""ordre": "descending""#, #", "target": "android""#)
        #expect(marked(by: "data-source-key-misspelt", inManifest: manifest) == ["ordre"])
    }

    @Test func writesTheKeyThatWasMeant() throws {
        let manifest = Self.manifest(#""entityFromat": "%a%""#)
        let finding = try onlyFinding(of: "data-source-key-misspelt", inManifest: manifest)
        #expect(fixed(finding, manifest) == Self.manifest(#""entityFormat": "%a%""#))
    }
}
