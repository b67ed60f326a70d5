import Findings
import Rules
import Testing

@Suite struct KotlinOverrideTests {
    private static let icon = "override fun getIconName()"

    private func files(_ text: String, _ replacement: String) -> [String: String] {
        KotlinControlFiles.changed([
            ("    override fun process", "    override fun getIconName() = \"settings\"\n\n    override fun process"),
            (text, replacement),
        ])
    }

    @Test(arguments: [
        ("inputValue: Any?", "inputValue: Any? = null", "= null"),
        ("inputValue: Any?", "inputValue: String?", "String?"), ("inputValue: Any?", "inputValue: Any", "Any"),
        ("(output: Any) -> Unit", "(output: String) -> Unit", "(output: String) -> Unit"),
        ("(output: Any) -> Unit", "(output: Any?) -> Unit", "(output: Any?) -> Unit"),
        ("(output: Any) -> Unit", "((Any) -> Unit)?", "((Any) -> Unit)?"),
        ("(output: Any) -> Unit", "(Any) -> Boolean", "(Any) -> Boolean"),
        ("override fun process", "override suspend fun process", "suspend"),
        ("override fun process", "internal override fun process", "internal"),
        ("-> Unit) {", "-> Unit): Boolean {", "Boolean"),
        ("autocomplete: Boolean = false", "autocomplete: String = \"\"", "String"),
        ("autocomplete: Boolean = false", "autocomplete: Boolean? = false", "Boolean?"),
        (icon, "override fun getIconName(): String?", "String?"), (icon, "override fun getIconName(): Int", "Int"),
    ])
    func fixesTypes(_ text: String, _ replacement: String, _ mark: String) throws {
        let files = files(text, replacement)
        let finding = try onlyFinding(of: "kotlin-override", in: files)
        #expect(markedText(finding, in: files) == mark)
        let repaired = try #require(fixed(finding, in: files))
        #expect(findings(of: "kotlin-override", in: repaired).isEmpty)
        #expect(kotlinProblems(in: repaired) == [])
    }

    @Test(arguments: [
        (
            "autocomplete: Boolean = false", "autocomplete = \"no\"",
            "the value of \"autocomplete\" is a String, not a Boolean"
        ),
        (
            "autocomplete: Boolean = false", "autocomplete = null",
            "the value of \"autocomplete\" is null, not a Boolean"
        ),
        ("getIconName() = \"settings\"", "getIconName() = 7", "the value of \"getIconName\" is a number, not a String"),
        ("override fun process", "override fun <T> process", "\"process\" has type parameters"),
        ("override fun process", "override fun View.process", "\"process\" extends another type"),
    ])
    func namesWhatElseDiffers(_ text: String, _ replacement: String, _ message: String) {
        let files = files(text, replacement)
        #expect(findings(of: "kotlin-override", in: files).map(\.message) == [message])
    }

    @Test(arguments: [
        ("(output: Any) -> Unit", "(Any) -> Unit"), ("(output: Any) -> Unit", "((result: Any) -> Unit)"),
        ("(output: Any) -> Unit", "Callback"), ("(output: Any) -> Unit", "Function1<Any, Unit>"),
        ("(output: Any) -> Unit", "(kotlin.Any) -> kotlin.Unit"), ("inputValue: Any?", "value: kotlin.Any?"),
        ("inputValue: Any?", "inputValue: Value"), ("-> Unit) {", "-> Unit): Unit {"),
        ("override fun process", "public override fun process"),
        ("autocomplete: Boolean", "autocomplete: kotlin.Boolean"),
        ("autocomplete: Boolean = false", "autocomplete = false"),
        ("autocomplete: Boolean = false", "autocomplete = ask()"),
        (icon, "override fun getIconName(): String"), (": BaseKotlinInputControl", ": BaseKotlinInputControl, Other"),
        ("(\n", "("),
    ])
    func staysSilentOnWhatIsRightOrNotCertain(_ text: String, _ replacement: String) {
        #expect(findings(of: "kotlin-override", in: files(text, replacement)).isEmpty)
    }
}
