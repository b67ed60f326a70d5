import Findings
import Rules
import Testing

@Suite struct KotlinConstructorTests {
    private func files(_ constructor: String, imports: String = "", others: [String: String] = [:]) -> [String: String]
    {
        KotlinControlFiles.changed(
            [
                ("(private val view: View)", constructor),
                ("@KotlinInputControl\n", "\(imports)\n@KotlinInputControl\n"),
            ],
            others: others)
    }

    @Test(arguments: [
        ("()", "takes no argument", "()"), ("", "takes no argument", "Email2"),
        ("(view: View, key: String)", "takes 2 arguments", "(view: View, key: String)"),
        ("(private val name: String)", "takes a String, not a View", "String"),
        ("(view: ViewGroup)", "takes a ViewGroup, not a View", "ViewGroup"),
        ("(view: android.widget.TextView)", "takes a android.widget.TextView, not a View", "android.widget.TextView"),
        ("(view: Helper)", "takes a Helper, not a View", "Helper"),
        ("(make: () -> View)", "takes a () -> View, not a View", "() -> View"),
    ])
    func namesWhatIsWrong(_ constructor: String, _ words: String, _ mark: String) throws {
        let files = files(
            constructor, others: ["android/inputControl/Helper.kt": "package ___PACKAGE___\nclass Helper"])
        let found = findings(of: "kotlin-constructor", in: files)
        #expect(found.map(\.message) == ["the constructor of \"Email2\" \(words)"])
        #expect(found.map { markedText($0, in: files) } == [mark])
    }

    @Test(arguments: [("ViewGroup", "android.view.ViewGroup"), ("Box", "android.widget.FrameLayout as Box")])
    func knowsImportedViews(_ name: String, _ line: String) {
        let files = files("(view: \(name))", imports: "import \(line)")
        #expect(findings(of: "kotlin-constructor", in: files).count == 1)
    }

    @Test(arguments: [
        ("(view: android.view.View)", ""), ("(private val view: View?)", ""),
        ("(view: View, val key: String = \"\")", ""),
        ("(row: RowView)", ""), (" constructor(private val view: View)", ""), ("(view: Any)", ""),
        ("(view: V)", "import android.view.View as V"), ("(view: MyView)", "import com.example.MyView"),
        (" internal constructor(val view: View)", ""), (" /* was private */ constructor(val view: View)", ""),
    ])
    func staysSilentWhereOneViewIsEnough(_ constructor: String, _ imports: String) {
        #expect(findings(of: "kotlin-constructor", in: files(constructor, imports: imports)).isEmpty)
    }

    @Test func opensAPrivateConstructor() throws {
        let files = files(" private constructor(private val view: View)")
        let finding = try onlyFinding(of: "kotlin-constructor", in: files)
        #expect(markedText(finding, in: files) == "private")
        #expect(kotlinProblems(in: try #require(fixed(finding, in: files))) == [])
    }

    @Test func anotherConstructorMayTakeTheView() {
        let files = KotlinControlFiles.changed([
            ("(private val view: View)", "(private val view: View, n: Int)"),
            ("override val", "constructor(view: View) : this(view, 1)\n    override val"),
        ])
        #expect(findings(of: "kotlin-constructor", in: files).isEmpty)
    }
}
