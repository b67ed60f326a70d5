import Findings
import Rules
import TestSupport
import Testing

@Suite struct JsonDuplicateKeyTests {
    @Test(arguments: [
        #"{"a": 1, "«a»": 2}"#, #"{"\u0061": 1, "«a»": 2}"#, #"{"c": {"a": 1, "b": 2, "«a»": 2}}"#,
        #"[[{"a": 1, "«a»": 2}]]"#, #"{"a": 1, "b": 2, "«a»": }"#,
    ])
    func pointsAtTheRepeatedKeyAndShowsTheFirst(_ marked: String) throws {
        let manifest = MarkedText(marked)
        let finding = try onlyFinding(of: "json-duplicate-key", inManifest: manifest.text)
        #expect(finding.location.range == manifest.range)
        #expect(finding.notes.count == 1)
        #expect(finding.fix == nil)
    }

    @Test func removesARepetitionWithTheSameValue() throws {
        let manifest = "{\n  \"a\": [1],\n  \"b\": 2,\n  \"a\": [1]\n}"
        let finding = try onlyFinding(of: "json-duplicate-key", inManifest: manifest)
        #expect(fixed(finding, manifest) == "{\n  \"a\": [1],\n  \"b\": 2\n}")
    }

    @Test func reportsEveryRepetition() {
        let manifest = MarkedText(#"{"a": {"b": 1, "«b»": 2}, "«a»": 2, "«a»": 3}"#)
        let found = findings(of: "json-duplicate-key", inManifest: manifest.text)
        #expect(found.map(\.location.range) == manifest.ranges)
    }

    @Test(arguments: [
        #"{"a": {"a": 1}, "A": 2}"#, #"[{"a": 1}, {"a": 1}]"#, "{\"\u{E9}\": 1, \"e\u{301}\": 2}", "", "{", "1",
    ])
    func staysSilentWhereKeysDiffer(_ manifest: String) {
        #expect(findings(of: "json-duplicate-key", inManifest: manifest).isEmpty)
    }
}
