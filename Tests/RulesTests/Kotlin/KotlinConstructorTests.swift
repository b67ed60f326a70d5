import Findings
import Rules
import Testing

@Suite struct KotlinConstructorTests {
    @Test(arguments: [
        ("()", "takes no argument"), ("", "takes no argument"), ("(view: View, key: String)", "takes 2 arguments"),
        ("(private val name: String)", "takes no View"),
    ])
    func namesWhatIsWrong(_ constructor: String, _ words: String) throws {
        let files = KotlinControlFiles.good(
            "kotlin-constructor", replacing: "(private val view: View)", with: constructor)
        let found = findings(of: "kotlin-constructor", in: files)
        #expect(found.count == 1)
        #expect(found.first?.message == "the constructor of \"Email2\" \(words)")
    }

    @Test(arguments: [
        "(view: android.view.View)", "(private val view: View?)", "(view: View, val key: String = \"\")",
        "(row: RowView)",
        " constructor(private val view: View)",
    ])
    func staysSilentWhereOneViewIsEnough(_ constructor: String) {
        let files = KotlinControlFiles.good(
            "kotlin-constructor", replacing: "(private val view: View)", with: constructor)
        #expect(findings(of: "kotlin-constructor", in: files).isEmpty)
    }

    @Test func wantsTheBase() throws {
        let files = KotlinControlFiles.good("kotlin-constructor", replacing: " : BaseKotlinInputControl", with: "")
        let found = findings(of: "kotlin-constructor", in: files)
        #expect(found.map { markedText($0, in: files) } == ["Email2"])
        let other = KotlinControlFiles.good(
            "kotlin-constructor", replacing: ": BaseKotlinInputControl", with: ": MyBase()")
        #expect(findings(of: "kotlin-constructor", in: other).isEmpty)
    }
}
