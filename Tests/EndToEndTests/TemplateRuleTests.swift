import Findings
import Foundation
import Scaffolding
import TestSupport
import Testing

/// The rules for templates are in the rule reference, as those for controls are, and their examples are what they say.
@Suite struct TemplateRuleTests {
    private struct Rule: Decodable {
        let id: String
        let group: String
        let bad: [String: String]
        let good: [String: String]
    }

    private static let ids = TemplateIssue.Rule.allCases.map(\.rawValue)

    private func reference() throws -> [Rule] {
        struct Reference: Decodable {
            let rules: [Rule]
        }
        let output = TestRun(["rules", "--format", "json"]).output
        return try JSONDecoder().decode(Reference.self, from: Data(output.utf8)).rules
    }

    private func lint(_ files: [String: String]) throws -> (code: Int32, rules: [String]) {
        try withTemporaryFolder { folder in
            try folder.write(files)
            let run = TestRun(["templates", "lint", folder.path, "--format", "json"])
            return (run.code.rawValue, try JSONReport(run.output).findings.map(\.rule))
        }
    }

    @Test func theReferenceHasAllThatTheLinterReports() throws {
        #expect(try reference().filter { $0.group == "Templates" }.map(\.id) == Self.ids.sorted())
        #expect(TestRun(["rules"]).output.contains("\nTemplates\n"))
    }

    @Test(arguments: ids)
    func theExamplesAreWhatTheySay(_ id: String) throws {
        let rule = try #require(try reference().first { $0.id == id })
        let bad = try lint(rule.bad)
        #expect(bad.rules == [id] && bad.code == 1)
        let good = try lint(rule.good)
        #expect(good.rules == [] && good.code == 0)
    }

    @Test(arguments: ids)
    func eachIsExplained(_ id: String) {
        let run = TestRun(["explain", id])
        #expect(run.code == .clean)
        #expect(run.output.hasPrefix("\(id) — error, Templates\n"))
        #expect(run.output.contains("\nWhat happens\n") && !run.output.contains("What 4D does"))
        for line in run.output.split(separator: "\n") { #expect(line.count <= 120) }
    }

    @Test func theyDoNotJudgeControls() {
        for words in [["explain", "template-path", "--at", "."], ["validate", "--select", "template-path"]] {
            let run = TestRun(words)
            #expect(run.code == .usage)
            #expect(
                run.errors
                    == "inputctl: \"template-path\" is about templates, not controls; inputctl templates lint checks it\n"
            )
        }
        #expect(TestRun(["explain", "template-sintax"]).errors.contains("did you mean \"template-syntax\"?"))
    }
}
