import InputControl
import InputctlCommands

/// One command line, run within the test's own process.
struct TestRun {
    let code: ExitCode
    let output: String
    let errors: String

    init(
        _ words: [String], input: String = "", environment: [String: String] = [:], isTerminal: Bool = false,
        typed: (() -> String?)? = nil
    ) {
        var output = ""
        var errors = ""
        code = Inputctl.run(
            words,
            Console(
                print: { output += $0 }, printError: { errors += $0 }, readInput: { .success(Array(input.utf8)) },
                isTerminal: isTerminal, environment: environment, readLine: typed))
        self.output = output
        self.errors = errors
    }
}
