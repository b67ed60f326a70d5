/// A command of the tool. Its file in `Commands/` is named as it is.
package protocol Command: Sendable {
    static var usage: CommandUsage { get }

    /// Does the job and prints the result; what the user got wrong on the command line is thrown.
    static func run(_ arguments: ParsedArguments, _ console: Console) throws(UsageError) -> ExitCode
}
