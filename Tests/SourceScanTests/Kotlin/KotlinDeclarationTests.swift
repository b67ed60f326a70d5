import SourceScan
import SourceText
import Testing

@Suite struct KotlinDeclarationTests {
    private func scan(_ text: String) -> KotlinFileFacts { KotlinFileFacts(scanning: Array(text.utf8)) }

    private static let control = """
        package ___PACKAGE___

        import android.view.View
        import ___APP_PACKAGE___.R
        import android.Manifest.permission.CAMERA as Camera
        import a.b.*

        @KotlinInputControl
        class Email(private val view: View) : BaseKotlinInputControl, Other<View>(view, { 1 }) {
            override val autocomplete: Boolean = false
            override fun getIconName(): String {
                return "email.xml"
            }
            override fun process(inputValue: Any?, outputCallback: (output: Any) -> Unit) {
                ask(android.Manifest.permission.READ_CONTACTS, "android.permission.READ_SMS")
                val local = "android.permission is text"
            }
            companion object {
                const val ICON = "icon.xml"
            }
        }
        """

    @Test func readsAControl() throws {
        let file = SourceFile(path: "android/inputControl/Email.kt", text: Self.control)
        let facts = KotlinFileFacts(scanning: file)
        #expect(facts.package?.value == "___PACKAGE___")
        #expect(
            facts.imports.map(\.path.value) == [
                "android.view.View", "___APP_PACKAGE___.R", "android.Manifest.permission.CAMERA", "a.b",
            ])
        #expect(facts.imports.map(\.alias?.value) == [nil, nil, "Camera", nil])
        #expect(facts.imports.map(\.isAll) == [false, false, false, true])
        #expect(facts.annotations.map(\.simpleName) == ["KotlinInputControl"])
        #expect(facts.types.map(\.name.value) == ["Email", "Companion"])
        #expect(facts.types.map(\.parent) == [nil, 0])
        let type = facts.types[0]
        #expect(file.text(in: type.name.range) == "Email")
        #expect(type.constructor?.map(\.name.value) == ["view"])
        #expect(type.constructor?.map(\.type?.value) == ["View"])
        #expect(type.constructor?.map(\.isProperty) == [true])
        #expect(type.constructorRange.map { file.text(in: $0) } == "(private val view: View)")
        #expect(type.supertypes.map(\.name.value) == ["BaseKotlinInputControl", "Other"])
        #expect(type.supertypes.map(\.isCalled) == [false, true])
        #expect(type.properties.map(\.name.value) == ["autocomplete"])
        #expect(type.properties.map(\.type?.value) == ["Boolean"])
        #expect(type.functions.map(\.name.value) == ["getIconName", "process"])
        #expect(type.functions.map(\.isOverride) == [true, true])
        #expect(type.functions.map(\.returnType?.value) == ["String", nil])
        #expect(type.functions.map(\.returnedText?.value) == ["email.xml", nil])
        #expect(type.functions[1].parameters.map(\.type?.value) == ["Any?", "(output: Any) -> Unit"])
        #expect(facts.types[1].properties.map(\.text?.value) == ["icon.xml"])
        #expect(
            facts.permissions.map(\.value)
                == ["CAMERA", "READ_CONTACTS", "READ_SMS"].map { "android.permission." + $0 })
        #expect(facts.resourceClasses.map(\.value) == ["___APP_PACKAGE___.R"])
        #expect(facts.tags.map(\.value) == ["___PACKAGE___", "___APP_PACKAGE___"])
        #expect(facts.isBalanced)
        #expect(file.text(in: type.range).hasPrefix("@KotlinInputControl\nclass"))
        #expect(file.text(in: type.range).hasSuffix("}\n}"))
    }

    @Test(arguments: [
        "/* class No { /* nested */ class No */ class A",
        "// class No\r\nclass A\r\n",
        "val s = \"class No {\"\nclass A",
        "val s = \"${ \"class No {\" }\"\nclass A",
        "val s = \"$a class No ${b[\"}\"]} {\"; class A",
        "val s = \"\"\"\n class No {\n\"\"\"\"\nclass A",
        "val s = \"unfinished\nclass A",
        "val c = '\"'\nclass A",
        "val c = '\\''; val d = '{'\nclass A",
        "val c = '\\u007B'\nclass A",
        "val k = A::class\nclass A",
        "val k = x.`class`\nclass A",
        "fun `class No {`() {}\nclass A",
        "fun f() { return@f }\nclass A",
        "x@ for (i in 1..2) { continue@x }\nclass A",
        "val x = y!!\nclass A",
        "val o = object : No() { }\nclass A",
        "fun f() { foo( }\nclass A",
        ")}]\nclass A",
        "\u{FEFF}class A",
        "val x: List<Map<No, No>>? = null\nclass A",
        "val f = { class: Int -> 1 }\nclass A",
        "import a.*\nclass A",
        "when (x) { is B -> 1; else -> 2 }\nclass A",
    ])
    func isNotConfused(_ text: String) {
        #expect(scan(text).types.filter { $0.kind == .class }.map(\.name.value) == ["A"])
    }

    @Test(
        arguments: [
            ("class A(view: View)", ["View"], []),
            (
                "class A<T : B<C>>(val a: Map<String, (Int) -> Unit> = mapOf(1 to { 2 }), vararg b: Int)",
                ["Map<String, (Int) -> Unit>", "Int"], []
            ),
            ("class A @Inject internal constructor(@Named(\"x\") private var a: Int?) : B()", ["Int?"], ["B"]),
            (
                "open class A(\n    view: View, // comment\n) :\n    B by c,\n    D<E>,\n    f.G() {\n}", ["View"],
                ["B", "D", "f.G"]
            ),
            ("data class A()", [], []),
            ("class A : B", nil, ["B"]),
            ("class A { class B(c: D) }", nil, []),
        ] as [(String, [String]?, [String])])
    func readsClassHeaders(_ text: String, _ parameters: [String]?, _ supertypes: [String]) throws {
        let type = try #require(scan(text).types.first)
        #expect(type.name.value == "A")
        #expect(type.constructor?.map { $0.type?.value ?? "" } == parameters)
        #expect(type.supertypes.map(\.name.value) == supertypes)
    }

    @Test func readsKindsAndModifiers() {
        let facts = scan(
            """
            enum class A { X, Y; fun f() {} }
            fun interface B
            object C : D
            sealed interface E { data object F : E }
            annotation class G
            class H { constructor(a: Int) : super(a) { val x = 1 }
              constructor() }
            fun f() { class Local }
            value class I(val x: Int)
            """)
        #expect(facts.types.map(\.name.value) == ["A", "B", "C", "E", "F", "G", "H", "Local", "I"])
        #expect(
            facts.types.map(\.kind) == [
                .class, .interface, .object, .interface, .object, .class, .class, .class, .class,
            ])
        #expect(
            facts.types.map { $0.modifiers.map(\.value) } == [
                ["enum"], ["fun"], [], ["sealed"], ["data"], ["annotation"], [], [], ["value"],
            ])
        #expect(facts.types.map(\.isLocal) == [false, false, false, false, false, false, false, true, false])
        #expect(facts.types[6].secondaryConstructors.map { $0.map(\.name.value) } == [["a"], []])
        #expect(facts.functions.map(\.name.value) == ["f"])
    }

    @Test(
        arguments: [
            ("@KotlinInputControl class A", ["KotlinInputControl"], nil),
            ("@com.qmobile.KotlinInputControl() class A", ["KotlinInputControl"], nil),
            ("@file:Suppress(\"x\")\n@InputControl\nclass A", ["Suppress", "InputControl"], "file"),
            ("class A { @get:Rule val x = 1 }", ["Rule"], "get"),
            ("@[One Two(1) a.Three]\nclass A", ["One", "Two", "Three"], nil),
            ("// @KotlinInputControl\n/* @B */ val s = \"@C\"\nclass A", [], nil),
            ("fun f() { return@KotlinInputControl }\nclass A", [], nil),
        ] as [(String, [String], String?)])
    func findsAnnotations(_ text: String, _ names: [String], _ target: String?) {
        let facts = scan(text)
        #expect(facts.annotations.map(\.simpleName) == names)
        #expect(facts.annotations.first?.target == target)
        for annotation in facts.annotations {
            #expect(SourceFile(path: "", text: text).text(in: annotation.name.range) == annotation.name.value)
        }
    }

    @Test(arguments: [
        ("fun getIconName() = \"a.xml\"", "a.xml"),
        ("fun getIconName(): String = \"\"\"a.xml\"\"\"\n", "a.xml"),
        ("fun getIconName(): String { return \"a\\u002Exml\" }", "a.xml"),
        ("fun getIconName() = ICON\nconst val ICON = \"a.xml\"", "a.xml"),
        ("fun getIconName() = ICON\nvar ICON = \"a.xml\"", nil),
        ("fun getIconName() = \"a\" + x", nil),
        ("fun getIconName() = \"a$x\"", nil),
        ("fun getIconName() = \"a\".trim()", nil),
        ("fun getIconName(): String { if (x) return \"a\"; return \"b\" }", nil),
    ])
    func knowsWhatIsReturned(_ text: String, _ expected: String?) {
        let facts = scan("class A {\n\(text)\n}")
        #expect(facts.types.first?.functions.first?.returnedText?.value == expected)
    }

    @Test func findsResourcesAndPermissions() {
        let facts = scan(
            """
            import com.other.app.R
            import android.Manifest.permission
            val a = R.drawable.x
            val b = com.third.R.layout.y
            val c = Manifest.permission.CAMERA + permission.SEND_SMS + other.permission.NO
            val d = "android.permission.READ_CONTACTS,"
            """)
        #expect(facts.resourceClasses.map(\.value) == ["com.other.app.R", "com.third.R"])
        #expect(facts.names["R"] != nil)
        #expect(facts.permissions.map(\.value) == ["android.permission.CAMERA", "android.permission.SEND_SMS"])
    }

    @Test func searchesBytes() {
        let bytes = Array("see @KotlinInputControl and @KotlinInputControl".utf8)
        #expect(ByteSearch.ranges(of: "@KotlinInputControl", in: bytes) == [4..<23, 28..<47])
        #expect(ByteSearch.firstRange(of: "@InputControl", in: bytes) == nil)
        #expect(ByteSearch.ranges(of: "aa", in: Array("aaaa".utf8)) == [0..<2, 2..<4])
        #expect(ByteSearch.ranges(of: "", in: bytes).isEmpty)
        #expect(ByteSearch.firstRange(of: "@KotlinInputControl", in: []) == nil)
    }
}
