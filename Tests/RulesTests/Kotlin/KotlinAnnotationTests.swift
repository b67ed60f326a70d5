import Findings
import Rules
import Testing

@Suite struct KotlinAnnotationTests {
    private let good = KotlinControlFiles.good("kotlin-annotation")

    @Test func mendsTheOldAnnotation() throws {
        let files = KotlinControlFiles.good(
            "kotlin-annotation", replacing: "@KotlinInputControl", with: "@InputControl")
        let finding = try onlyFinding(of: "kotlin-annotation", in: files)
        #expect(markedText(finding, in: files) == "@InputControl")
        #expect(fixed(finding, in: files) == good)
    }

    @Test func pointsAtTheClassWithoutAnnotation() throws {
        let files = KotlinControlFiles.good("kotlin-annotation", replacing: "@KotlinInputControl", with: "")
        #expect(markedText(try onlyFinding(of: "kotlin-annotation", in: files), in: files) == "Email2")
    }

    @Test(arguments: ["README.md", "docs/notes.txt", "ios/Sources/A.swift", "manifest.md"])
    func findsDecoysOfAnyKind(_ path: String) throws {
        let files = good.merging([path: "write @KotlinInputControl before"]) { $1 }
        let found = findings(of: "kotlin-annotation", in: files)
        #expect(found.map(\.location.path) == [path])
        #expect(found.first.map { markedText($0, in: files) } == "@KotlinInputControl")
        #expect(found.first?.notes.first?.location.path == KotlinControlFiles.path)
    }

    @Test(arguments: [
        ("notes/Email2.kts", "rename the file to Email2.kt: Android apps compile no .kts"),
        ("notes/Email2.txt", "write the word otherwise here"),
    ])
    func saysHowToKeepTheGeneratorFromADecoy(_ path: String, _ help: String) throws {
        let files = good.merging([path: "@KotlinInputControl"]) { $1 }
        #expect(try onlyFinding(of: "kotlin-annotation", in: files).help == help)
    }

    @Test func findsADecoyThatIsTheOnlyFile() {
        let files = KotlinControlFiles.good("kotlin-annotation", replacing: "@KotlinInputControl", with: "")
            .merging(["README.md": "@KotlinInputControl"]) { $1 }
        #expect(findings(of: "kotlin-annotation", in: files).map(\.location.path) == ["README.md"])
    }

    @Test func findsASecondAnnotatedClass() {
        let second = good[KotlinControlFiles.path]?.replacing("Email2", with: "Phone2")
        let files = good.merging(["android/inputControl/Phone2.kt": second ?? ""]) { $1 }
        #expect(findings(of: "kotlin-annotation", in: files).map(\.location.path) == ["android/inputControl/Phone2.kt"])
    }

    @Test func theAnnotationMayStandInACommentOfTheSameFile() {
        let files = KotlinControlFiles.good(
            "kotlin-annotation", replacing: "@KotlinInputControl\n",
            with: "// @KotlinInputControl\n@KotlinInputControl\n")
        #expect(findings(of: "kotlin-annotation", in: files).isEmpty)
    }

    @Test func aFileInTheWrongFolderIsForAnotherRule() {
        var files = good
        files["android/inputControl/ui/Email2.kt"] = files.removeValue(forKey: KotlinControlFiles.path)
        #expect(findings(of: "kotlin-annotation", in: files).isEmpty)
    }
}
