import Findings
import Rules
import Testing

@Suite struct KotlinPackageTests {
    @Test(arguments: ["com.example.email", "___PACKAGE__", "___APP_PACKAGE___", "___PACKAGE___.ui"])
    func mendsAnotherPackage(_ package: String) throws {
        let files = KotlinControlFiles.good(
            "kotlin-package", replacing: "package ___PACKAGE___", with: "package \(package)")
        let finding = try onlyFinding(of: "kotlin-package", in: files)
        #expect(markedText(finding, in: files) == package)
        #expect(fixed(finding, in: files) == KotlinControlFiles.good("kotlin-package"))
    }

    @Test func addsAMissingPackage() throws {
        let files = KotlinControlFiles.good("kotlin-package", replacing: "package ___PACKAGE___\n\n", with: "")
        let finding = try onlyFinding(of: "kotlin-package", in: files)
        #expect(finding.location == Location(path: KotlinControlFiles.path))
        #expect(fixed(finding, in: files) == KotlinControlFiles.good("kotlin-package"))
    }

    @Test func aHelperMayBeInItsOwnPackage() {
        let files = KotlinControlFiles.good("kotlin-package").merging([
            "android/inputControl/Helper.kt": "package com.example.helper\n\nclass Helper"
        ]) { $1 }
        #expect(findings(of: "kotlin-package", in: files).isEmpty)
    }
}
