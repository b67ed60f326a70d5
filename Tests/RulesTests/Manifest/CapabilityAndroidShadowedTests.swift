import Findings
import Rules
import TestSupport
import Testing

@Suite struct CapabilityAndroidShadowedTests {
    private static let coarse = "\"android.permission.ACCESS_COARSE_LOCATION\""
    private static let fine = "\"android.permission.ACCESS_FINE_LOCATION\""
    private static let contacts = "\"android.permission.READ_CONTACTS\""

    @Test(arguments: [
        (
            #""«location»": true, "contacts": true"#, "\"location\" adds nothing on Android beside \"contacts\"",
            #""location": true, "contacts": true, "android": [\#(contacts), \#(coarse), \#(fine)]"#
        ),
        (
            #""«contacts»": "why""#, "a message for \"contacts\" gives no permission on Android",
            #""contacts": "why", "android": [\#(contacts)]"#
        ),
        (
            #""«contacts»": "why", "location": true"#,
            "\"contacts\" adds nothing on Android beside \"location\"",
            #""contacts": "why", "location": true, "android": [\#(coarse), \#(fine), \#(contacts)]"#
        ),
    ])
    func saysWhatIsNotAskedForAndListsIt(_ marked: String, _ message: String, _ mended: String) throws {
        let manifest = MarkedText("{\"target\": \"android\", \"capabilities\": {\(marked)}}")
        let found = findings(of: "capability-android-shadowed", inManifest: manifest.text)
        #expect(found.map(\.location.range) == [manifest.range])
        let finding = try #require(found.first)
        #expect(finding.message == message)
        #expect(fixed(finding, manifest.text) == "{\"target\": \"android\", \"capabilities\": {\(mended)}}")
        #expect(
            findings(of: "capability-android-shadowed", in: fixed(finding, in: ["manifest.json": manifest.text]) ?? [:])
                .isEmpty)
    }

    @Test func givesOneFixForAll() {
        let manifest = #"{"target": "android", "capabilities": {"contacts": "why", "location": "why"}}"#
        let found = findings(of: "capability-android-shadowed", inManifest: manifest)
        #expect(found.map { $0.fix != nil } == [true, false])
        #expect(found.first.map { fixed($0, manifest) }.map { $0?.contains(Self.fine) } == true)
    }

    @Test(arguments: [
        #"{"target": "android", "capabilities": {"contacts": true}}"#,
        #"{"target": "android", "capabilities": {"location": true, "contacts": false}}"#,
        #"{"target": "android", "capabilities": {"contacts": "true"}}"#,
        #"{"target": "android", "capabilities": {"location": true, "android": [\#(fine)]}}"#,
        #"{"target": "android", "capabilities": {"camera": true, "photo": true}}"#,
        #"{"target": ["ios", "android"], "capabilities": {"contacts": "To pick a contact", "android": []}}"#,
        #"{"target": "android", "capabilities": {"location": "why", "contacts": true, "android": [\#(fine)]}}"#,
        #"{"target": "ios", "capabilities": {"contacts": true, "location": true}}"#,
        #"{"capabilities": {"contacts": true, "location": true}}"#, #"{"target": "android", "capabilities": []}"#,
        #"{"target": "android", "choiceList": ["a"], "capabilities": {"contacts": true, "location": true}}"#,
    ])
    func staysSilentWhereNothingIsLost(_ manifest: String) {
        #expect(findings(of: "capability-android-shadowed", inManifest: manifest).isEmpty)
    }

    @Test(arguments: [("ACCESS_FINE_LOCATION", 0), ("SEND_SMS", 1)])
    func leavesWhatTheCodeAsksForToTheRuleAboutCode(_ permission: String, _ count: Int) {
        let files = [
            "manifest.json":
                #"{"name": "a", "target": "android", "capabilities": {"contacts": true, "location": true}}"#,
            "android/inputControl/A.kt": "class A { val asked = android.Manifest.permission.\(permission) }",
        ]
        #expect(findings(of: "capability-android-shadowed", in: files).count == count)
        #expect(findings(of: "kotlin-permission", in: files).count == 1)
    }
}
