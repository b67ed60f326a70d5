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
        (
            #"{"name": "App", "short_name": "A", "start_url": "/"}"#,
            "the key \"short_name\" makes this the manifest of a web app", 17..<27
        ),
        (
            #"{"manifest_version": 3}"#, "the key \"manifest_version\" makes this the manifest of a browser extension",
            2..<18
        ),
        (
            #"{"name": "a", "dependencies": {}}"#, "the key \"dependencies\" makes this the manifest of an npm package",
            15..<27
        ),
        (
            #"{"manifestVersion": "1.5"}"#,
            "the key \"manifestVersion\" makes this the manifest of a Microsoft 365 app", 2..<17
        ),
        (
            #"{"codeowners": []}"#, "the key \"codeowners\" makes this the manifest of a Home Assistant integration",
            2..<12
        ),
        (#"{"minAppVersion": "1"}"#, "the key \"minAppVersion\" makes this the manifest of an Obsidian plugin", 2..<15),
    ])
    func namesWhatItIsAndWhatGaveItAway(_ manifest: String, _ message: String, _ range: Range<Int>) throws {
        let finding = try onlyFinding(of: "manifest-kind", inManifest: manifest)
        #expect(finding.message == message)
        #expect(finding.severity == .error)
        #expect(finding.location.range == range)
        let report = RuleEngine.check([control(of: ["manifest.json": manifest])], rules: RuleRegistry.all)
        #expect(report.findings.map(\.rule) == ["manifest-kind"])
    }

    @Test func reportsThatTheOtherRulesWereSkipped() {
        let report = RuleEngine.check(
            [control(of: ["manifest.json": #"{"type": "detailform", "fields": [1]}"#])], rules: RuleRegistry.all)
        #expect(report.skipped.map(\.reason) == ["the manifest is not that of an input control"])
    }

    @Test func reportsWhatAFormatterIsAmongTheInputControls() throws {
        let selection = #"{"name": "stars", "binding": "localizedText", "choiceList": {"1": "*"}}"#
        let finding = try onlyFinding(of: "manifest-kind", inManifest: selection)
        #expect(
            finding.consequence == "among the input controls it is a list of choices, and no field is shown with it")
        #expect(finding.help == "move the folder to Resources/Mobile/formatters")
    }

    @Test(arguments: [
        #"{"binding": "imageNamed", "choiceList": {"1": "a.png"}}"#, #"{"binding": true}"#, #"{"type": "form"}"#,
        #"{"binding": "imageName", "choiceList": {"1": "a.png"}}"#, "[]", "",
        // An input control may have the binding, which nothing reads.
        #"{"binding": "localizedText", "choiceList": {"1": "a"}, "format": "push"}"#,
        #"{"binding": "localizedText", "choiceList": {"1": "a"}, "inject": false}"#,
        #"{"binding": "localizedText", "inject": true, "capabilities": {}}"#,
        #"{"binding": "localizedText", "choiceList": {"1": "a"}, "capabilities": {}}"#,
        #"{"name": "a", "inject": true, "capabilities": {}, "start_url": "/", "fields": []}"#,
        #"{"name": "a", "type": "text", "dependencies": {}}"#,
    ])
    func staysSilentWhereItMayBeAControl(_ manifest: String) {
        #expect(findings(of: "manifest-kind", inManifest: manifest).isEmpty)
    }
}
