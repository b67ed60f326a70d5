import Findings
import Rules
import Testing

@Suite struct KotlinFileCollisionTests {
    private let rule = "kotlin-file-collision"

    private func manifest(_ name: String, _ target: String = "android", _ more: String = "") -> String {
        #"{"name": "\#(name)", "type": "text", "inject": true, "capabilities": {}, "target": "\#(target)"\#(more)}"#
    }

    private func controls(
        _ one: String = "a", _ other: String = "b", files: [String], target: String = "android", _ more: String = ""
    ) -> [String: String] {
        [
            "one/manifest.json": manifest(one), "other/manifest.json": manifest(other, target, more),
            "one/" + files[0]: "class A", "other/" + files[1]: "class A // another",
        ]
    }

    @Test(arguments: ["android/inputControl/A.kt", "android/inputControl/a.kt"])
    func marksTheSecondFileAndShowsTheFirst(_ path: String) throws {
        let found = findings(of: rule, in: controls(files: ["android/inputControl/A.kt", path]))
        let finding = try #require(found.first)
        #expect(found.count == 1 && finding.severity == .error)
        #expect(finding.location.path == "other/" + path)
        #expect(finding.notes.map(\.location.path) == ["one/android/inputControl/A.kt"])
    }

    @Test func staysSilentWhereNothingIsLost() {
        let path = "android/inputControl/A.kt"
        #expect(findings(of: rule, in: controls(files: [path, "android/inputControl/B.kt"])).isEmpty)
        #expect(findings(of: rule, in: controls(files: [path, "android/inputControl/more/A.kt"])).isEmpty)
        #expect(findings(of: rule, in: controls(files: [path, "android/A.kt"])).isEmpty)
        // `duplicate-name` speaks of it; not for Android; a selection control; the same text.
        #expect(findings(of: rule, in: controls("a", "A", files: [path, path])).isEmpty)
        #expect(findings(of: rule, in: controls(files: [path, path], target: "ios")).isEmpty)
        #expect(findings(of: rule, in: controls(files: [path, path], #", "choiceList": {"a": "A"}"#)).isEmpty)
        var same = controls(files: [path, path])
        same["other/" + path] = same["one/" + path]
        #expect(findings(of: rule, in: same).isEmpty)
    }
}
