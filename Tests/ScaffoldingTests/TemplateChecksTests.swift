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
