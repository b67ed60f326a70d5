import Findings
import Rules
import SourceText
import Testing

@Suite struct DataSourceFormTests {
    private static func manifest(_ more: String, _ target: String = "") -> String {
        #"{"choiceList": {"dataSource": {"dataClass": "A", "field": "B", \#(more)}}\#(target)}"#
    }

    private static let ios = #", "target": "ios""#
    private static let android = #", "target": "android""#

    @Test(arguments: [
        (#""search": false"#, ["false"]), (#""search": "name""#, ["name"]), (#""search": ["name"]"#, [#"["name"]"#]),
        (#""search": 1"#, ["1"]), (#""sort": ["a", "b"]"#, [#"["a", "b"]"#]), (#""sort": ["a", 1]"#, [#"["a", 1]"#]),
        (#""sort": true"#, ["true"]), (#""sort": {"order": "ascending"}"#, [#"{"order": "ascending"}"#]),
        (#""sort": {"field": "a", "order": "desc"}"#, ["desc"]), (#""sort": {"field": "a", "order": 1}"#, ["1"]),
        (#""sort": {"field": "a", "descending": true}"#, ["descending"]),
        (#""sort": {"field": "a", "ascending": false}"#, ["ascending"]),
        (#""sort": [{"field": "a", "order": "up"}, {"field": ""}]"#, ["up", #"{"field": ""}"#]),
        (#""sort": [{"field": "a"}, 5]"#, ["5"]), (#""order": "descending""#, ["order"]),
        (#""entityFormat": "name""#, ["name"]), (#""entityFormat": "100%""#, ["100%"]), (#""entityFormat": 5"#, ["5"]),
        (#""currentEntity": "true""#, ["true"]), (#""entityFromat": "%a%""#, ["entityFromat"]),
        (#""serach": true, "Sort": "a""#, ["serach", "Sort"]),
        (#""search": "a", "sort": ["a"], "order": "x""#, ["a", #"["a"]"#, "order"]),
    ])
    func marksFormsThatAnAppDoesNotRead(_ more: String, _ places: [String]) {
        #expect(marked(by: "data-source-form", inManifest: Self.manifest(more)) == places)
    }

    @Test(arguments: [
        #""search": true"#, #""search": null"#, #""search": @"#, #""sort": "a""#, #""sort": "a,b""#, #""sort": []"#,
        #""sort": {"field": "a"}"#, #""sort": {"field": "a", "order": "descending"}"#,
        #""sort": [{"field": "a"}, {"field": "b", "order": "ascending"}]"#,
        #""sort": {"field": "a", "ascending": true}"#, #""sort": {"field": "a", "descending": false}"#,
        #""sort": {"field": "a", "order": "descending", "descending": true}"#,
        #""entityFormat": "%name% (%city%)""#, #""entityFormat": """#, #""currentEntity": true"#, #""other": 5"#,
        #""search": true, "serach": true"#, #""format": "%a%""#, #""ordre": "descending""#,
    ])
    func staysSilentAboutFormsThatBothRead(_ more: String) {
        #expect(marked(by: "data-source-form", inManifest: Self.manifest(more)).isEmpty)
    }

    @Test(arguments: [
        (#""search": false"#, ios), (#""sort": {"field": "a", "descending": true}"#, ios),
        (#""search": "name""#, android),
        (#""search": ["name"]"#, android), (#""sort": ["a", "b"]"#, android), (#""order": "descending""#, android),
    ])
    func staysSilentAboutTheOtherPlatform(_ more: String, _ target: String) {
        #expect(marked(by: "data-source-form", inManifest: Self.manifest(more, target)).isEmpty)
    }

    @Test func anUnknownOrderStaysOneOnAndroid() {
        #expect(marked(by: "data-source-form", inManifest: Self.manifest(#""order": "up""#, Self.android)) == ["up"])
    }

    @Test(arguments: [
        (#""sort": ["a", "b"]"#, #""sort": "a,b""#),
        (#""order": "descending""#, #""sort": {"field": "B", "order": "descending"}"#),
        (#""sort": {"field": "a", "descending": true}"#, #""sort": {"field": "a", "order": "descending"}"#),
        (#""sort": {"field": "a", "order": "desc"}"#, #""sort": {"field": "a", "order": "descending"}"#),
        (#""entityFromat": "%a%""#, #""entityFormat": "%a%""#),
    ])
    func writesWhatBothRead(_ more: String, _ instead: String) throws {
        let manifest = Self.manifest(more)
        let finding = try onlyFinding(of: "data-source-form", inManifest: manifest)
        #expect(fixed(finding, manifest) == Self.manifest(instead))
    }
}
