import Findings
import Rules
import Testing

@Suite struct KotlinOutputTests {
    private let rule = "kotlin-output"

    private func files(_ argument: String, type: String = #""text""#, before: String = "") -> [String: String] {
        KotlinControlFiles.changed(
            [("outputCallback(inputValue ?: \"\")", "\(before)\n        outputCallback(\(argument))")],
            manifest: [(#""type": "text""#, "\"type\": \(type)")])
    }

    @Test(arguments: [
        "42", "4.5", "true", "false", "x.toInt()", "view.text.toString().toDouble()", "a(b).toLong()", "-1", "1 + 2",
        "(1 + 2)", "2 * (3 - 1)", "\"a\".length", "\"a\".isEmpty()", "'c'", "listOf(\"a\")", "a == b", "a && b",
        "(\"a\" + b).length", "\"a\".trim().length + 1",
    ])
    func marksWhatIsNotAString(_ argument: String) throws {
        let found = findings(of: rule, in: files(argument))
        let finding = try #require(found.first)
        #expect(finding.message == "\"\(argument)\" is not a String" && finding.severity == .error)
        #expect(finding.consequence == "the app crashes here")
        #expect(finding.notes.map(\.location.path) == ["manifest.json"])
        #expect(findings(of: rule, in: files(argument, type: #"["number", "date"]"#)).count == 1)
        #expect(kotlinProblems(in: files("(\(argument)).toString()")) == [])
    }

    @Test(arguments: [
        ("val n = 42", "n"), ("var n = 42", "n"), ("val n: Int = ask()", "n"), ("val n = true", "n"),
        ("val n = 1", "n + 1"), ("val s = \"a\"", "s.length"), ("val c = 'c'", "c"),
    ])
    func followsLocals(_ declaration: String, _ argument: String) {
        #expect(
            findings(of: rule, in: files(argument, before: declaration)).map(\.message) == [
                "\"\(argument)\" is not a String"
            ])
    }

    @Test(arguments: [
        ("val n = 42", "n.toString()"), ("val n: Any = 42", "n"), ("val n = null", "n"), ("var n = null", "n"),
        ("val n = 42\n        val f = { n: Any -> outputCallback(n) }", "\"a\""), ("val n = 42 as Any", "n"),
        ("val n = 42\n        run { val n = \"a\"; outputCallback(n) }", "\"a\""), ("val n = make(42)", "n"),
        ("val s = \"a\"", "s"), ("val s = \"a\"", "s + 1"), ("val s: String = ask()", "s"),
        ("val n = 1\n        for (n in list) outputCallback(n)", "\"a\""), ("val n = 42\n            .toString()", "n"),
    ])
    func staysSilentWhereALocalMayBeAString(_ declaration: String, _ argument: String) {
        #expect(findings(of: rule, in: files(argument, before: declaration)).isEmpty)
    }

    @Test func marksWhatIsNotABoolean() {
        let type = #""boolean""#
        #expect(findings(of: rule, in: files("\"yes\"", type: type)).map(\.consequence) == ["the app ignores it"])
        #expect(findings(of: rule, in: files("1", type: type)).count == 1)
        for right in ["true", "!false", "a == b", "a && b", "x.toBoolean()"] {
            #expect(findings(of: rule, in: files(right, type: type)).isEmpty)
        }
    }

    @Test(arguments: [#""text""#, #""boolean""#, #"["text", "boolean"]"#])
    func nullDoesNotCompile(_ type: String) throws {
        let finding = try onlyFinding(of: rule, in: files("null", type: type))
        #expect(finding.message == "null is not a value for the callback" && finding.severity == .error)
        #expect(finding.consequence?.hasSuffix("does not compile") == true)
    }

    @Test func readsInvokeAndAnotherName() {
        var named = files("")
        named[KotlinControlFiles.path]?.replace("outputCallback: (", with: "done: (")
        named[KotlinControlFiles.path]?.replace("outputCallback(", with: "done.invoke(7")
        #expect(findings(of: rule, in: named).count == 1)
    }

    @Test(arguments: [
        "\"a\"", "\"${n.toInt()}\"", "inputValue ?: \"\"", "n", "n.toString()", "x.toInt().toString()", "42.toString()",
        "if (a) 1 else \"b\"", "x?.toInt() ?: \"\"", "x.toInt() + \"a\"", "\"a\" + x.toInt()", "make(42)", "R.string.a",
        "\"a\" + 1 + 2", "1 to 2", "1 as Any", "x.length", "\"a\".toList()", "- x", "1 plus 2", "\"a\"[0].toString()",
    ])
    func staysSilentWhereItMayBeAString(_ argument: String) {
        #expect(findings(of: rule, in: files(argument)).isEmpty)
    }

    private let both = #"["boolean", "text"]"#

    @Test(arguments: [
        ("\"a\"", "Boolean", "for a boolean parameter the app ignores it"),
        ("true", "String", "for other parameters than booleans the app crashes here"),
    ])
    func aControlForBothNeedsBothKinds(_ argument: String, _ missing: String, _ consequence: String) throws {
        let finding = try onlyFinding(of: rule, in: files(argument, type: both))
        #expect(finding.severity == .warning && finding.consequence == consequence)
        #expect(finding.message == "the control is for boolean and other parameters, and never outputs a \(missing)")
    }

    @Test(arguments: [
        ("\"a\"", "if (inputValue is Boolean) outputCallback(!inputValue)"), ("\"a\"", "outputCallback(true)"),
        ("x", ""), ("\"a\"", "ask(outputCallback)"),
    ])
    func staysSilentWhereBothKindsMayBeThere(_ argument: String, _ before: String) {
        #expect(findings(of: rule, in: files(argument, type: both, before: before)).isEmpty)
    }

    @Test func aNumberIsWrongForBoth() throws {
        let finding = try onlyFinding(of: rule, in: files("42", type: both))
        #expect(finding.severity == .error && finding.message == "\"42\" is not a String")
    }

    @Test func staysSilentWhereTheCallMayBeAnother() {
        #expect(findings(of: rule, in: files("42", before: "val outputCallback = { n: Int -> }")).isEmpty)
        #expect(findings(of: rule, in: files("42", before: "use { outputCallback -> outputCallback(1) }")).isEmpty)
        #expect(findings(of: rule, in: files("42", type: #""unknown""#)).isEmpty)
        #expect(findings(of: rule, in: files("\"a\"", before: "other.outputCallback(42)")).isEmpty)
        #expect(findings(of: rule, in: files("\"a\"", before: "// outputCallback(42)")).isEmpty)
    }
}
