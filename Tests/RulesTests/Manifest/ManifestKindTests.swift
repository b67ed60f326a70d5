import Findings
import Rules
import Testing

@Suite struct ManifestKindTests {
    @Test(arguments: [
        (#"{"type": "listform"}"#, "the type \"listform\" makes this the manifest of a list form", 10..<18),
        (#"{"type": "LoginForm"}"#, "the type \"LoginForm\" makes this the manifest of a login form", 10..<19),
        (
            #"{"binding": "localizedText", "choiceList": {"1": "a"}}"#,
            "the binding \"localizedText\" makes this the manifest of a formatter", 13..<26
        ),
        (
            #"{"type": ["text"], "binding": "stars"}"#,
            "the binding \"stars\" makes this the manifest of a formatter", 31..<36
        ),
        (#"{"storyboard": {}}"#, "the key \"storyboard\" makes this the manifest of a form", 2..<12),
    ])
    func saysWhatItIsAndWhatGaveItAway(_ manifest: String, _ message: String, _ range: Range<Int>) throws {
        let finding = try onlyFinding(of: "manifest-kind", inManifest: manifest)
        #expect(finding.message == message)
        #expect(finding.location.range == range)
    }

    @Test func isTheOnlyOneToSpeakOfTheManifest() {
        let report = RuleEngine.check(
            [control(of: ["manifest.json": #"{"type": "detailform", "fields": [1]}"#])], rules: RuleRegistry.all)
        #expect(report.findings.map(\.rule) == ["manifest-kind"])
        #expect(report.skipped.map(\.reason) == ["the manifest is not that of an input control"])
    }

    @Test(arguments: [
        #"{"binding": "imageNamed", "choiceList": {"1": "a.png"}}"#, #"{"binding": true}"#, #"{"type": "form"}"#,
        #"{"binding": "imageName", "choiceList": {"1": "a.png"}}"#, "[]", "",
    ])
    func staysSilentWhereItMayBeAControl(_ manifest: String) {
        #expect(findings(of: "manifest-kind", inManifest: manifest).isEmpty)
    }
}
