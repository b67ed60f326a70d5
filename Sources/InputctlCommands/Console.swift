import InputControl
import Reporting

/// The input and output of a command, and its environment. Tests inject their own.
package struct Console {
    /// Prints to standard output, as it is.
    package let print: (String) -> Void

    /// Prints to standard error, as it is.
    package let printError: (String) -> Void

    /// Reads all of standard input.
    package let readInput: () -> Result<[UInt8], FileProblem>

    /// Reads a line that a person types, without its line end; nil at the end of input. Nil when nobody is at a terminal.
    package let readLine: (() -> String?)?

    /// Whether standard output is a terminal.
    package let isTerminal: Bool

    /// Prints to standard error what a terminal shows for a moment; nil where standard error is not a terminal.
    package let showProgress: ((String) -> Void)?

    package let environment: [String: String]

    /// Takes in what was done besides printing, as a sentence: it is printed to standard error when what was printed is lost.
    package let didChange: (String) -> Void

    package init(
        print: @escaping (String) -> Void, printError: @escaping (String) -> Void,
        readInput: @escaping () -> Result<[UInt8], FileProblem>, isTerminal: Bool, environment: [String: String],
        readLine: (() -> String?)? = nil, showProgress: ((String) -> Void)? = nil,
        didChange: @escaping (String) -> Void = { _ in }
    ) {
        self.print = print
        self.printError = printError
        self.readInput = readInput
        self.readLine = readLine
        self.showProgress = showProgress
        self.didChange = didChange
        self.isTerminal = isTerminal
        self.environment = environment
    }

    /// Prints a message of the tool itself, of one line, to standard error; names in it can't do anything to a terminal.
    package func complain(_ message: String) {
        printError("inputctl: \(TerminalEscaper.line(message))\n")
    }
}
