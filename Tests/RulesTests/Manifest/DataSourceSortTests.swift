import Findings
import Rules
import SourceText
import Testing

@Suite struct DataSourceSortTests {
    private static func manifest(_ more: String, _ target: String = "") -> String {
        #"{"choiceList": {"dataSource": {"dataClass": "A", "field": "b", \#(more)}}\#(target)}"#
    }

    private static let ios = #", "target": "ios""#
    private static let android = #", "target": "android""#

    @Test(arguments: [
        (#""sort": ["a", "b"]"#, ["["]), (#""sort": ["a", 1]"#, ["["]), (#""sort": true"#, ["true"]),
        (#""sort": {"order": "ascending"}"#, ["{"]), (#""sort": {"field": "a", "order": "desc"}"#, ["desc"]),
        (#""sort": {"field": "a", "order": 1}"#, ["1"]),
        (#""sort": {"field": "a", "order": "Ascending"}"#, ["Ascending"]),
        (#""sort": {"field": "a", "descending": true}"#, ["descending"]),
        (#""sort": {"field": "a", "ascending": false}"#, ["ascending"]),
        (#""sort": [{"field": "a", "order": "up"}, {"field": ""}]"#, ["up", "{"]),
        (#""sort": [{"field": "a"}, 5]"#, ["5"]), (#""order": "descending""#, ["order"]),
        (#""sort": ["a"], "order": "x""#, ["[", "order"]),
    ])
    func marksFormsThatAnAppDoesNotRead(_ more: String, _ places: [String]) {
        #expect(marked(by: "data-source-sort", inManifest: Self.manifest(more)) == places)
    }

    @Test(arguments: [
        #""sort": "a""#, #""sort": "a,b""#, #""sort": []"#, #""sort": null"#, #""sort": {"field": "a"}"#,
        #""sort": {"field": "a", "order": "descending"}"#,
        #""sort": [{"field": "a"}, {"field": "b", "order": "ascending"}]"#,
        #""sort": {"field": "a", "ascending": true}"#, #""sort": {"field": "a", "descending": false}"#,
        #""sort": {"field": "a", "order": "descending", "descending": true}"#, #""search": 5"#, #""ordre": "x""#,
    ])
    func staysSilentAboutFormsThatBothRead(_ more: String) {
        #expect(marked(by: "data-source-sort", inManifest: Self.manifest(more)).isEmpty)
    }

    @Test(arguments: [
        (#""sort": {"field": "a", "descending": true}"#, ios), (#""sort": ["a", "b"]"#, android),
        (#""order": "descending""#, android),
    ])
    func staysSilentAboutTheOtherPlatform(_ more: String, _ target: String) {
        #expect(marked(by: "data-source-sort", inManifest: Self.manifest(more, target)).isEmpty)
    }

    @Test func anUnknownOrderStaysOneOnAndroid() {
        #expect(marked(by: "data-source-sort", inManifest: Self.manifest(#""order": "up""#, Self.android)) == ["up"])
    }

    @Test(arguments: [
        (#""sort": ["a", "b"]"#, #""sort": "a,b""#),
        (#""order": "descending""#, #""sort": {"field": "b", "order": "descending"}"#),
        (#""sort": {"field": "a", "descending": true}"#, #""sort": {"field": "a", "order": "descending"}"#),
        (#""sort": {"field": "a", "order": "desc"}"#, #""sort": {"field": "a", "order": "descending"}"#),
    ])
    func writesWhatBothRead(_ more: String, _ instead: String) throws {
        let finding = try onlyFinding(of: "data-source-sort", inManifest: Self.manifest(more))
        #expect(fixed(finding, Self.manifest(more)) == Self.manifest(instead))
    }
}
