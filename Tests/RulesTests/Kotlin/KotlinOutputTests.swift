import Findings
import Rules
import Testing

@Suite struct KotlinOutputTests {
    private let rule = "kotlin-output"

    private func files(_ argument: String, type: String = #""text""#, before: String = "") -> [String: String] {
        [
            "manifest.json": """
            {"name": "email2", "type": \(type), "inject": true, "target": "android", "capabilities": {}}
            """,
            "android/inputControl/Email2.kt": """
            package ___PACKAGE___

            @KotlinInputControl
            class Email2(private val view: View) : BaseKotlinInputControl {
                override val autocomplete: Boolean = false

                override fun process(inputValue: Any?, outputCallback: (output: Any) -> Unit) {
                    \(before)
                    outputCallback(\(argument))
                }
            }
            """,
        ]
    }

    @Test(arguments: [
        "42", "4.5", "true", "false", "x.toInt()", "view.text.toString().toDouble()", "a(b).toLong()",
    ])
    func marksWhatIsNoText(_ argument: String) throws {
        let found = findings(of: rule, in: files(argument))
        let finding = try #require(found.first)
        #expect(finding.message == "\"\(argument)\" is no String" && finding.severity == .error)
        #expect(finding.notes.map(\.location.path) == ["manifest.json"])
        #expect(findings(of: rule, in: files(argument, type: #"["number", "date"]"#)).count == 1)
    }

    @Test func marksWhatIsNoBoolean() {
        let type = #""boolean""#
        #expect(findings(of: rule, in: files("\"yes\"", type: type)).map(\.consequence) == ["the app passes over it"])
        #expect(findings(of: rule, in: files("1", type: type)).count == 1)
        #expect(findings(of: rule, in: files("true", type: type)).isEmpty)
    }

    @Test func readsInvokeAndAnotherName() {
        var named = files("")
        named["android/inputControl/Email2.kt"]?.replace("outputCallback: (", with: "done: (")
        named["android/inputControl/Email2.kt"]?.replace("outputCallback(", with: "done.invoke(7")
        #expect(findings(of: rule, in: named).count == 1)
    }

    @Test(arguments: [
        "\"a\"", "\"${n.toInt()}\"", "inputValue ?: \"\"", "n", "n.toString()", "x.toInt().toString()", "42.toString()",
        "if (a) 1 else \"b\"", "x?.toInt() ?: \"\"", "x.toInt() + \"a\"", "\"a\" + x.toInt()", "make(42)", "R.string.a",
        "-1",
    ])
    func staysSilentWhereItMayBeText(_ argument: String) {
        #expect(findings(of: rule, in: files(argument)).isEmpty)
    }

    @Test func staysSilentWhereTheCallMayBeAnother() {
        #expect(findings(of: rule, in: files("42", before: "val outputCallback = { n: Int -> }")).isEmpty)
        #expect(findings(of: rule, in: files("42", before: "use { outputCallback -> outputCallback(1) }")).isEmpty)
        #expect(findings(of: rule, in: files("42", type: #"["text", "boolean"]"#)).isEmpty)
        #expect(findings(of: rule, in: files("42", type: #""unknown""#)).isEmpty)
        #expect(findings(of: rule, in: files("\"a\"", before: "other.outputCallback(42)")).isEmpty)
        #expect(findings(of: rule, in: files("\"a\"", before: "// outputCallback(42)")).isEmpty)
    }
}
