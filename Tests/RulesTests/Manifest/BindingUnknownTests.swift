import Findings
import Rules
import SourceText
import Testing

@Suite struct BindingUnknownTests {
    @Test(arguments: ["imageName", "ImageNamed", "imagenamed", "imageNammed"])
    func writesTheBindingThatWasMeant(_ binding: String) throws {
        let manifest = #"{"choiceList": {"a": "b"}, "binding": "\#(binding)"}"#
        let finding = try onlyFinding(of: "binding-unknown", inManifest: manifest)
        #expect(fixed(finding, manifest) == #"{"choiceList": {"a": "b"}, "binding": "imageNamed"}"#)
    }

    @Test(arguments: [#""pictures""#, #""""#, "1", "[]", "{}"])
    func saysWhatABindingIsFor(_ binding: String) throws {
        let manifest = #"{"choiceList": {"a": "b"}, "binding": \#(binding)}"#
        let finding = try onlyFinding(of: "binding-unknown", inManifest: manifest)
        #expect(finding.fix == nil)
        #expect(finding.help?.contains("\"imageNamed\"") == true)
    }

    @Test(arguments: [
        #"{"choiceList": {"a": "b"}, "binding": "imageNamed"}"#, #"{"choiceList": {"a": "b"}, "binding": true}"#,
        #"{"choiceList": {"a": "b"}, "binding": false}"#, #"{"choiceList": {"a": "b"}, "binding": null}"#,
        #"{"choiceList": {"a": "b"}, "binding": @}"#, #"{"choiceList": {"a": "b"}}"#,
        #"{"binding": "own"}"#,
        #"{"binding": "imageName", "capabilities": {}}"#,
    ])
    func staysSilentAboutWhatDoesNothingAndOtherKinds(_ manifest: String) {
        #expect(findings(of: "binding-unknown", inManifest: manifest).isEmpty)
    }

    @Test func aBindingOfFormattersDoesNoHarm() throws {
        let manifest = #"{"choiceList": {"a": "b"}, "format": "push", "inject": true, "binding": "localizedText"}"#
        #expect(findings(of: "binding-unknown", inManifest: manifest).allSatisfy { $0.severity == .note })
    }

    @Test(arguments: [
        (#"{"a": "a.png", "b": "b.png"}"#, true), (#"{"a": "a.png", "b": "no"}"#, false), (#"{"a": 1}"#, false),
        (#"{"a": "b.png"}"#, true), ("{}", false), (#"{"dataSource": {"dataClass": "A", "field": "B"}}"#, false),
    ])
    func saysThatTrueShowsNoPictures(_ list: String, _ isFound: Bool) throws {
        let files = [
            "manifest.json": #"{"choiceList": \#(list), "binding": true}"#, "images/a.png": "", "images/b.png": "",
        ]
        let found = findings(of: "binding-unknown", in: files)
        #expect(found.map(\.location.pointer) == (isFound ? ["/binding"] : []))
        for finding in found {
            #expect(finding.severity == .note)
            #expect(
                fixed(finding, in: files)?["manifest.json"] == #"{"choiceList": \#(list), "binding": "imageNamed"}"#)
        }
    }
}
