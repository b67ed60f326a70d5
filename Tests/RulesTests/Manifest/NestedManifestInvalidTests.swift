import Findings
import InputControl
import Rules
import Testing

@Suite struct NestedManifestInvalidTests {
    private let rule = "nested-manifest-invalid"
    private let manifest = #"{"name": "a", "type": "text", "inject": true, "capabilities": {}}"#

    private func files(_ nested: String, at path: String = "Tests/Fixtures/x/manifest.json") -> [String: String] {
        ["manifest.json": manifest, path: nested]
    }

    @Test(arguments: [
        #"{"name": "b" "type": "text"}"#, #"{"name": "b", "name": "c"}"#, "{\"a\": 1, // one\n}", #"{"a": "\d"}"#,
        #"{"a": {"b": 1, "b": 1}}"#, #"{"a": }"#, #"{"a": 1,,}"#, "{\n<<<<<<< HEAD\n=======\n>>>>>>> b\n}",
        #"{"a": 1"# + "\n, {}",
    ])
    func reportsWhatTheGeneratorRefuses(_ nested: String) throws {
        let finding = try onlyFinding(of: rule, in: files(nested))
        #expect(finding.severity == .error)
        #expect(finding.location.path == "Tests/Fixtures/x/manifest.json")
    }

    @Test(arguments: [
        #"{"name": "b",}"#, "{name: 'b'}", #"{"a": NaN}"#, "// start\n{}\n// end", "[{}]", "[]", "", "name: b",
        #"{"a": 1} }"#,
        #"{"name": "a"}"#,
    ])
    func staysSilentOnWhatTheGeneratorTakesOrSkips(_ nested: String) {
        #expect(findings(of: rule, in: files(nested)).isEmpty)
    }

    @Test(arguments: [
        (".hidden/manifest.json", 0), (".hidden/x/manifest.json", 1), ("ios/x/manifest.json", 1),
        ("Tests/Manifest.json", 0), ("Tests/manifest.json.txt", 0),
    ])
    func readsTheFilesOfTheGeneratorsWalk(_ path: String, _ count: Int) {
        #expect(findings(of: rule, in: files("{\"a\": }", at: path)).count == count)
    }

    @Test func isAWarningInAControlForIOSOnly() throws {
        var files = files("{\"a\": }")
        files["manifest.json"] = manifest.replacing("\"name\"", with: "\"target\": \"ios\", \"name\"")
        #expect(try onlyFinding(of: rule, in: files).severity == .warning)
        let control = ControlProject(reading: FileTree(texts: files))
        let rules = RuleRegistry.all.filter { $0.info.id == rule }
        #expect(RuleEngine.check([control], rules: rules, platforms: [.ios]).findings.isEmpty)
    }

    @Test func doesNotLookIntoArchives() {
        let files = ["a.zip/manifest.json": manifest, "a.zip/Tests/manifest.json": "{\"a\": }"]
        let tree = FileTree(texts: files).subtree("a.zip")
        let control = ControlProject(reading: tree, in: "a.zip", archive: "a.zip")
        let rules = RuleRegistry.all.filter { $0.info.id == rule }
        #expect(RuleEngine.check([control], rules: rules).findings.isEmpty)
    }
}
