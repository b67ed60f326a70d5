import InputctlCommands
import TestSupport
import Testing

/// `explain RULE --at PATH`: what a rule compared, and why it fired or didn't.
@Suite struct ExplainTests {
    static let recorded: [(name: String, rule: String, control: String)] = [
        ("fired", "name-reserved", "Fixtures/Rules/name-reserved/location"),
        ("fired-kotlin", "kotlin-file-name", "Fixtures/Rules/kotlin-file-name/class-of-another-name"),
        ("fired-link", "format-not-handled", "Fixtures/findings/color-wheel"),
        ("silent-link", "format-not-handled", "Fixtures/ok/input-control-currentAddress"),
        ("silent", "kotlin-file-name", "Fixtures/ok/contactPhone"),
        ("silent-manifest", "capability-false", "Fixtures/ok/contactPhone"),
        ("not-checked", "kotlin-file-name", "Fixtures/ok/weather"),
        ("not-checked-damaged", "inject-missing", "Fixtures/Rules/json-syntax/unclosed"),
    ]

    @Test(arguments: recorded.map(\.name))
    func theEvidenceIsAsRecorded(_ name: String) throws {
        let sample = try #require(Self.recorded.first { $0.name == name })
        let root = RuleCase.root(of: sample.control)
        let run = try BuiltTool.run(["explain", sample.rule, "--at", sample.control], in: root)
        expectGolden(run.output, at: "Tests/Expected/Explain/\(name).txt")
        #expect(run.code == 0)
        #expect(run.errors == "")
    }

    /// The evidence and the report of `validate` are of one mind.
    @Test(arguments: recorded.map(\.name))
    func theResultIsThatOfValidate(_ name: String) throws {
        let sample = try #require(Self.recorded.first { $0.name == name })
        let control = RuleCase.root(of: sample.control) + "/" + sample.control
        let explained = TestRun(["explain", sample.rule, "--at", control]).output
        let validated = TestRun([
            "validate", "--quiet", "--format", "concise", "--select", sample.rule, control,
        ])
        let headings = validated.output.split(separator: "\n")
        #expect(headings.isEmpty != name.hasPrefix("fired"))
        #expect(headings.allSatisfy { explained.contains($0) })
        #expect(explained.contains("no finding") == name.hasPrefix("silent"))
        #expect(explained.contains("not checked: ") == name.hasPrefix("not-checked"))
    }

    @Test func everyPlaceOfAComparedValueHasALineAndColumn() {
        let text = TestRun(["explain", "name-reserved", "--at", Repository.path("Fixtures/ok/civility")]).output
        let compared = text.split(separator: "\n").filter { $0.contains("/name is ") || $0.contains("/choiceList is ") }
        #expect(compared.count == 2)
        #expect(compared.allSatisfy { $0.contains(#/manifest\.json:\d+:\d+: /#) })
    }

    @Test func aFolderOfControlsIsExplainedOneByOne() {
        let text = TestRun(["explain", "name-reserved", "--at", Repository.path("Fixtures/ok")]).output
        #expect(text.split(separator: "\n").count { $0 == "compared" } == Repository.names(in: "Fixtures/ok").count)
    }

    @Test func theExitCodesAreThoseOfOtherCommands() {
        #expect(TestRun(["explain", "name-reserved", "--at", Repository.path("Fixtures/none")]).code == .failure)
        #expect(TestRun(["explain", "name-reserved", "--at", Repository.path("Sources/CZlib")]).code == .failure)
        let unknown = TestRun(["explain", "name-resrved", "--at", "."])
        #expect(unknown.code == .usage)
        #expect(unknown.errors == "inputctl: unknown rule \"name-resrved\"; did you mean \"name-reserved\"?\n")
        #expect(TestRun(["explain"]).code == .usage)
        #expect(TestRun(["explain", "name-reserved"]).code == .clean)
    }
}
