import Findings
import Rules
import Testing

@Suite struct KotlinMemberTests {
    private let property = "override val autocomplete: Boolean = false"
    private let icon = "override fun getIconName() = \"settings\""

    private func files(_ text: String, _ replacement: String) -> [String: String] {
        KotlinControlFiles.changed([(text, replacement)])
    }

    @Test func saysWhatIsMissing() throws {
        let none = files(property, "")
        let found = findings(of: "kotlin-member", in: none)
        #expect(found.map(\.message) == ["the class \"Email2\" has no \"autocomplete\""])
        #expect(found.map { markedText($0, in: none) } == ["Email2"])
    }

    @Test func namesBothInOneFinding() {
        let source = KotlinControlFiles.good("kotlin-member")[KotlinControlFiles.path] ?? ""
        let header = source.split(separator: " {", maxSplits: 1)
        let files = KotlinControlFiles.good("kotlin-member").merging([
            KotlinControlFiles.path: String(header.first ?? "")
        ]) { $1 }
        #expect(
            findings(of: "kotlin-member", in: files).map(\.message)
                == ["the class \"Email2\" has no \"autocomplete\" and no \"process\""])
    }

    @Test(arguments: [
        ("override val autocomplete", "val autocomplete", "autocomplete"),
        ("override fun process", "fun process", "process"),
        ("override fun process", "fun  process", "process"),
        ("override fun process", "fun getIconName() = \"settings\"\n    override fun process", "getIconName"),
    ])
    func addsOverride(_ text: String, _ replacement: String, _ name: String) throws {
        let files = files(text, replacement)
        let finding = try onlyFinding(of: "kotlin-member", in: files)
        #expect(markedText(finding, in: files) == name)
        #expect(fixed(finding, in: files) == self.files(text, "override " + replacement))
    }

    @Test(arguments: [
        ("val autocomplete", "val autoComplete", "autoComplete", "autocomplete"),
        ("fun process", "fun proccess", "proccess", "process"),
    ])
    func fixesNames(_ text: String, _ replacement: String, _ name: String, _ meant: String) throws {
        let files = files(text, replacement)
        let found = findings(of: "kotlin-member", in: files)
        #expect(found.map { markedText($0, in: files) } == [name])
        #expect(found.first?.help == "did you mean \"\(meant)\"?")
        #expect(fixed(try #require(found.first), in: files) == KotlinControlFiles.changed([]))
    }

    @Test(arguments: ["override val iconName: String = \"\"", "override fun onStart() {}"])
    func findsWhatOverridesNothing(_ member: String) {
        let files = files("override fun process", "\(member)\n\n    override fun process")
        #expect(findings(of: "kotlin-member", in: files).map(\.help) == ["remove \"override\""])
        let right = self.files(
            "override fun process", "\(member.replacing("override ", with: ""))\n\n    override fun process")
        #expect(findings(of: "kotlin-member", in: right).isEmpty)
    }

    @Test(arguments: [
        ("(inputValue: Any?, outputCallback: (output: Any) -> Unit)", "()", "\"process\" takes 0 parameters, not 2"),
        (
            "(inputValue: Any?, outputCallback: (output: Any) -> Unit)", "(outputCallback: (output: Any) -> Unit)",
            "\"process\" takes 1 parameter, not 2"
        ),
        (
            "override fun process", "override fun getIconName(size: Int) = \"a\"\n    override fun process",
            "\"getIconName\" takes 1 parameter, not 0"
        ),
    ])
    func countsTheParameters(_ text: String, _ replacement: String, _ message: String) {
        #expect(findings(of: "kotlin-member", in: files(text, replacement)).map(\.message) == [message])
    }

    @Test(arguments: [
        ("override val autocomplete: Boolean = false", "override val autocomplete get() = false"),
        ("override val autocomplete: Boolean = false", "override var autocomplete = false"),
        ("override val autocomplete: Boolean = false", "final override val autocomplete: Boolean by lazy { false }"),
        ("override fun process", "fun process() = Unit\n\n    override fun process"),
        ("override fun process", "fun getIconName(size: Int) = \"a\"\n\n    override fun process"),
        ("override fun process", "override fun toString() = \"a\"\n\n    override fun process"),
        (
            "class Email2(private val view: View)",
            "class Email2(private val view: View, override val autocomplete: Boolean = false)"
        ),
        (": BaseKotlinInputControl {", ": BaseKotlinInputControl by Other(view) {"),
        (": BaseKotlinInputControl {", ": BaseKotlinInputControl, Other() {"),
        ("{\n    override val", "\n{\n    override val"),
        (": BaseKotlinInputControl {", ": Other() {"), ("(output: Any) -> Unit", "Callback"),
        ("class Email2", "abstract class Email2"), ("}\n}", "}"),
    ])
    func staysSilentOnWhatIsRightOrNotCertain(_ text: String, _ replacement: String) {
        #expect(findings(of: "kotlin-member", in: files(text, replacement)).isEmpty)
    }

    @Test func aPropertyOfTheConstructorNeedsOverride() {
        let files = KotlinControlFiles.changed([
            (property, ""), ("private val view: View", "private val view: View, val autocomplete: Boolean = false"),
        ])
        #expect(findings(of: "kotlin-member", in: files).map(\.message) == ["\"autocomplete\" lacks \"override\""])
    }

    @Test func membersMayComeFromElsewhere() {
        var files = files(property, "")
        files[KotlinControlFiles.path] = files[KotlinControlFiles.path]?.replacing(
            ": BaseKotlinInputControl {", with: ": BaseKotlinInputControl, Helper {")
        #expect(findings(of: "kotlin-member", in: files).isEmpty)
        files[KotlinControlFiles.path] = files[KotlinControlFiles.path]?.replacing(
            ": BaseKotlinInputControl, Helper {", with: ": BaseKotlinInputControl\n    by other {")
        #expect(findings(of: "kotlin-member", in: files).isEmpty)
    }
}
