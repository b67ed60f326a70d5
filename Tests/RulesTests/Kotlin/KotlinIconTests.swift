import Findings
import Rules
import Testing

@Suite struct KotlinIconTests {
    @Test func theExtensionBelongsToTheName() throws {
        let files = KotlinControlFiles.good("kotlin-icon", replacing: "email.xml", with: "email")
        let finding = try onlyFinding(of: "kotlin-icon", in: files)
        #expect(markedText(finding, in: files) == "email")
        #expect(fixed(finding, in: files) == KotlinControlFiles.good("kotlin-icon"))
    }

    @Test(arguments: ["= \"\"", "= if (autocomplete) \"a.xml\" else \"b.xml\""])
    func staysSilentWithoutANameThatIsSure(_ body: String) {
        let files = KotlinControlFiles.good("kotlin-icon", replacing: "= \"email.xml\"", with: body)
        #expect(findings(of: "kotlin-icon", in: files).isEmpty)
    }

    @Test func iconsForDensitiesCount() {
        var files = KotlinControlFiles.good("kotlin-icon")
        files["android/res/drawable-hdpi/email.xml"] = files.removeValue(forKey: "android/res/drawable/email.xml")
        #expect(findings(of: "kotlin-icon", in: files).isEmpty)
    }
}
