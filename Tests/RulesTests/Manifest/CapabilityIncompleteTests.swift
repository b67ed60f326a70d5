import Findings
import Rules
import TestSupport
import Testing

@Suite struct CapabilityIncompleteTests {
    private let rule = "capability-incomplete"

    @Test(arguments: [
        (#"{"«mapModes»": ["MKDirectionsModeCar"]}"#, "map", #"{"mapModes": ["MKDirectionsModeCar"], "map": true}"#),
        (#"{"«healthRecords»": true}"#, "health", #"{"healthRecords": true, "health": true}"#),
    ])
    func addsTheCapabilityItBelongsTo(_ marked: String, _ needed: String, _ corrected: String) throws {
        let manifest = MarkedText("{\"capabilities\": \(marked)}")
        let finding = try onlyFinding(of: rule, inManifest: manifest.text)
        #expect(finding.location.range == manifest.range)
        #expect(finding.message.hasSuffix("does nothing without \"\(needed)\""))
        #expect(fixed(finding, manifest.text) == "{\"capabilities\": \(corrected)}")
    }

    @Test(arguments: [
        #"{"map": true, "mapModes": ["MKDirectionsModeCar"]}"#, #"{"healthkit": true, "healthRecords": true}"#,
        #"{"healthRecords": false}"#, #"{"mapModes": "Car"}"#, #"{"map": true}"#,
        // What is lost may be the other one.
        #"{"healthRecords": true, ("#,
    ])
    func staysSilentWhereItIsThereOrNothingIsWanted(_ capabilities: String) {
        #expect(findings(of: rule, inManifest: "{\"capabilities\": \(capabilities)}").isEmpty)
    }
}
