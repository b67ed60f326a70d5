import Findings
import Rules
import Testing

@Suite struct KotlinPackageTests {
    private let line = "package ___PACKAGE___\n\n"

    @Test(arguments: ["com.example", "___PACKAGE__", "___APP_PACKAGE___", "___PACKAGE___.ui"])
    func writesTheTag(_ package: String) throws {
        let files = KotlinControlFiles.good("kotlin-package", replacing: "___PACKAGE___", with: package)
        let finding = try onlyFinding(of: "kotlin-package", in: files)
        #expect(markedText(finding, in: files) == package)
        #expect(fixed(finding, in: files) == KotlinControlFiles.good("kotlin-package"))
    }

    @Test(arguments: ["", "\u{FEFF}"])
    func addsTheLine(_ mark: String) throws {
        var files = KotlinControlFiles.good("kotlin-package", replacing: line, with: "")
        let path = KotlinControlFiles.path
        files[path] = mark + (files[path] ?? "")
        let finding = try onlyFinding(of: "kotlin-package", in: files)
        #expect(finding.message == "\"\(path)\" has no package line")
        #expect(fixed(finding, in: files)?[path]?.hasPrefix("\(mark)\(line)import") == true)
    }

    /// The correct control that uses the helper, with this file for it.
    private func found(_ helper: String, using code: String, imports: [String] = []) -> [Finding] {
        let others = ["android/inputControl/Helper.kt": helper]
        return findings(of: "kotlin-package", in: KotlinControlFiles.running(code, imports: imports, others: others))
    }

    @Test(arguments: [
        ("object Helper { fun hide() {} }", "Helper.hide()"), ("class Helper", "val helper = Helper()"),
        ("fun hide() {}", "hide()"), ("fun View.hide() {}", "view.hide()"),
        ("package com.example\nobject Helper { fun hide() {} }", "Helper.hide()"),
    ])
    func aHelperElsewhereIsNotSeen(_ helper: String, _ code: String) throws {
        let found = found(helper, using: code)
        #expect(found.map(\.location.path) == ["android/inputControl/Helper.kt"])
        #expect(found.first?.consequence?.hasPrefix("\"Email2.kt\" does not see") == true)
        #expect(found.first?.notes.map(\.location.path) == [KotlinControlFiles.path])
        let files = KotlinControlFiles.running(code, others: ["android/inputControl/Helper.kt": helper])
        let repaired = try #require(found.first.flatMap { fixed($0, in: files) })
        #expect(findings(of: "kotlin-package", in: repaired).isEmpty)
    }

    @Test(arguments: [
        ("object Helper", "view.hide()", []), ("package ___PACKAGE___\nobject Helper", "use(Helper)", []),
        ("package com.example\nobject Helper", "use(Helper)", ["com.example.Helper"]),
        ("package com.example\nobject Helper", "use(Helper)", ["com.example.*"]),
        ("object Helper", "use(Helper)", ["Helper"]),
        ("fun View.hide() {}", "hide()", []), ("fun process() {}", "process()", []),
    ])
    func staysSilentWhereTheHelperIsSeenOrNotUsed(_ helper: String, _ code: String, _ imports: [String]) {
        #expect(found(helper, using: code, imports: imports).isEmpty)
    }
}
