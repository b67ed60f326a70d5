import Findings
import Rules
import Testing

@Suite struct KotlinFileNameTests {
    @Test(arguments: ["EMail2", "Email", "email2", "Emails"])
    func marksTheClass(_ name: String) throws {
        let files = KotlinControlFiles.good("kotlin-file-name", replacing: "class Email2", with: "class \(name)")
        let finding = try onlyFinding(of: "kotlin-file-name", in: files)
        #expect(markedText(finding, in: files) == name)
    }

    @Test func theNameEndsAtTheFirstDot() {
        var files = KotlinControlFiles.good("kotlin-file-name")
        files["android/inputControl/Email2.old.kt"] = files.removeValue(forKey: KotlinControlFiles.path)
        #expect(findings(of: "kotlin-file-name", in: files).isEmpty)
    }

    @Test(arguments: ["kotlin-file-name", "kotlin-constructor"])
    func saysWhereTheCodeIsNotWhole(_ rule: String) {
        let files = KotlinControlFiles.good(rule, replacing: "}\n}", with: "}")
        #expect(report(of: rule, in: files).skipped.map(\.path) == [KotlinControlFiles.path])
        #expect(report(of: rule, in: KotlinControlFiles.good(rule)).skipped.isEmpty)
    }

    @Test(arguments: [
        ("class Email2", "class Helper\n\nclass Email2"),
        ("@KotlinInputControl\n", "/* class Email */ @KotlinInputControl "),
        ("}\n}", "}"),
    ])
    func staysSilentOnOtherClassesCommentsAndUnfinishedCode(_ text: String, _ replacement: String) {
        let files = KotlinControlFiles.good("kotlin-file-name", replacing: text, with: replacement)
        #expect(findings(of: "kotlin-file-name", in: files).isEmpty)
    }
}
