import Findings
import FourDMobile
import Rules
import Testing

@Suite struct NameReservedTests {
    @Test(arguments: BuiltInFormats.ios)
    func knowsEveryNameThatIOSTakes(_ name: String) throws {
        let finding = try #require(
            findings(of: "name-reserved", inManifest: "{\"name\": \"\(name)\", \"target\": \"ios\"}").first)
        #expect(finding.location.range == 10..<10 + name.utf8.count)
        #expect(finding.message == "the name \"\(name)\" is that of a built-in format")
    }

    @Test(arguments: [
        #"{"name": "Location"}"#, #"{"name": "mylocation"}"#, #"{"name": "switch"}"#, #"{"name": "location2"}"#,
        #"{"name": "location", "target": "android"}"#, #"{"name": "rating", "choiceList": {"1": "one"}}"#,
        #"{"name": "push", "choiceList": {"1": "one"}}"#, #"{"name": "rating", "choicelist": {"1": "one"}}"#,
        #"{"name": 1}"#, "{}",
    ])
    func staysSilentWhereTheNameIsFree(_ manifest: String) {
        #expect(findings(of: "name-reserved", inManifest: manifest).isEmpty)
    }

    @Test(arguments: [
        (#"{"name": "push", "target": "android"}"#, "Android apps show their own list for it and never the control"),
        (
            #"{"name": "push", "target": ["ios", "android"]}"#,
            "iOS apps show their own row for it and never call the control's row service"
        ),
        (#"{"name": "location"}"#, "iOS apps show their own row for it and never call the control's row service"),
    ])
    func reportsWhoTakesTheName(_ manifest: String, _ consequence: String) {
        #expect(findings(of: "name-reserved", inManifest: manifest).map(\.consequence) == [consequence])
    }

    @Test func reportsOnlyWhatTheSelectedPlatformTakes() {
        let control = control(of: ["manifest.json": #"{"name": "location", "target": ["ios", "android"]}"#])
        let rules = RuleRegistry.all.filter { $0.info.id == "name-reserved" }
        #expect(RuleEngine.check([control], rules: rules, platforms: [.android]).findings.isEmpty)
        #expect(RuleEngine.check([control], rules: rules, platforms: [.ios]).findings.count == 1)
    }
}
