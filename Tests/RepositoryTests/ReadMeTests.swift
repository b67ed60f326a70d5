import Foundation
import TestSupport
import Testing

/// What the read-me shows is what happens.
@Suite struct ReadMeTests {
    /// A command of a `console` block and the output shown below it.
    struct Example: CustomTestStringConvertible, Sendable {
        let command: String
        let output: String
        var testDescription: String { command }
    }

    static let examples: [Example] = {
        let text = (try? Repository.text(of: "README.md")) ?? ""
        return text.components(separatedBy: "```console\n").dropFirst().flatMap { part -> [Example] in
            let block = part.components(separatedBy: "```").first ?? ""
            return block.components(separatedBy: "$ ").dropFirst().map { piece in
                let lines = piece.split(separator: "\n", maxSplits: 1, omittingEmptySubsequences: false)
                return Example(command: String(lines[0]), output: lines.count > 1 ? String(lines[1]) : "")
            }
        }
    }()

    @Test(arguments: examples)
    func anExampleGivesTheOutputThatIsShown(_ example: Example) throws {
        let words = example.command.split(separator: " ").map(String.init)
        #expect(words.first == "inputctl")
        let run = try BuiltTool.run(Array(words.dropFirst()), in: Repository.root)
        #expect(Self.withoutRuleCounts(run.output) == Self.withoutRuleCounts(example.output))
    }

    /// How many rules there are, and how many of them one platform is not checked for, changes with every new rule.
    private static func withoutRuleCounts(_ output: String) -> String {
        output.trimmingCharacters(in: .newlines)
            .replacing(/[0-9]+ rules/, with: "… rules")
            .replacing(/not checked: [^—]+—/, with: "not checked: … —")
    }

    @Test func theTwoCommandsAreTheExampleAndTheTestsThatTheGateRuns() throws {
        let text = try Repository.text(of: "README.md")
        let block = try #require(
            text.components(separatedBy: "```sh\n").dropFirst().first?.components(separatedBy: "```").first)
        let commands = block.split(separator: "\n").map(String.init)
        let shown = try #require(Self.examples.first).command
        try #require(commands.count == 2)
        #expect(commands[0].hasSuffix("swift run " + shown))
        #expect(try Repository.text(of: ".ci/run").contains(commands[1]))
    }
}
