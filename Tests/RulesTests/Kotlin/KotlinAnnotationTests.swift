import Findings
import Rules
import Testing

@Suite struct KotlinAnnotationTests {
    private let good = KotlinControlFiles.good("kotlin-annotation")

    private func found(_ others: [String: String]) -> [Finding] {
        findings(of: "kotlin-annotation", in: good.merging(others) { $1 })
    }

    @Test(arguments: ["import com.qmobile.qmobiledatasync.utils.InputControl", ""])
    func replacesTheOldAnnotationAndItsImport(_ line: String) throws {
        let files = KotlinControlFiles.changed([
            ("@KotlinInputControl", "@InputControl"),
            ("import com.qmobile.qmobiledatasync.utils.KotlinInputControl", line),
        ])
        let finding = try onlyFinding(of: "kotlin-annotation", in: files)
        #expect(markedText(finding, in: files) == "@InputControl")
        #expect(kotlinProblems(in: try #require(fixed(finding, in: files))) == [])
    }

    @Test(arguments: [
        (#""text""#, "the app shows a field that cannot be filled in"),
        (#"["boolean"]"#, "the app shows an invisible check box that cannot be changed"),
        (#"["boolean", "text"]"#, "the app shows a field that cannot be filled in"),
    ])
    func pointsAtTheClassWithoutAnnotation(_ type: String, _ consequence: String) throws {
        let files = KotlinControlFiles.changed(
            [("@KotlinInputControl", "")], manifest: [(#""type": "text""#, "\"type\": \(type)")])
        let finding = try onlyFinding(of: "kotlin-annotation", in: files)
        #expect(markedText(finding, in: files) == "Email2")
        #expect(finding.consequence == "the generator registers no class, and \(consequence)")
    }

    @Test(arguments: ["README.md", "android/notes.txt"])
    func aMentionInAFolderAroundTheFileIsCertainlyTakenFirst(_ path: String) throws {
        let finding = try #require(found([path: "write @KotlinInputControl before"]).first)
        #expect(finding.location.path == path)
        #expect(finding.consequence?.hasPrefix("the generator takes this file first, and the app calls") == true)
        #expect(finding.notes.first?.location.path == KotlinControlFiles.path)
    }

    @Test(arguments: [
        "docs/notes.txt", "ios/Sources/A.swift", "Tests/manifest.md", "android/inputControl/Notes.md",
        ".github/workflows/x.yml", "android/res/raw/notes.txt",
    ])
    func aMentionElsewhereMayBeTakenFirst(_ path: String) throws {
        let found = found([path: "write @KotlinInputControl before"])
        #expect(found.map(\.location.path) == [path])
        #expect(found.first?.consequence?.hasPrefix("if the generator meets this file first, the app calls") == true)
    }

    @Test(arguments: [
        ".hidden", ".github/README.md", "docs/.notes", "android/inputControl/sub/notes.md",
        "android/inputControl/a/b/notes.md", "android/inputControl/._Email2.kt", "android/.idea/notes.xml",
    ])
    func hiddenAndDeeperFilesDoNoHarm(_ path: String) {
        #expect(found([path: "write @KotlinInputControl before"]).isEmpty)
        #expect(kotlinProblems(in: good.merging([path: "write @KotlinInputControl before"]) { $1 }) == [])
    }

    @Test(arguments: [
        ("notes/Email2.kts", "rename the file to Email2.kt: Android apps compile no .kts"),
        ("notes/Email2.txt", "remove the \"@\" of \"@KotlinInputControl\" here"),
    ])
    func saysHowToKeepTheGeneratorFromADecoy(_ path: String, _ help: String) throws {
        #expect(found([path: "@KotlinInputControl"]).map(\.help) == [help])
        #expect(found([path: "KotlinInputControl"]).isEmpty)
    }

    @Test func findsADecoyThatIsTheOnlyFile() {
        let files = KotlinControlFiles.changed(
            [("@KotlinInputControl", "")], others: ["README.md": "@KotlinInputControl"])
        #expect(findings(of: "kotlin-annotation", in: files).map(\.location.path) == ["README.md"])
    }

    @Test func findsASecondAnnotatedClass() {
        let second = (good[KotlinControlFiles.path] ?? "").replacing("Email2", with: "Phone2")
        let path = "android/inputControl/Phone2.kt"
        #expect(found([path: second]).map(\.location.path) == [path])
        #expect(found([path: second.replacing("@KotlinInputControl", with: "")]) == [])
    }

    @Test func theAnnotationMayStandInACommentOfTheSameFile() {
        let files = KotlinControlFiles.changed([
            ("@KotlinInputControl\n", "// @KotlinInputControl\n@KotlinInputControl\n")
        ])
        #expect(findings(of: "kotlin-annotation", in: files).isEmpty)
    }

    @Test func aFileInTheWrongFolderIsForAnotherRule() {
        var files = good
        files["android/inputControl/ui/Email2.kt"] = files.removeValue(forKey: KotlinControlFiles.path)
        #expect(findings(of: "kotlin-annotation", in: files).isEmpty)
    }
}
