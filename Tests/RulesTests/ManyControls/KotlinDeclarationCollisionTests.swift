import Findings
import Rules
import Testing

@Suite struct KotlinDeclarationCollisionTests {
    private let rule = "kotlin-declaration-collision"

    private func files(_ one: String, _ other: String, package: String = "package ___PACKAGE___\n") -> [String: String]
    {
        TwoControls.android(
            ["android/inputControl/A.kt": package + one], ["android/inputControl/B.kt": package + other])
    }

    @Test(arguments: [
        ("class Helper", "object Helper"), ("fun help(a: Int) {}", "fun help(b: Int) {}"),
        ("fun String.help() {}", "fun String.help() {}"), ("val shared = 1", "const val shared = 2"),
    ])
    func marksTheSecondDeclaration(_ one: String, _ other: String) throws {
        let finding = try onlyFinding(of: rule, in: files(one, other))
        #expect(finding.location.path == "phone2/android/inputControl/B.kt" && finding.severity == .error)
    }

    @Test(arguments: [
        ("private class Helper", "private class Helper"), ("fun help(a: Int) {}", "fun help(a: String) {}"),
        ("fun String.help() {}", "fun Int.help() {}"), ("class A { class Helper }", "class B { class Helper }"),
        ("// class Helper", "class Helper"),
    ])
    func staysSilent(_ one: String, _ other: String) {
        #expect(findings(of: rule, in: files(one, other)).isEmpty)
    }

    @Test func isNotAboutFilesThatAreNotCompiledTogether() {
        #expect(findings(of: rule, in: files("class H", "class H", package: "package com.me\n")).isEmpty)
        let path = "android/inputControl/H.kt"
        let same = TwoControls.android(
            [path: "package ___PACKAGE___\nclass H"], [path: "package ___PACKAGE___\nclass H //"])
        #expect(findings(of: rule, in: same).isEmpty)
        #expect(findings(of: "kotlin-file-collision", in: same).count == 1)
    }
}
