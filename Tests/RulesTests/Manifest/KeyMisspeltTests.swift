import Findings
import FourDMobile
import Rules
import TestSupport
import Testing

@Suite struct KeyMisspeltTests {
    @Test(arguments: [
        ("targte", "target"), ("Target", "target"), ("targets", "target"), ("tarket", "target"), ("formt", "format"),
        ("rule", "rules"), ("choicelist", "choiceList"), ("choice_list", "choiceList"), ("ChoiceLists", "choiceList"),
        ("capability", "capabilities"), ("capabilites", "capabilities"), ("nmae", "name"), ("TYPE", "type"),
        ("types", "type"), ("injects", "inject"), ("Icon", "icon"), ("update-url", "updateURL"),
        ("descripton", "description"),
    ])
    func findsWhatWasMeant(_ key: String, _ meant: String) throws {
        let manifest = MarkedText("{\"«\(key)»\": 1}")
        let found = findings(of: "key-misspelt", inManifest: manifest.text)
        #expect(found.map(\.location.range) == [manifest.range])
        let finding = try #require(found.first)
        #expect(finding.message == "unknown key \"\(key)\"; did you mean \"\(meant)\"?")
        #expect(fixed(finding, manifest.text) == "{\"\(meant)\": 1}")
    }

    @Test(
        arguments: [
            "title", "names_of_all", "author", "license", "keywords", "tags", "label", "shortLabel", "url", "html_url",
            "info", "code", "date", "size", "field", "fields", "sort", "search", "dataSource", "service",
            "form",
            "image", "section", "caption", "gender", "icons", "isSearchable", "min", "$target", "$coment", "", "_", "x",
            "published_at", "node",
        ])
    func takesAnyOtherKeyAsItIs(_ key: String) {
        #expect(findings(of: "key-misspelt", inManifest: "{\"\(key)\": 1}").isEmpty)
    }

    @Test(arguments: [
        #"{"target": "ios", "targets": ["ios"]}"#, #"{"type": "text", "Type": "real"}"#,
        #"{"name": "a", "capabilities": {"nmae": 1}}"#, #"{"type": "listform", "nmae": "a"}"#,
    ])
    func staysSilentWhereTheKnownKeyIsThere(_ manifest: String) {
        #expect(findings(of: "key-misspelt", inManifest: manifest).isEmpty)
    }

    @Test(arguments: ManifestKeys.all)
    func staysSilentOnEveryKnownKey(_ key: String) {
        #expect(findings(of: "key-misspelt", inManifest: "{\"\(key)\": 1}").isEmpty)
    }

    @Test(arguments: [
        (#"{"name": "a", "type": "text", "Inject": true, "capabilities": {}}"#, Severity.error),
        (#"{"name": "a", "choiceList": ["one"], "Inject": true}"#, .warning),
        (#"{"name": "a", "choicelist": ["one"]}"#, .error),
        (#"{"Name": "a", "choiceList": ["one"]}"#, .error),
        (#"{"name": "a", "choiceList": ["one"], "formt": "sheet"}"#, .warning),
    ])
    func isAnErrorWhereTheControlIsNotUsedWithoutTheKey(_ manifest: String, _ severity: Severity) {
        let report = RuleEngine.check([control(of: ["manifest.json": manifest])], rules: RuleRegistry.all)
        // None of these says for which platform it is.
        let found = report.findings.filter { $0.severity > .note && $0.rule != "target-missing" }
        #expect(found.map(\.rule) == ["key-misspelt"])
        #expect(found.map(\.severity) == [severity])
    }

    @Test func readsManyUnknownKeysInNoTime() {
        let members = (0..<20_000).map { "\"key\($0)\": 0" }.joined(separator: ", ")
        #expect(findings(of: "key-misspelt", inManifest: "{\(members)}").isEmpty)
    }

    @Test(arguments: ["choices", "values", "items", "Options"])
    func takesAnotherWordForChoices(_ key: String) throws {
        let manifest = #"{"name": "a1", "type": "text", "target": "ios", "\#(key)": ["x"]}"#
        let finding = try #require(findings(of: "key-misspelt", inManifest: manifest).first)
        #expect(finding.severity == .error)
        #expect(
            ["inject-missing", "capabilities-missing"].allSatisfy { findings(of: $0, inManifest: manifest).isEmpty })
        #expect(try #require(fixed(finding, manifest)).contains("\"choiceList\""))
        // A control with code may hold what it likes.
        let action = manifest.replacing("\"target\"", with: "\"inject\": true, \"target\"")
        #expect(findings(of: "key-misspelt", inManifest: action).isEmpty)
        #expect(findings(of: "key-misspelt", inManifest: manifest.replacing("[\"x\"]", with: "1")).isEmpty)
    }
}
