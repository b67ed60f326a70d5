import Findings
import Rules
import Testing

@Suite struct KotlinFileNameTests {
    private func files(_ name: String, _ replacements: (String, String)...) -> [String: String] {
        var files = KotlinControlFiles.changed(replacements)
        files["android/inputControl/\(name)"] = files.removeValue(forKey: KotlinControlFiles.path)
        return files
    }

    @Test(arguments: ["EMail2", "Email", "email2", "Emails"])
    func marksTheClass(_ name: String) throws {
        let files = KotlinControlFiles.changed([("class Email2", "class \(name)")])
        let finding = try onlyFinding(of: "kotlin-file-name", in: files)
        #expect(markedText(finding, in: files) == name)
    }

    @Test(arguments: [
        "kotlin-file-name", "kotlin-constructor", "kotlin-base", "kotlin-class", "kotlin-class-name", "kotlin-member",
        "kotlin-override", "kotlin-import-missing",
    ])
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
        #expect(findings(of: "kotlin-file-name", in: KotlinControlFiles.changed([(text, replacement)])).isEmpty)
    }

    @Test func theNameEndsAtTheFirstDot() {
        #expect(findings(of: "kotlin-file-name", in: files("Email2.row.kt")).isEmpty)
        #expect(findings(of: "kotlin-file-name", in: files("Email.2.kt")).count == 1)
    }

    @Test func saysBothWays() throws {
        let files = files("Phone.kt")
        let finding = try onlyFinding(of: "kotlin-file-name", in: files)
        #expect(markedText(finding, in: files) == "Email2")
        #expect(finding.help == "rename the file to Email2.kt, or the class to Phone")
        #expect(kotlinProblems(in: self.files("Phone.kt", ("class Email2", "class Phone"))) == [])
        #expect(kotlinProblems(in: self.files("Email2.kt")) == [])
    }

    @Test(arguments: ["email-2.kt", "2email.kt", "object.kt", "my email.kt"])
    func theNameMustBeOneForAClass(_ name: String) throws {
        let finding = try onlyFinding(of: "kotlin-file-name", in: files(name))
        #expect(finding.message.hasSuffix("is not a name for a class"))
        #expect(finding.help == "rename the file to Email2.kt")
        let quoted = String(name.dropLast(3))
        #expect(findings(of: "kotlin-file-name", in: files(name, ("class Email2", "class `\(quoted)`"))).count == 1)
    }

    @Test(arguments: ["typealias Phone = Email2", "fun Phone(view: View) = Email2(view)"])
    func whatTheAppImportsMayAlsoBeAFunctionOrAnAlias(_ declaration: String) {
        let files = files("Phone.kt", ("@KotlinInputControl\n", "\(declaration)\n\n@KotlinInputControl\n"))
        #expect(findings(of: "kotlin-file-name", in: files).isEmpty)
    }

    @Test func aFileWithoutClassIsNamed() {
        var files = KotlinControlFiles.changed([])
        files[KotlinControlFiles.path] = "package ___PACKAGE___\n// @KotlinInputControl\n"
        #expect(
            findings(of: "kotlin-file-name", in: files).map(\.message)
                == ["\"android/inputControl/Email2.kt\" declares no class \"Email2\""])
    }
}
