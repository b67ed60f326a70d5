import Findings
import Rules
import SourceText
import Testing

@Suite struct ChoiceFormatTests {
    private let otherCase = "iOS apps show a push list, Android apps have no list"

    @Test(arguments: [
        (#""/picker""#, "picker"), (#""Picker""#, "picker"), (#""pickr""#, "picker"), (#""segmanted""#, "segmented"),
        (#""/Sheet""#, "sheet"),
    ])
    func writesTheFormatThatWasMeant(_ format: String, _ meant: String) throws {
        let manifest = #"{"choiceList": ["a"], "format": \#(format)}"#
        let finding = try onlyFinding(of: "choice-format", inManifest: manifest)
        #expect(finding.severity == .error)
        #expect(finding.consequence == (format == #""Picker""# ? otherCase : "4D's editor never offers the control"))
        #expect(fixed(finding, manifest) == #"{"choiceList": ["a"], "format": "\#(meant)"}"#)
    }

    @Test(arguments: [#""carousel""#, #""/""#, #""""#, "5", "true", "[]", "{}"])
    func namesTheFormatsWhereItCannotTell(_ format: String) throws {
        let manifest = #"{"choiceList": ["a"], "format": \#(format)}"#
        let finding = try onlyFinding(of: "choice-format", inManifest: manifest)
        #expect(finding.fix == nil)
        #expect(finding.severity == .error)
        #expect(finding.consequence == "4D's editor never offers the control")
        #expect(finding.help?.contains("push, segmented, popover, sheet, picker") == true)
    }

    @Test(arguments: [
        (#""Push", "target": "ios""#, Severity.warning, "it works only because iOS apps"),
        (#""Push""#, .warning, "Android apps have no list"),
        (#""PUSH", "target": "android""#, .error, "Android apps have"),
        (#""Sheet", "target": "ios""#, .error, "iOS apps show a push list"),
    ])
    func tellsTheAppsApart(_ format: String, _ severity: Severity, _ consequence: String) throws {
        let finding = try onlyFinding(of: "choice-format", inManifest: #"{"choiceList": ["a"], "format": \#(format)}"#)
        #expect(finding.severity == severity)
        #expect(finding.consequence?.hasPrefix(consequence) == true)
    }

    @Test(arguments: [
        #"{"choiceList": ["a"], "format": "push"}"#, #"{"choiceList": ["a"], "format": "segmented"}"#,
        #"{"choiceList": ["a"]}"#, #"{"choiceList": ["a"], "format": null}"#, #"{"choiceList": ["a"], "format": @}"#,
        #"{"format": "/picker"}"#, #"{"choiceList": @, "format": "/picker"}"#,
    ])
    func staysSilentAboutKnownFormatsAndOtherKinds(_ manifest: String) {
        #expect(findings(of: "choice-format", inManifest: manifest).isEmpty)
    }
}
