import Findings
import Rules
import Testing

@Suite struct SourceUnclosedTests {
    private let rule = "source-unclosed"

    @Test(arguments: [
        ("return nil }", "return nil ", ["{", "}", "{"]), ("class Email2", "if true {\nclass Email2", ["{"]),
        ("\"email2\"", "(\"email2\"", ["(", "}"]), ("\"email2\"", "[\"email2\")", ["[", ")"]),
        ("import Eureka", "#if DEBUG\nimport Eureka", ["#if"]), ("import Eureka", "/* import Eureka", ["/*"]),
        ("\"email2\"", "\"email2", ["\"email2 else { return nil }"]),
        ("\"email2\"", "\"\"\"\nemail2", ["\"\"\""]),
        ("\"email2\"", "\"\\(format\"", ["\"\\(format\" else { return nil }"]),
    ])
    func marksWhatSwiftOpens(_ old: String, _ new: String, _ marked: [String]) throws {
        let (finding, places) = try DamagedSample.onlyFinding(DamagedSample.swift) { $0.replacing(old, with: new) }
        #expect(finding.rule == rule && finding.severity == .error)
        #expect(finding.message.hasSuffix("is not closed"))
        #expect(places == marked)
    }

    @Test(arguments: [
        ("return nil }", "return nil } }", "}"), ("import Eureka", "import Eureka\n#endif", "#endif"),
        ("import Eureka", "import Eureka\n#else", "#else"), ("import Eureka", "import Eureka)", ")"),
    ])
    func marksWhatClosesNothing(_ old: String, _ new: String, _ marked: String) throws {
        let (finding, places) = try DamagedSample.onlyFinding(DamagedSample.swift) { $0.replacing(old, with: new) }
        #expect(finding.message == "\"\(marked)\" closes nothing")
        #expect(places.first == marked)
    }

    @Test func showsThePairOfBracesThatTheIndentationGivesAway() throws {
        let (finding, places) = try DamagedSample.onlyFinding(DamagedSample.swift) {
            $0.replacing("return EmailRow", with: "if true {\n            return EmailRow")
        }
        #expect(places == ["{", "}", "{"])
        // Of the function: its own brace closes the one too many.
        #expect(
            finding.notes.map(\.message) == [
                "the indentation of this \"}\" does not fit \"{\"", "the \"{\" that it closes",
            ])
    }

    @Test(arguments: [
        ("outputCallback(", "outputCallback((", "("), ("class Email2", "class X {\n/* }\nclass Email2", "/*"),
        ("{\n", "{{\n", "{"), ("import android.view.View", "import android.view.View }", "}"),
        ("import android.view.View", "import android.view.View\nval a = \"b", "\"b"),
    ])
    func marksWhatKotlinOpens(_ old: String, _ new: String, _ marked: String) throws {
        let (finding, places) = try DamagedSample.onlyFinding(DamagedSample.kotlin) { text in
            text.replacing(old, with: new, maxReplacements: 1)
        }
        #expect(finding.rule == rule)
        #expect(places.first == marked)
    }

    @Test func otherRulesAreSkippedWithTheReason() {
        let report = DamagedSample.report(DamagedSample.swift) { $0 + Array("{".utf8) }
        let skipped = report.skipped.filter { $0.path == DamagedSample.swift }
        #expect(skipped.map(\.reason) == ["\"{\" in \"\(DamagedSample.swift)\" is not closed"])
        #expect(skipped.flatMap(\.rules).contains("service-not-found"))
    }

    @Test(arguments: [
        "let a = \"{ ( [\"", "let a = \"\"\"\n{ \"(\n\"\"\"", "let a = #\"{\"\\\"#", "// {", "/* { /* ( */ */",
        "let a = /[{(]/",
        "#if A\nfunc f() {}\n#elseif B\nfunc f() { }\n#else\nlet f = \"(\"\n#endif", "let a = \"\\(b(\"{\"))\"",
        "let a: Character = \"{\"",
        "let b = try! Regex(\"[\")", "let c = #/ { /#",
    ])
    func staysSilent(_ code: String) {
        let report = DamagedSample.report(DamagedSample.swift) { $0 + Array(code.utf8) }
        #expect(report.findings.isEmpty, "\(report.findings.map(\.message))")
    }

    @Test(arguments: [
        "val a = \"{ ( [\"", "val a = \"\"\"\n{ \"(\n\"\"\"", "val a = '{'", "val a = '\"'", "val a = '\\''", "// {",
        "/* { /* ( */ */", "val a = \"${if (b) \"{\" else \"}\"}\"", "val a = \"\"\"${\"(\"}\"\"\"", "fun `a { b`() {}",
        "val a = \"\"\"\"{\"\"\"\"",
    ])
    func staysSilentInKotlin(_ code: String) {
        let report = DamagedSample.report(DamagedSample.kotlin) { $0 + Array(code.utf8) }
        #expect(report.findings.isEmpty, "\(report.findings.map(\.message))")
    }

    @Test func aFileThatIsNotBuiltDoesNotMatter() {
        for path in ["Tests/A.swift", "android/A.kt", "ios/README.md"] {
            #expect(
                DamagedSample.report(path) { _ in Array("{".utf8) }.findings.allSatisfy { $0.rule != rule }, "\(path)")
        }
    }
}
