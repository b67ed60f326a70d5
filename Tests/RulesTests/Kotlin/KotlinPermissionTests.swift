import Findings
import Rules
import Testing

@Suite struct KotlinPermissionTests {
    private func found(_ capabilities: String, _ permission: String) -> [Finding] {
        var files = KotlinControlFiles.good("kotlin-permission", replacing: "CAMERA", with: permission)
        files["manifest.json"] = #"{"name": "email2", "target": "android", "capabilities": \#(capabilities)}"#
        return findings(of: "kotlin-permission", in: files)
    }

    @Test(arguments: [
        (#"{"contacts": true}"#, "READ_CONTACTS"), (#"{"location": true}"#, "ACCESS_FINE_LOCATION"),
        (#"{"android": ["android.permission.CAMERA"]}"#, "CAMERA"),
    ])
    func whatTheManifestGivesIsGiven(_ capabilities: String, _ permission: String) {
        #expect(found(capabilities, permission).isEmpty)
    }

    @Test(arguments: [
        (#"{"contacts": "to call"}"#, "READ_CONTACTS", 0),
        (#"{"contacts": true, "location": true}"#, "ACCESS_FINE_LOCATION", 1),
        (#"{"android": [], "contacts": true}"#, "READ_CONTACTS", 1), ("{}", "CAMERA", 0),
    ])
    func theFirstCapabilityDecidesAndTextsDoNothing(_ capabilities: String, _ permission: String, _ notes: Int) throws {
        let finding = try #require(found(capabilities, permission).first)
        #expect(finding.message.contains("\"android.permission.\(permission)\""))
        #expect(finding.notes.count == notes)
    }
}
