import Findings
import Rules
import SourceText
import Testing

@Suite struct ChoiceFormatTests {
    @Test(arguments: [
        (#""/picker""#, "picker"), (#""Picker""#, "picker"), (#""pickr""#, "picker"), (#""segmanted""#, "segmented"),
        (#""/Sheet""#, "sheet"),
    ])
    func writesTheFormatThatWasMeant(_ format: String, _ meant: String) throws {
        let manifest = #"{"choiceList": ["a"], "format": \#(format)}"#
        let finding = try onlyFinding(of: "choice-format", inManifest: manifest)
        #expect(finding.severity == .error)
        #expect(fixed(finding, manifest) == #"{"choiceList": ["a"], "format": "\#(meant)"}"#)
    }

    @Test(arguments: [#""carousel""#, #""/""#, "5", "true", "[]", "{}"])
    func namesTheFormatsWhereItCannotTell(_ format: String) throws {
        let manifest = #"{"choiceList": ["a"], "format": \#(format)}"#
        let finding = try onlyFinding(of: "choice-format", inManifest: manifest)
        #expect(finding.fix == nil)
        #expect(finding.help?.contains("push, segmented, popover, sheet, picker") == true)
    }

    @Test func anEmptyFormatOnlyWarns() throws {
        let manifest = #"{"choiceList": ["a"], "format": ""}"#
        #expect(findings(of: "choice-format", inManifest: manifest).map(\.severity) == [.warning])
        #expect(marked(by: "choice-format", inManifest: manifest) == ["\"\""])
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
