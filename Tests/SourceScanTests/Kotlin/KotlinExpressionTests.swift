import SourceScan
import SourceText
import Testing

@Suite struct KotlinExpressionTests {
    private func outputs(_ body: String) -> [KotlinOutput] {
        let text = "class A { fun process(inputValue: Any?, done: (Any) -> Unit) {\n\(body)\n} }"
        return KotlinFileFacts(scanning: Array(text.utf8)).outputs
    }

    @Test(
        arguments: [
            ("\"a\"", .string), ("\"\"\"a\"\"\"", .string), ("\"$a ${b + 1}\"", .string), ("\"a\" + b", .string),
            ("\"a\" + (b) + c.d()", .string), ("a.toString()", .string), ("a.b(c).toString()", .string),
            ("\"a\".trim().uppercase()", .string), ("1", .number), ("-1", .number), ("1.5f", .number),
            ("0xFF", .number),
            ("1 + 2 * 3", .number), ("(1)", .number), ("((1 + 2))", .number), ("(1 + 2) * 3", .number),
            ("a.toInt()", .number),
            ("\"a\".length", .number), ("\"a\".length + 1", .number), ("true", .boolean), ("a == b", .boolean),
            ("a != b", .boolean), ("a && b || c", .boolean), ("\"a\".isEmpty()", .boolean), ("a === null", .boolean),
            ("'c'", .character), ("null", .null), ("listOf(1, 2)", .collection),
        ] as [(String, KotlinValueType)])
    func knowsTheTypeOf(_ expression: String, _ type: KotlinValueType) {
        #expect(outputs("done(\(expression))").map(\.type) == [type])
        #expect(outputs("done.invoke(\(expression))").map(\.type) == [type])
    }

    @Test(arguments: [
        "a", "a + b", "a + 1", "1 + a", "\"a\" - b", "-\"a\"", "-a", "a ?: \"b\"", "a as String", "a is String",
        "a to b",
        "1 shl 2", "if (a) 1 else 2", "when { else -> 1 }", "{ 1 }", "a?.length", "a!!", "\"a\"[0]", "\"a\".first()",
        "a.length", "object : A {}", "::a", "a..b", "1..2", "a < b", "!a", "\"a\".let { it }", "\"a\" b", "1,", "1, 2",
        "a = 1",
        "+", "-", "(", ")", "\"a\".", ".length", "",
    ])
    func doesNotGuessTheTypeOf(_ expression: String) {
        #expect(outputs("done(\(expression))").allSatisfy { $0.type == nil })
    }

    @Test(
        arguments: [
            ("val n = 1", .number), ("var n = \"a\"", .string), ("val n: Int = f()", .number),
            ("val n: Boolean\nn = f()", .boolean),
            ("val n: Any = 1", nil), ("val n = 1.toString()", nil), ("val n = 1\nval n = \"a\"", nil),
            ("var n = null", nil),
            ("val n = 1\nlist.forEach { n -> use(n) }", nil), ("val n = 1\nfor (n in list) use(n)", nil),
            ("val m = 1", nil),
            ("val n = 1\n    .toString()", nil), ("val n = 1 // one", .number),
        ] as [(String, KotlinValueType?)])
    func followsLocalVariables(_ declaration: String, _ type: KotlinValueType?) {
        #expect(outputs("\(declaration)\ndone(n)").map(\.type) == [type])
    }

    @Test func tellsWhereTheCallbackIsUsedOtherwise() {
        let found = outputs("list.forEach(done)\nlet { done }\nother.done(1)\ndone(1)")
        #expect(found.map(\.value.value) == ["done", "done", "1"])
        #expect(found.map(\.type) == [nil, nil, .number])
        #expect(outputs("val done = 1\ndone(1)").isEmpty)
        #expect(outputs("f { done -> done(1) }").isEmpty)
    }

    @Test func deepParenthesesAreNotFollowed() {
        let deep = String(repeating: "(", count: 5_000) + "1" + String(repeating: " + 1)", count: 5_000)
        #expect(outputs("done(\(deep))").map(\.type) == [nil])
        let whole = String(repeating: "(", count: 5_000) + "1" + String(repeating: ")", count: 5_000)
        #expect(outputs("done(\(whole))").map(\.type) == [.number])
    }

    private func scan(_ text: String) -> KotlinFileFacts { KotlinFileFacts(scanning: Array(text.utf8)) }

    @Test func readsTheHeadersOfTypesAndFunctions() throws {
        let text = """
            class A<T : View, U> @Keep private constructor(vararg val view: T = f(), private val n: Int,) : Base by other {
                override fun <S> View.process(inputValue: Any? = g(1, 2), done: (Any) -> Unit = {}): Boolean = true
                fun plain() = "a"
                override val autocomplete = false
            }
            typealias B = A<View, Int>
            """
        let facts = scan(text)
        let type = try #require(facts.types.first)
        func written(_ range: Range<Int>?) -> String? { range.map { SourceFile(path: "", text: text).text(in: $0) } }
        #expect(type.typeParameters?.value == "<T : View, U>")
        #expect(type.constructorModifiers.map(\.value) == ["private"])
        #expect(type.isDelegated)
        #expect(type.constructor?.map { written($0.defaultRange) } == ["= f()", nil])
        #expect(type.constructor?.map { $0.modifiers.map(\.value) } == [["vararg"], ["private"]])
        let process = try #require(type.functions.first)
        #expect(written(process.typeParameters) == "<S>")
        #expect(process.isExtension && process.returned == .boolean)
        #expect(process.parameters.map { written($0.defaultRange) } == ["= g(1, 2)", "= {}"])
        #expect(type.functions[1].typeParameters == nil && !type.functions[1].isExtension)
        #expect(type.functions[1].returned == .string)
        #expect(type.properties.map(\.value) == [.boolean])
        #expect(facts.typealiases.map(\.value) == ["B"])
        #expect(scan("class A : Base, Other { val b by lazy { 1 } }").types.map(\.isDelegated) == [false])
    }

    @Test func findsUsesOfResources() {
        let facts = scan(
            """
            import ___APP_PACKAGE___.R as Own
            import android.R as System
            val a = R.drawable.x
            val b = com.third.R.layout.y + Own.id.z
            val c = Build.VERSION_CODES.R + Side.R.name + matrix.R.value + state.R + R.of.x + Other.R.id.x
            """)
        #expect(facts.resourceUses.map(\.owner.value) == ["R", "com.third.R", "Own"])
        #expect(facts.resourceUses.map(\.type) == ["drawable", "layout", "id"])
        #expect(facts.resourceUses.map(\.name.value) == ["x", "y", "z"])
        #expect(facts.resourceClasses.map(\.value) == ["___APP_PACKAGE___.R", "android.R", "com.third.R"])
    }

    @Test func findsQueriesAndOpenRanges() {
        let facts = scan("fun f() { a.query(B.C.D, null); query(uri); query(b(), 1)\nfor (i in 0..<9) { } }")
        #expect(facts.contentQueries.map(\.value) == ["B.C.D"])
        #expect(facts.openRange != nil)
        #expect(scan("val a = 0..9; val b = 1 .. n < 3").openRange == nil)
    }
}
