import Findings
import Rules
import Testing

@Suite struct KotlinTagUnknownTests {
    private func files(_ tag: String, others: [String: String] = [:]) -> [String: String] {
        KotlinControlFiles.good("kotlin-tag-unknown", replacing: "___APP_PACKAGE___", with: tag).merging(others) { $1 }
    }

    @Test(arguments: [
        ("___APPPACKAGE___", "did you mean \"___APP_PACKAGE___\"?"),
        ("___NAME___", "write ___PACKAGE___ or ___APP_PACKAGE___"),
    ])
    func suggestsATag(_ tag: String, _ help: String) throws {
        let files = files(tag)
        let finding = try onlyFinding(of: "kotlin-tag-unknown", in: files)
        #expect(markedText(finding, in: files) == tag)
        #expect(finding.help == help)
        #expect(findings(of: "kotlin-tag-unknown", in: self.files("___APP_PACKAGE___")).isEmpty)
    }

    @Test func packageAndRAreForOtherRules() {
        let other = "package ___PACKAGES___\nimport ___APP___.R\n"
        #expect(
            findings(of: "kotlin-tag-unknown", in: files("___PACKAGE___", others: ["android/inputControl/A.kt": other]))
                .isEmpty)
    }
}
