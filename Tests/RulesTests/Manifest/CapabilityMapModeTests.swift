import Findings
import FourDMobile
import Rules
import TestSupport
import Testing

@Suite struct CapabilityMapModeTests {
    private let rule = "capability-map-mode"

    @Test(arguments: [
        (#"["MKDirectionsModeBus", "«Car»"]"#, "\"Car\"", #"["MKDirectionsModeBus", "MKDirectionsModeCar"]"#),
        (#"["«MKDirectionsModeCat»"]"#, "\"MKDirectionsModeCat\"", #"["MKDirectionsModeCar"]"#),
        (#"["«walking»"]"#, "\"walking\"", nil),
    ])
    func warnsOfAnUnknownMode(_ marked: String, _ mode: String, _ corrected: String?) throws {
        let manifest = MarkedText("{\"capabilities\": {\"map\": true, \"mapModes\": \(marked)}}")
        let finding = try onlyFinding(of: rule, inManifest: manifest.text)
        #expect(finding.location.range == manifest.range)
        #expect(finding.message == "unknown mode of directions \(mode)")
        #expect(finding.severity == .warning)
        #expect(
            fixed(finding, manifest.text)
                == corrected.map { "{\"capabilities\": {\"map\": true, \"mapModes\": \($0)}}" })
    }

    @Test(arguments: Capability.mapModes.map { "[\"\($0)\"]" } + ["[]", "\"Car\"", "[1]"])
    func staysSilentOnModesThatIOSKnows(_ list: String) {
        #expect(findings(of: rule, inManifest: "{\"capabilities\": {\"mapModes\": \(list)}}").isEmpty)
    }
}
