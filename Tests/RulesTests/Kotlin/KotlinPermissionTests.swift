import Findings
import FourDMobile
import Rules
import Testing

@Suite struct KotlinPermissionTests {
    private let rule = "kotlin-permission"

    private func found(_ capabilities: String, _ permission: String) -> [Finding] {
        var files = KotlinControlFiles.good("kotlin-permission", replacing: "RECORD_AUDIO", with: permission)
        files["manifest.json"] = #"{"name": "email2", "target": "android", "capabilities": \#(capabilities)}"#
        return findings(of: rule, in: files)
    }

    @Test(arguments: [
        (#"{"contacts": true}"#, "READ_CONTACTS"), (#"{"location": true}"#, "ACCESS_FINE_LOCATION"),
        (#"{"android": ["android.permission.SEND_SMS"]}"#, "SEND_SMS"),
        (#"{"contacts": "true"}"#, "READ_CONTACTS"), (#"{"android": "x", "contacts": true}"#, "READ_CONTACTS"),
    ])
    func whatTheManifestListsIsGranted(_ capabilities: String, _ permission: String) {
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

    @Test(arguments: [
        ("{}", #"add "android": ["android.permission.SEND_SMS"] to "capabilities""#),
        (
            #"{"contacts": true}"#,
            #"add "android": ["android.permission.READ_CONTACTS", "android.permission.SEND_SMS"] to "capabilities""#
        ),
        (#"{"android": []}"#, #"add "android.permission.SEND_SMS" to the list "android" in "capabilities""#),
    ])
    func theHelpKeepsWhatIsGranted(_ capabilities: String, _ help: String) {
        #expect(found(capabilities, "SEND_SMS").map(\.help) == [help])
    }

    @Test(arguments: ["CAMERA", "INTERNET", "ACCESS_NETWORK_STATE", "POST_NOTIFICATIONS", "WAKE_LOCK"])
    func everyAppHasSomePermissions(_ permission: String) {
        #expect(found("{}", permission).isEmpty)
    }

    @Test(arguments: [
        (["android.Manifest.permission.*"], "check(READ_CONTACTS)"),
        (["android.Manifest.permission.READ_CONTACTS"], "check(READ_CONTACTS)"),
        (["android.Manifest.permission.READ_CONTACTS as Contacts"], "check(Contacts)"),
        (["android.Manifest.permission as Needed"], "check(Needed.READ_CONTACTS)"),
        (["android.Manifest as Needs"], "check(Needs.permission.READ_CONTACTS)"),
        (["android.Manifest.*"], "check(permission.READ_CONTACTS)"),
        (["android.Manifest.permission"], "check(permission.READ_CONTACTS)"),
        (["android.Manifest"], "check(Manifest.permission.READ_CONTACTS)"),
        ([], "check(\"android.permission.READ_CONTACTS\")"),
    ])
    func readsEveryImport(_ imports: [String], _ code: String) throws {
        let files = KotlinControlFiles.running(code, imports: imports)
        let finding = try onlyFinding(of: rule, in: files)
        #expect(finding.message == "the manifest does not list the permission \"android.permission.READ_CONTACTS\"")
        let granted = files.merging([
            "manifest.json": KotlinControlFiles.good("kotlin-permission")["manifest.json"]?
                .replacing("RECORD_AUDIO", with: "READ_CONTACTS") ?? ""
        ]) { $1 }
        #expect(findings(of: rule, in: granted).isEmpty)
    }

    @Test(arguments: [
        (["com.example.Manifest.permission.*"], "check(READ_CONTACTS)"), ([], "check(READ_CONTACTS)"),
        ([], "check(Rights.permission.READ_CONTACTS)"), ([], "check(view.permission.READ_CONTACTS)"),
    ])
    func otherConstantsAreNotPermissions(_ imports: [String], _ code: String) {
        #expect(findings(of: rule, in: KotlinControlFiles.running(code, imports: imports)).isEmpty)
    }

    static let calls = AndroidPermissions.calls

    @Test(arguments: calls.indices)
    func eachCallNeedsItsPermission(_ index: Int) throws {
        let call = Self.calls[index]
        let name = try #require(call.type.split(separator: ".").last)
        let code = call.members.first.map { "val made: \(name) = make(); made.\($0)()" } ?? "val made = \(name)()"
        let found = findings(of: rule, in: KotlinControlFiles.running(code, imports: [call.type]))
        let isOfEveryApp = AndroidPermissions.ofEveryApp.contains("android.permission.\(call.permissions[0])")
        #expect(found.count == (isOfEveryApp ? 0 : 1))
        #expect(
            found.allSatisfy {
                $0.message.contains("needs the permission \"android.permission.\(call.permissions[0])\"")
            })
        #expect(
            findings(of: rule, in: KotlinControlFiles.running(code)).isEmpty, "without the import it is another class")
    }

    @Test(arguments: [
        ("ContactsContract.Contacts.CONTENT_URI", "android.provider.ContactsContract", "READ_CONTACTS"),
        ("Phone.CONTENT_URI", "android.provider.ContactsContract.CommonDataKinds.Phone", "READ_CONTACTS"),
        ("ContactsContract.Data.CONTENT_URI", "android.provider.*", "READ_CONTACTS"),
        ("CalendarContract.Events.CONTENT_URI", "android.provider.CalendarContract", "READ_CALENDAR"),
        ("CallLog.Calls.CONTENT_URI", "android.provider.CallLog", "READ_CALL_LOG"),
    ])
    func eachQueryNeedsItsPermission(_ path: String, _ line: String, _ permission: String) throws {
        let code = "view.context.contentResolver.query(\(path), null, null, null, null)"
        let finding = try onlyFinding(of: rule, in: KotlinControlFiles.running(code, imports: [line]))
        #expect(finding.message.contains("\"android.permission.\(permission)\""))
        let chosen = code.replacing(path, with: "chosenContact")
        #expect(findings(of: rule, in: KotlinControlFiles.running(chosen, imports: [line])).isEmpty)
    }

    @Test func oneMistakeIsReportedOnce() {
        let code = "check(android.Manifest.permission.RECORD_AUDIO); AudioRecord(1)"
        #expect(
            findings(of: rule, in: KotlinControlFiles.running(code, imports: ["android.media.AudioRecord"])).count == 1)
    }

    @Test func writingToStorageIsGrantedOnOldVersionsOnly() throws {
        let finding = try #require(
            found(#"{"android": ["android.permission.WRITE_EXTERNAL_STORAGE"]}"#, "WRITE_EXTERNAL_STORAGE").first)
        #expect(finding.severity == .note && finding.message.hasSuffix("is granted up to Android 9 only"))
        #expect(found("{}", "WRITE_EXTERNAL_STORAGE").map(\.severity) == [.warning])
    }

    @Test(arguments: ["[]", "\"x\"", "null", #"{"locatio": true}"#, #"{"location": []}"#, #"{"android": "x"}"#])
    func aListThatIsLostIsReportedByItself(_ capabilities: String) {
        #expect(found(capabilities, "ACCESS_FINE_LOCATION").isEmpty)
    }
}
