import Findings
import Rules
import Testing

@Suite struct KotlinTagUnknownTests {
    @Test func saysWhatWasMeantWhereverItStands() throws {
        let files = KotlinControlFiles.good(
            "kotlin-tag-unknown", replacing: "class Email2", with: "// ___APP_PACKGE___\nclass Email2")
        let finding = try onlyFinding(of: "kotlin-tag-unknown", in: files)
        #expect(markedText(finding, in: files) == "___APP_PACKGE___")
        #expect(finding.help == "did you mean \"___APP_PACKAGE___\"?")
    }

    @Test(arguments: [
        ("package ___PACKAGE___", "package ___PAKAGE___"), ("___APP_PACKAGE___.BuildConfig", "___APPPACKAGE___.R"),
    ])
    func leavesPackageLinesAndResourcesToTheirRules(_ text: String, _ replacement: String) {
        let files = KotlinControlFiles.good("kotlin-tag-unknown", replacing: text, with: replacement)
        #expect(findings(of: "kotlin-tag-unknown", in: files).isEmpty)
    }
}
