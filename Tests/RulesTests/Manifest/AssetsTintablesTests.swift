import Findings
import Rules
import Testing

@Suite struct AssetsTintablesTests {
    private static func manifest(_ assets: String) -> String {
        #"{"name": "flag", "binding": "imageNamed", "choiceList": {"fr": "france.png"}, "assets": \#(assets)}"#
    }

    @Test(arguments: [("france.png", "input_flag_fr"), ("fr", "input_flag_fr")])
    func writesTheImageSet(_ written: String, _ meant: String) throws {
        let manifest = Self.manifest(#"{"tintables": ["\#(written)"]}"#)
        let finding = try onlyFinding(of: "assets-tintables", inManifest: manifest)
        #expect(finding.severity == .warning)
        #expect(fixed(finding, manifest) == Self.manifest(#"{"tintables": ["\#(meant)"]}"#))
    }

    @Test func showsHowAnImageSetIsCalled() throws {
        let manifest = Self.manifest(#"{"tintables": ["input_flag_fr", "spain"]}"#)
        let finding = try onlyFinding(of: "assets-tintables", inManifest: manifest)
        #expect(finding.location.pointer == "/assets/tintables/1")
        #expect(finding.help == #"write "input_flag_<key>""#)
    }

    @Test func isNotReadBesideABoolean() throws {
        let manifest = Self.manifest(#"{"tintable": false, "tintables": ["input_flag_fr"]}"#)
        let finding = try onlyFinding(of: "assets-tintables", inManifest: manifest)
        #expect(finding.message.contains("does not read"))
    }

    @Test(arguments: [
        manifest(#"{"tintables": ["input_flag_fr", "INPUT_flag_FR"]}"#), manifest(#"{"tintables": []}"#),
        manifest(#"{"tintables": "fr"}"#), manifest("null"), manifest(#"{"tintable": true}"#),
        #"{"name": "flag", "choiceList": {"fr": "a"}, "assets": {"tintables": ["fr"]}}"#,
    ])
    func staysSilentAboutImageSets(_ manifest: String) {
        #expect(findings(of: "assets-tintables", inManifest: manifest).isEmpty)
    }
}
