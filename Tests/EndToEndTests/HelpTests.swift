import InputctlCommands
import Reporting
import Testing

@Suite struct HelpTests {
    static let commands: [String] = Inputctl.commands.map { $0.usage.name }

    @Test(arguments: [[]] + commands.map { [$0] })
    func theTextFitsATerminal(_ words: [String]) {
        let run = TestRun(["help"] + words)
        #expect(run.code == .clean)
        let lines = run.output.split(separator: "\n", omittingEmptySubsequences: false)
        #expect(lines.count > 3)
        #expect(lines.filter { DisplayWidth.columns(of: $0) > 80 } == [])
        #expect(run.output.hasSuffix("\n") && !run.output.hasSuffix("\n\n"))
    }

    /// Wrapping loses nothing.
    @Test(arguments: commands)
    func everyWordOfTheUsageIsInTheText(_ name: String) throws {
        let usage = try #require(Inputctl.commands.first { $0.usage.name == name }).usage
        let text = words(TestRun(["help", name]).output)
        for part in [usage.summary] + usage.discussion + usage.options.map(\.summary) {
            #expect(text.contains(words(part)), "\(part)")
        }
    }

    private func words(_ text: String) -> String {
        text.split { $0.isWhitespace }.joined(separator: " ")
    }
}
