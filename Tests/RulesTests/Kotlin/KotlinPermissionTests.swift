import Findings
import Rules
import Testing

@Suite struct KotlinPermissionTests {
    private func found(_ capabilities: String, _ permission: String) -> [Finding] {
        var files = KotlinControlFiles.good("kotlin-permission", replacing: "RECORD_AUDIO", with: permission)
        files["manifest.json"] = #"{"name": "email2", "target": "android", "capabilities": \#(capabilities)}"#
        return findings(of: "kotlin-permission", in: files)
    }

    @Test(arguments: [
        (#"{"contacts": true}"#, "READ_CONTACTS"), (#"{"location": true}"#, "ACCESS_FINE_LOCATION"),
        (#"{"android": ["android.permission.SEND_SMS"]}"#, "SEND_SMS"),
        (#"{"contacts": "true"}"#, "READ_CONTACTS"), (#"{"android": "x", "contacts": true}"#, "READ_CONTACTS"),
    ])
    func whatTheManifestGivesIsGiven(_ capabilities: String, _ permission: String) {
        #expect(found(capabilities, permission).isEmpty)
    }

    @Test(arguments: [
        (#"{"contacts": "to call"}"#, "READ_CONTACTS", 0),
        (#"{"contacts": true, "location": true}"#, "ACCESS_FINE_LOCATION", 1),
        (#"{"android": [], "contacts": true}"#, "READ_CONTACTS", 1), ("{}", "SEND_SMS", 0),
    ])
    func theFirstCapabilityDecidesAndTextsDoNothing(_ capabilities: String, _ permission: String, _ notes: Int) throws {
        let finding = try #require(found(capabilities, permission).first)
        #expect(finding.message.contains("\"android.permission.\(permission)\""))
        #expect(finding.notes.count == notes)
    }

    @Test(arguments: ["CAMERA", "INTERNET", "ACCESS_NETWORK_STATE", "POST_NOTIFICATIONS", "WAKE_LOCK"])
    func everyAppHasSomePermissions(_ permission: String) {
        #expect(found("{}", permission).isEmpty)
    }
}
