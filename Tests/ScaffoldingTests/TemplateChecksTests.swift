import InputControl
import Scaffolding
import SourceText
import Testing

@Suite struct TemplateChecksTests {
    private func check(_ files: [String: String]) throws -> TemplateChecks {
        TemplateChecks(try #require(library(files).template("t")).get(), version: "0.1.0")
    }

    private func found(_ checks: TemplateChecks) -> [String] {
        checks.issues.map { "\($0.rule.rawValue) \($0.path)" }
    }

    @Test func aGoodTemplateIsSilentInEveryCombination() throws {
        var files = TemplateRenderingTests.files
        files["partials/head.swift"] = nil
        let checks = try check(files)
        #expect(checks.issues.map(\.message) == [])
        #expect(
            checks.renderings.map(\.combination.options) == [
                "--target ios,android --type text --set label=Value", "--target android --type text --set label=Value",
                "--target ios --type text --set label=Value",
            ])
    }

    @Test(arguments: [
        ("t/Row.swift", "{{>head}} \"{{label}} {{lable}}\"", ["template-unknown-name t/Row.swift"]),
        (
            "t/Row.swift", "{{>head}}{{#android}}{{>foot}}{{/android}} // {{label}}",
            ["template-missing-partial t/Row.swift"]
        ),
        (
            "t/Row.swift", "{{>head}}{{#android}}{{nothing}}{{/android}} // {{label}}",
            ["template-unknown-name t/Row.swift"]
        ),
        ("t/Row.swift", "{{>head}}{{#label}}", ["template-syntax t/Row.swift"]),
        ("t/C.kt", "val x = 1", []),
        ("t/extra.txt", "", ["template-leftover t/extra.txt"]),
        ("t/partials/unused.txt", "", ["template-leftover t/partials/unused.txt"]),
        ("t/manifest.json", "{{=<% %>=}}{ \"a\": \"{{name}}\" }", ["template-leftover t/manifest.json"]),
    ])
    func reportsWhatIsWrong(_ path: String, _ text: String, _ expected: [String]) throws {
        var files = TemplateRenderingTests.files
        files[path] = text
        #expect(found(try check(files)) == expected)
    }

    @Test func reportsAnAnswerThatNothingUses() throws {
        var files = TemplateRenderingTests.files
        files["t/Row.swift"] = "{{>head}}"
        files["t/C.kt"] = ""
        let checks = try check(files)
        #expect(checks.issues.map(\.rule) == [.unusedAnswer])
        #expect(checks.issues.first?.range != nil)
    }

    @Test func reportsEveryProblemOfADefinition() throws {
        var files = TemplateRenderingTests.files
        files["t/template.json"] = files["t/template.json"]?.replacingOccurrence(
            of: "\"when\": \"ios\"", with: "\"when\": \"io\""
        )
        .replacingOccurrence(of: "\"source\": \"C.kt\"", with: "\"source\": \"D.kt\"")
        #expect(
            Set(found(try check(files))) == [
                "template-unknown-name t/template.json", "template-path t/template.json", "template-leftover t/C.kt",
            ])
    }

    /// Conditions of a file, of which `x` (when `!y`), `y` and `style` are asked.
    @Test(arguments: [
        ("[\"y\", \"!y\"]", false), ("\"android\"", false), ("\"!ios\"", false), ("\"is.type.date\"", false),
        ("[\"x\", \"y\"]", false), ("[\"is.style.a\", \"is.style.b\"]", false), ("\"!name\"", false),
        ("[\"x\", \"!y\", \"is.style.b\"]", true), ("\"!text\"", true), ("\"!owner\"", true), ("\"ios\"", true),
    ])
    func reportsConditionsThatNeverHold(_ condition: String, _ canHold: Bool) throws {
        let checks = try check([
            "t/template.json": """
            { "title": "T", "description": "D", "platforms": ["ios"], "types": ["text"],
              "questions": [
                { "id": "y", "type": "boolean", "prompt": "Y", "default": true },
                { "id": "x", "type": "boolean", "prompt": "X", "default": true, "when": "!y" },
                { "id": "style", "type": "choice", "prompt": "S", "choices": ["a", "b"], "default": "a" },
                { "id": "text", "type": "text", "prompt": "T", "default": "t", "minLength": 0 },
                { "id": "owner", "type": "text", "prompt": "O", "optional": true, "example": "o" }
              ],
              "files": [
                { "source": "a.md" }, { "source": "b.md", "when": \(condition) }
              ] }
            """,
            "t/a.md": "{{#x}}{{/x}}{{#y}}{{/y}}{{style}}{{text}}{{#owner}}{{/owner}}", "t/b.md": "",
        ])
        #expect(found(checks) == (canHold ? [] : ["template-leftover t/template.json"]))
        #expect(
            canHold || checks.issues[0].message.hasPrefix("this condition is never true, so no control gets \"b.md\""))
    }

    @Test(arguments: [
        ("\"y\"", "not known yet"), ("\"x\"", "not known yet"), ("\"nix\"", "no value is called \"nix\""),
        ("\"is.type.text\"", "no value is called"), ("\"android\"", "so \"x\" is never asked"), ("\"ios\"", ""),
    ])
    func reportsQuestionsThatAreNeverAsked(_ condition: String, _ message: String) throws {
        let checks = try check([
            "t/template.json": """
            { "title": "T", "description": "D", "platforms": ["ios"],
              "questions": [
                { "id": "x", "type": "boolean", "prompt": "X", "default": true, "when": \(condition) },
                { "id": "y", "type": "boolean", "prompt": "Y", "default": true }
              ],
              "files": [{ "source": "a.md" }] }
            """,
            "t/a.md": "{{#x}}{{/x}}{{#y}}{{/y}}",
        ])
        #expect(checks.issues.count == (message.isEmpty ? 0 : 1))
        #expect(message.isEmpty || checks.issues[0].message.contains(message))
    }

    @Test func twoPartialsOfOneNameAreReported() throws {
        var files = TemplateRenderingTests.files
        files["t/partials/Foot.md"] = "{{label}}"
        files["t/partials/more/Foot.swift"] = ""
        let issue = try #require(try check(files).issues.first { $0.rule == .path })
        #expect(issue.path == "t/partials/more/Foot.swift")
        #expect(issue.message.hasPrefix("the partial \"Foot\" is \"t/partials/Foot.md\": two files"))
    }

    @Test func onlyFoldersWithAFileAreTemplates() {
        let folder = FileTree.Entry(path: "t/template.json", kind: .folder)
        #expect(TemplateLibrary(FileTree(entries: [folder]) { _, _ in .success([]) }).names == [])
        #expect(library(["partials/template.json": "{}", "a/template.json": "{}"]).names == ["a"])
    }

    /// One mistake is told once: what follows from it is no mistake of its own.
    @Test(arguments: [
        ("{ \"title\": \"T\", }", ["trailing comma"]), ("", ["empty file"]),
        (
            """
            { "title": "T", "description": "D", "platforms": ["ios"], "files": [] }
            """, ["\"files\" is empty"]
        ),
        (
            """
            { "title": "T", "description": "D", "platforms": ["ios"], "files": [{ "source": "a.md" }],
              "questions": [{ "id": "x", "type": "integer", "prompt": "P", "default": 5, "minimum": 9, "maximum": 1 }] }
            """, ["\"maximum\" is less than"]
        ),
        (
            """
            { "title": "T", "description": "D", "platforms": ["ios"], "files": [{ "source": "a.md" }],
              "questions": [{ "id": "x", "type": "list", "prompt": "P", "default": ["a"], "minItems": -1 }] }
            """, ["\"minItems\" is less than 0"]
        ),
    ])
    func tellsAMistakeOnce(_ definition: String, _ messages: [String]) throws {
        let result = library(["t/template.json": definition, "t/a.md": "{{x}}{{#x}}{{/x}}"]).template("t")
        let issues: [TemplateIssue]
        switch try #require(result) {
        case .success(let template): issues = TemplateChecks(template, version: "").issues
        case .failure(let failure): issues = failure.issues
        }
        let own = issues.filter { $0.path == "t/template.json" }
        #expect(own.count == messages.count)
        for (issue, message) in zip(own, messages) { #expect(issue.message.contains(message)) }
    }

    @Test(arguments: [[2, 3], [], [1, 1, 1], [4, 4, 4, 4, 4], [2, 2, 2, 2, 2, 2, 2, 2, 2, 7]])
    func pairsAreComplete(_ counts: [Int]) {
        let rows = Pairwise.rows(counts, limit: 20)
        #expect(
            rows.allSatisfy { row in zip(row, counts).allSatisfy { $0 >= 0 && $0 < $1 } && row.count == counts.count })
        for first in counts.indices {
            for second in counts.indices where second > first {
                let pairs = Set(rows.map { [$0[first], $0[second]] })
                #expect(pairs.count == counts[first] * counts[second])
            }
        }
        #expect(rows.count <= 30)
        #expect(Pairwise.rows([2, 3, 4], limit: 24).count == 24)
        #expect(Pairwise.rows([2, 0], limit: 24).isEmpty)
    }
}
