import InputControl
import Mustache
import Scaffolding
import SourceText
import Testing

@Suite struct AnswersTests {
    private let definition: TemplateDefinition
    private let request: ScaffoldRequest

    init() throws {
        let file = SourceFile(path: "t/template.json", text: TemplateDefinitionTests.good)
        definition = try #require(TemplateDefinition.parse(file).definition)
        request = try sampleRequest("mylocation", className: "MyLocation", type: "integer")
    }

    @Test func takesDefaultsAndKnowsTheNames() throws {
        let values = try definition.values(for: request, given: [:]).get()
        let expected: [(String, MustacheValue)] = [
            ("name", .code("mylocation")), ("service", .code("MyLocationRowService")), ("type", .code("integer")),
            ("is.type.integer", .bool(true)), ("is.type.text", .bool(false)), ("both", .bool(true)),
            ("label", .text("Value")), ("steps", .code("2")), ("style", .code("plain")),
            ("is.style.plain", .bool(true)),
            ("owner", .null), ("items", .null),
        ]
        for (name, value) in expected { #expect(values.value(at: name) == value, "\(name)") }
        #expect(values.value(at: "is.style.plan") == nil)
    }

    @Test func tellsEverythingWrongAtOnce() {
        let given = ["lable": ["x"], "label": ["a", "b"], "steps": ["0"], "style": ["boxd"], "owner": ["a\u{0}"]]
        guard case .failure(let failure) = definition.values(for: request, given: given) else {
            Issue.record("wrong answers were taken")
            return
        }
        #expect(
            failure.problems.map(\.message) == [
                "the template has no question \"lable\"; did you mean \"label\"?",
                "\"label\" takes one answer, not 2; give it once",
                "steps: \"0\" is not a whole number from 1 to 2147483647; give one",
                "style: \"boxd\" is not one of the choices; did you mean \"boxed\"?",
                "owner: \"a \" has a control character or line break; keep it on one line",
            ])
    }

    @Test func aMissingAnswerNamesItsOption() {
        guard case .failure(let failure) = definition.values(for: request, given: ["style": ["boxed"]]) else {
            Issue.record("nothing was missing")
            return
        }
        #expect(failure.problems.map(\.message) == ["\"items\" has no answer (Items); give it with --set items=…"])
    }

    @Test func whatIsNotAskedIsNotTaken() {
        guard case .failure(let failure) = definition.values(for: request, given: ["items": ["a=b"]]) else {
            Issue.record("it was taken")
            return
        }
        #expect(failure.problems.map(\.message) == ["\"items\" is not a question with these options; remove it"])
    }

    @Test func asksAgainUntilTheAnswerIsRight() throws {
        var asked: [String] = []
        var typed = [["x"], ["boxd"], ["boxed"], [], [], ["k"], ["k=v"]]
        let values = try definition.values(for: request, given: ["steps": ["3"]]) { question in
            asked.append(question.definition.id.value + (question.problem == nil ? "" : "!"))
            return typed.isEmpty ? nil : typed.removeFirst()
        }.get()
        #expect(asked == ["label", "style", "style!", "owner", "items", "items!", "items!"])
        #expect(values.value(at: "label") == .text("x"))
        #expect(values.value(at: "style") == .code("boxed"))
        #expect(values.value(at: "steps") == .code("3"))
        #expect(values.value(at: "owner") == .null)
    }

    @Test(arguments: [
        ("text", "\"; \\(x) {{y}}", MustacheValue.text("\"; \\(x) {{y}}")),
        ("identifier", "aB_1", .code("aB_1")), ("integer", "-5", .code("-5")), ("number", "0.50", .code("0.5")),
        ("boolean", "Yes", .bool(true)), ("boolean", "false", .bool(false)),
        (
            "color", "#ff8000",
            .object(["hex": .text("#ff8000"), "red": .code("1.000"), "green": .code("0.502"), "blue": .code("0.000")])
        ),
    ])
    func readsEachType(_ type: String, _ word: String, _ expected: MustacheValue) throws {
        #expect(try answer(type).value(of: [word]).get() == expected)
    }

    @Test(arguments: [
        ("text", ""), ("text", "a\nb"), ("text", String(repeating: "x", count: 300)), ("identifier", "class"),
        ("identifier", "when"), ("identifier", "a b"), ("identifier", "1a"), ("identifier", ""), ("identifier", "é"),
        ("integer", "1.0"), ("integer", "99999999999999999999"), ("integer", "0x1"), ("integer", "+1"),
        ("number", "1e5"),
        ("number", "nan"), ("number", "."), ("number", "--"), ("boolean", "maybe"), ("color", "red"),
        ("color", "#12345G"),
        ("list", ""), ("pairs", "a"), ("pairs", "=a"),
    ])
    func refusesEachType(_ type: String, _ word: String) throws {
        let answer = try answer(type)
        #expect(throws: AnswerProblem.self) { try answer.value(of: [word]).get() }
    }

    @Test func listsKnowTheirEnds() throws {
        let list = try answer("pairs").value(of: ["a=1", "b=2=3"]).get()
        guard case .list(let items) = list else {
            Issue.record("no list")
            return
        }
        #expect(items.map { $0.value(at: "key") } == [.text("a"), .text("b")])
        #expect(items.map { $0.value(at: "value") } == [.text("1"), .text("2=3")])
        #expect(items.map { $0.value(at: "last") } == [.bool(false), .bool(true)])
        #expect(throws: AnswerProblem.self) { try answer("pairs").value(of: ["a=1", "a=2"]).get() }
        #expect(throws: AnswerProblem.self) { try answer("list").value(of: []).get() }
    }

    /// The answer of a definition that has only this one.
    private func answer(_ type: String) throws -> Question {
        let example = ["boolean": "true", "integer": "1", "number": "1", "color": "\"#000000\"", "pairs": "[\"a=b\"]"]
        let text = """
            { "title": "T", "description": "D", "platforms": ["ios"], "files": [{ "source": "a" }],
              "questions": [{ "id": "x", "type": "\(type)", "prompt": "P", "example": \(example[type] ?? "\"x\"") }] }
            """
        let (definition, issues) = TemplateDefinition.parse(SourceFile(path: "t", text: text))
        #expect(issues.isEmpty)
        return try #require(definition?.questions.first)
    }
}
