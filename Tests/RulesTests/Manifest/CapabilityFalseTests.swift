import Findings
import Rules
import TestSupport
import Testing

@Suite struct CapabilityFalseTests {
    @Test(arguments: [
        (
            #"{"target": "ios", "capabilities": {"contacts": «false»}}"#, "NSContactsUsageDescription", "False",
            #"{"target": "ios", "capabilities": {}}"#
        ),
        (
            #"{"target": "ios", "capabilities": {"contacts": «0», "map": true}}"#, "NSContactsUsageDescription", "0",
            #"{"target": "ios", "capabilities": {"map": true}}"#
        ),
        (
            #"{"target": "ios", "capabilities": {"map": true, "locationBackground": «null»}}"#,
            "NSLocationAlwaysUsageDescription",
            "null",
            #"{"target": "ios", "capabilities": {"map": true}}"#
        ),
    ])
    func reportsTheMessageAndRemovesTheKey(
        _ marked: String, _ key: String, _ text: String, _ corrected: String
    ) throws {
        let manifest = MarkedText(marked)
        let finding = try onlyFinding(of: "capability-false", inManifest: manifest.text)
        #expect(finding.location.range == manifest.range)
        #expect(finding.severity == .warning)
        #expect(
            finding.consequence
                == "4D probably writes \"\(key)\" with the message \"\(text)\" into the app's Info.plist")
        #expect(fixed(finding, manifest.text) == corrected)
    }

    @Test func isANoteWhereThePlatformIsNotListed() throws {
        let manifest = #"{"capabilities": {"contacts": false}}"#
        #expect(try onlyFinding(of: "capability-false", inManifest: manifest).severity == .note)
    }

    @Test(arguments: [#"{"camera": false}"#, #"{"location": 0}"#])
    func isANoteForWhatEveryAppDeclares(_ capabilities: String) throws {
        let manifest = "{\"capabilities\": \(capabilities)}"
        let finding = try onlyFinding(of: "capability-false", inManifest: manifest)
        #expect(finding.severity == .note)
        #expect(finding.consequence?.contains("every app has") == true)
        #expect(fixed(finding, manifest) == #"{"capabilities": {}}"#)
    }

    @Test(arguments: [
        #"{"photo": false}"#, #"{"map": false}"#, #"{"camera": true}"#, #"{"camera": ""}"#, #"{"service": null}"#,
        #"{"microphone": false}"#, #"{"camera": }"#, "[false]",
    ])
    func staysSilentWhereItIsReallyOff(_ capabilities: String) {
        #expect(findings(of: "capability-false", inManifest: "{\"capabilities\": \(capabilities)}").isEmpty)
    }

    @Test func staysSilentWithoutAnIOSApp() {
        let manifest = #"{"capabilities": {"contacts": false}, "target": "android"}"#
        #expect(findings(of: "capability-false", inManifest: manifest).isEmpty)
    }
}
