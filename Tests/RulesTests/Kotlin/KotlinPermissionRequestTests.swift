import Findings
import Rules
import Testing

@Suite struct KotlinPermissionRequestTests {
    private let rule = "kotlin-permission-request"

    private func files(_ code: String, _ imports: [String], permissions: String) -> [String: String] {
        KotlinControlFiles.running(code, imports: imports).merging([
            "manifest.json": KotlinControlFiles.good("kotlin-permission")["manifest.json"]?
                .replacing("RECORD_AUDIO", with: permissions) ?? ""
        ]) { $1 }
    }

    @Test func onlyWhatTheManifestListsIsReported() {
        let code = "AudioRecord(1)"
        let listed = files(code, ["android.media.AudioRecord"], permissions: "RECORD_AUDIO")
        #expect(findings(of: rule, in: listed).map { markedText($0, in: listed) } == ["AudioRecord"])
        let unlisted = files(code, ["android.media.AudioRecord"], permissions: "SEND_SMS")
        #expect(findings(of: rule, in: unlisted).isEmpty)
        #expect(findings(of: "kotlin-permission", in: unlisted).count == 1)
    }

    @Test(arguments: [
        "checker.askPermission(null, name, \"\") { }", "activity.requestPermissions(names, 1)",
        "ContextCompat.checkSelfPermission(context, name)", "use(ActivityResultContracts.RequestPermission())",
        "check(android.Manifest.permission.RECORD_AUDIO)",
    ])
    func anyRequestIsEnough(_ request: String) {
        let files = files(
            "\(request)\n        AudioRecord(1)", ["android.media.AudioRecord"], permissions: "RECORD_AUDIO")
        #expect(findings(of: rule, in: files).isEmpty)
    }

    @Test func theUserIsNotAskedForEveryPermission() {
        let files = files("Vibrator().vibrate(1)", ["android.os.Vibrator"], permissions: "VIBRATE")
        #expect(findings(of: rule, in: files).isEmpty)
    }

    @Test func theCameraIsListedInEveryAppAndMustBeRequested() {
        let files = files(
            "manager.openCamera()\n        val m: CameraManager", ["android.hardware.camera2.CameraManager"],
            permissions: "X")
        #expect(findings(of: rule, in: files).count == 1)
        #expect(findings(of: "kotlin-permission", in: files).isEmpty)
    }
}
