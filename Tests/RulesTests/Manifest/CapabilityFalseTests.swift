import Findings
import Rules
import TestSupport
import Testing

@Suite struct CapabilityFalseTests {
    @Test(arguments: [
        (#"{"capabilities": {"camera": «false»}}"#, "NSCameraUsageDescription", "False", #"{"capabilities": {}}"#),
        (
            #"{"capabilities": {"contacts": «0», "map": true}}"#, "NSContactsUsageDescription", "0",
            #"{"capabilities": {"map": true}}"#
        ),
        (
            #"{"capabilities": {"map": true, "location": «null»}}"#, "NSLocationWhenInUseUsageDescription", "null",
            #"{"capabilities": {"map": true}}"#
        ),
    ])
    func saysWhichTextIsShownAndTakesTheKeyOut(
        _ marked: String, _ key: String, _ text: String, _ mended: String
    ) throws {
        let manifest = MarkedText(marked)
        let finding = try onlyFinding(of: "capability-false", inManifest: manifest.text)
        #expect(finding.location.range == manifest.range)
        #expect(finding.consequence == "4D writes \"\(key)\" with the text \"\(text)\" into the app's Info.plist")
        #expect(fixed(finding, manifest.text) == mended)
    }

    @Test(arguments: [
        #"{"photo": false}"#, #"{"map": false}"#, #"{"camera": true}"#, #"{"camera": ""}"#, #"{"service": null}"#,
        #"{"microphone": false}"#, #"{"camera": }"#, "[false]",
    ])
    func staysSilentWhereItIsReallyOff(_ capabilities: String) {
        #expect(findings(of: "capability-false", inManifest: "{\"capabilities\": \(capabilities)}").isEmpty)
    }

    @Test func staysSilentWithoutAnIOSApp() {
        let manifest = #"{"capabilities": {"camera": false}, "target": "android"}"#
        #expect(findings(of: "capability-false", inManifest: manifest).isEmpty)
    }
}
