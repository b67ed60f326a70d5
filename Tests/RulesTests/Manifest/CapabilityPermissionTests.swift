import Findings
import Rules
import TestSupport
import Testing

@Suite struct CapabilityPermissionTests {
    private let rule = "capability-permission"

    @Test(arguments: [
        (#"["«READ_CONTACTS»"]"#, "\"READ_CONTACTS\"", #"["android.permission.READ_CONTACTS"]"#),
        (
            #"["android.permission.CAMERA", "«NFC»"]"#, "\"NFC\"",
            #"["android.permission.CAMERA", "android.permission.NFC"]"#
        ),
        (#"[«""»]"#, "\"\"", nil),
    ])
    func reportsAShortName(_ marked: String, _ name: String, _ corrected: String?) throws {
        let manifest = MarkedText("{\"capabilities\": {\"android\": \(marked)}}")
        let finding = try onlyFinding(of: rule, inManifest: manifest.text)
        #expect(finding.location.range == manifest.range)
        #expect(finding.message == "\(name) is not the name of a permission of Android")
        #expect(fixed(finding, manifest.text) == corrected.map { "{\"capabilities\": {\"android\": \($0)}}" })
    }

    @Test(arguments: [
        #"{"capabilities": {"android": ["android.permission.CAMERA", "com.example.permission.READ", "custom"]}}"#,
        #"{"capabilities": {"android": [1, null]}}"#, #"{"capabilities": {"android": "CAMERA"}}"#,
        // A selection control gets no permissions.
        #"{"choiceList": ["a"], "capabilities": {"android": ["CAMERA"]}}"#,
        #"{"target": "ios", "capabilities": {"android": ["CAMERA"]}}"#,
    ])
    func staysSilentOnFullNamesAndWhereNothingIsGranted(_ manifest: String) {
        #expect(findings(of: rule, inManifest: manifest).isEmpty)
    }
}
