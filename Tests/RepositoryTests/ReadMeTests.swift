import Foundation
import TestSupport
import Testing

/// What the read-me shows is what happens.
@Suite(.serialized) struct ReadMeTests {
    /// A command of a `console` block and the output shown below it.
    struct Example: Sendable {
        let command: String
        let output: String
    }

    /// A `console` block: its commands run one after the other.
    struct Block: CustomTestStringConvertible, Sendable {
        let text: String

        var examples: [Example] {
            text.components(separatedBy: "$ ").dropFirst().map { piece in
                let lines = piece.split(separator: "\n", maxSplits: 1, omittingEmptySubsequences: false)
                return Example(command: String(lines[0]), output: lines.count > 1 ? String(lines[1]) : "")
            }
        }

        var testDescription: String { examples.map(\.command).joined(separator: "; ") }
    }

    static let blocks: [Block] = {
        let text = (try? Repository.text(of: "README.md")) ?? ""
        return text.components(separatedBy: "```console\n").dropFirst().map { part in
            Block(text: part.components(separatedBy: "```").first ?? "")
        }
    }()

    /// In a folder that has the project's fixtures, where nothing else is in the way. With `INPUTCTL_RECORD=1` the block
    /// is rewritten, and the test fails all the same.
    @Test(arguments: blocks)
    func aBlockGivesTheOutputThatIsShown(_ block: Block) throws {
        var printed = ""
        try withTemporaryFolder { folder in
            try FileManager.default.createSymbolicLink(
                atPath: folder.path + "/Fixtures", withDestinationPath: Repository.path("Fixtures"))
            for example in block.examples {
                let words = example.command.split(separator: " ").map(String.init)
                #expect(words.first == "inputctl")
                let run = try BuiltTool.run(Array(words.dropFirst()), in: folder.path)
                printed += "$ \(example.command)\n\(run.output)"
            }
        }
        #expect(printed == block.text)
        if printed != block.text, ProcessInfo.processInfo.environment["INPUTCTL_RECORD"] == "1" {
            let text = try Repository.text(of: "README.md").replacing(block.text, with: printed)
            try Data(text.utf8).write(to: URL(fileURLWithPath: Repository.path("README.md")))
        }
    }

    @Test func theTwoCommandsAreTheExampleAndTheTestsThatTheGateRuns() throws {
        let text = try Repository.text(of: "README.md")
        let block = try #require(
            text.components(separatedBy: "```sh\n").dropFirst().first?.components(separatedBy: "```").first)
        let commands = block.split(separator: "\n").map(String.init)
        let shown = try #require(Self.blocks.first?.examples.first).command
        try #require(commands.count == 2)
        #expect(commands[0].hasSuffix("swift run " + shown))
        #expect(try Repository.text(of: ".ci/run").contains(commands[1]))
    }
}
