import Findings
import Rules
import Testing

@Suite struct KotlinLocationTests {
    /// The good example with its Kotlin file at another path.
    private func files(_ path: String) -> [String: String] {
        var files = KotlinControlFiles.good("kotlin-location")
        files[path] = files.removeValue(forKey: KotlinControlFiles.path)
        return files
    }

    @Test(arguments: [
        "android/inputControl/ui/Email2.kt", "android/inputcontrol/Email2.kt", "android/Email2.kt", "Email2.kt",
        "android/inputControls/Email2.kt", "android/inputControlEmail2.kt", "android/inputControl/ui/Other.kt",
    ])
    func findsTheAnnotatedFileAnywhere(_ path: String) throws {
        let finding = try onlyFinding(of: "kotlin-location", in: files(path))
        #expect(finding.location.path == path)
        #expect(finding.help == "move it to android/inputControl/Email2.kt")
        #expect(kotlinProblems(in: files("android/inputControl/Email2.kt")) == [])
    }

    @Test func aHelperInASubfolderIsLeftBehindToo() {
        let path = "android/inputControl/ui/Helper.kt"
        let files = KotlinControlFiles.changed([], others: [path: "class Helper"])
        let found = findings(of: "kotlin-location", in: files)
        #expect(found.map(\.location.path) == [path])
        #expect(found.map(\.consequence) == ["the code in it is missing from the app"])
    }

    @Test(arguments: [
        "Tests/EmailTest.kt", "android/inputControl/._Email2.kt", "android/inputControl/.old/Email2.kt",
        "docs/Sample.kt",
    ])
    func otherFilesMayBeElsewhere(_ path: String) {
        let files = KotlinControlFiles.changed([], others: [path: "class EmailTest"])
        #expect(findings(of: "kotlin-location", in: files).isEmpty)
    }
}
