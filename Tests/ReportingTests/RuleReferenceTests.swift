import Findings
import Foundation
import Reporting
import TestSupport
import Testing

@Suite struct RuleReferenceTests {
    private static func rule(_ id: String, _ group: RuleGroup, _ severity: Severity = .error) -> RuleInfo {
        RuleInfo(
            id: id, group: group, severity: severity,
            summary: "the name *is* one of those that 4D's apps keep for themselves, such as `location` | or others",
            rationale: """
                iOS decodes a name such as "location" to a row of its own, so <Name>RowService is never asked for \
                ___DATE___. 名前は使えません。
                On Android `push` is a list.
                """,
            facts: ["manifest-47", "swift-4"],
            remedy: "Give the control a name of its own, such as \"mylocation\".", needs: [.files, .manifest],
            reads: ["/name"],
            bad: .manifest(
                "{\n  \"name\": \"location\"\n}\n", ["ios/Row.swift": "\tlet s = \"\"\"\r\n\r\n```\r\n\"\"\""]),
            good: .manifest("{\n  \"name\": \"mylocation\"\n}\n"))
    }

    private static let rules = [
        rule("name-reserved", .manifest), rule("kotlin-icon", .kotlin, .warning),
        rule("inject-missing", .manifest, .note),
    ]

    private static let sources = [
        "[manifest-47] Names that cannot work on iOS, because the app decodes them to rows. (API-i)",
        "[swift-4] For a format that is not built in, the app asks each service.",
    ]

    @Test func explainsOneRule() {
        let text = RuleReference.explanation(of: Self.rules[0], sources: Self.sources)
        expectGolden(text, at: "Tests/Expected/Reporting/explain.txt")
    }

    @Test func listsRulesAsText() {
        let text = RuleReference.text(Self.rules)
        expectGolden(text, at: "Tests/Expected/Reporting/rules.txt")
    }

    @Test func listsRulesAsMarkdown() {
        let text = RuleReference.markdown(Self.rules)
        expectGolden(text, at: "Tests/Expected/Reporting/rules.md")
    }

    @Test func listsRulesAsJSON() throws {
        let text = RuleReference.json(Self.rules)
        expectGolden(text, at: "Tests/Expected/Reporting/rules.json")
        let root = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any]
        let rules = try #require(root?["rules"] as? [[String: Any]])
        #expect(rules.compactMap { $0["id"] as? String } == ["inject-missing", "name-reserved", "kotlin-icon"])
        #expect(rules[0]["needs"] as? [String] == ["manifest", "files"])
        #expect(rules[0]["facts"] as? [String] == ["manifest-47", "swift-4"])
    }

    @Test func textFitsATerminal() {
        let text = RuleReference.explanation(of: Self.rules[0], sources: Self.sources) + RuleReference.text(Self.rules)
        let widest = text.split(separator: "\n").map { DisplayWidth.columns(of: $0.filter { $0 != "\t" }) }.max()
        #expect((60...80).contains(widest ?? 0))
    }

    @Test func coloursOnlyWhenAsked() {
        #expect(!RuleReference.text(Self.rules).contains("\u{1B}"))
        #expect(RuleReference.text(Self.rules, palette: .ansi).contains("\u{1B}[1;33mwarning\u{1B}[0m"))
        #expect(
            RuleReference.explanation(of: Self.rules[1], sources: [], palette: .ansi).contains(
                "\u{1B}[1mkotlin-icon\u{1B}[0m"))
    }

    @Test func nothingOfNothing() {
        #expect(RuleReference.text([]) == "")
        #expect(RuleReference.json([]).contains("\"rules\" : ["))
    }
}
