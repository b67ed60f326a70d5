import Findings
import Rules
import Testing

@Suite struct KotlinLocationTests {
    @Test(arguments: [
        "android/inputControl/ui/Email2.kt", "android/inputcontrol/Email2.kt", "android/Email2.kt", "Email2.kt",
        "android/inputControls/Email2.kt",
    ])
    func findsTheAnnotatedFileAnywhere(_ path: String) {
        var files = KotlinControlFiles.good("kotlin-location")
        files[path] = files.removeValue(forKey: KotlinControlFiles.path)
        let found = findings(of: "kotlin-location", in: files)
        #expect(found.map(\.location.path) == [path])
        #expect(found.first?.help == "move it to android/inputControl/Email2.kt")
    }

    @Test func aHelperInASubfolderIsLeftBehindToo() {
        let files = KotlinControlFiles.good("kotlin-location").merging([
            "android/inputControl/ui/Helper.kt": "class Helper"
        ]) {
            $1
        }
        #expect(
            findings(of: "kotlin-location", in: files).map(\.location.path) == ["android/inputControl/ui/Helper.kt"])
    }

    @Test func testsMayBeElsewhere() {
        let files = KotlinControlFiles.good("kotlin-location").merging(["Tests/EmailTest.kt": "class EmailTest"]) { $1 }
        #expect(findings(of: "kotlin-location", in: files).isEmpty)
    }
}
