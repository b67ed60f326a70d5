import InputControl
import InputctlCommands
import Testing

@Suite struct DispatchTests {
    private func run(_ words: [String]) -> (code: ExitCode, output: String, errors: String) {
        var output = ""
        var errors = ""
        let code = Inputctl.run(
            words,
            Console(
                print: { output += $0 }, printError: { errors += $0 }, readInput: { .success(Array("{}".utf8)) },
                isTerminal: false, environment: [:]))
        return (code, output, errors)
    }

    @Test(arguments: [
        ["--version"], ["--help"], ["-h"], ["help"], ["help", "validate"], ["validate", "--help"], ["rules"],
    ])
    func whatIsAskedForGoesToStandardOutput(_ words: [String]) {
        let result = run(words)
        #expect(result.code == .clean)
        #expect(!result.output.isEmpty && result.errors.isEmpty)
    }

    @Test(arguments: [
        [], ["vaildate"], ["--bogus"], ["--version", "--bogus"], ["help", "vaildate"], ["help", "rules", "validate"],
        ["validate", "--stdin-path", "x"], ["validate", "--select", "no-such-rule"], ["explain"], ["explain", "x"],
        ["schema", "reprot"], ["validate", "--select", "inject-missing", "--ignore", "inject-missing"],
    ])
    func wrongUsageEndsWithTwoAndAMessage(_ words: [String]) {
        let result = run(words)
        #expect(result.code == .usage)
        #expect(result.output.isEmpty && !result.errors.isEmpty)
    }

    @Test func theCommandMayStandBehindOptions() {
        #expect(run(["--format", "json", "validate", "-"]).output.hasPrefix("{"))
    }

    @Test func rulesMeantByAMisspellingAreNamed() {
        #expect(
            run(["explain", "name-reservd"]).errors
                == "inputctl: unknown rule \"name-reservd\"; did you mean \"name-reserved\"?\n")
    }
}
