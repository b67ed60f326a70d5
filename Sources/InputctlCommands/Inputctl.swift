/// The tool as a function, called by `main` and by tests.
package enum Inputctl {
    /// The version, by semantic versioning.
    package static let version = "0.1.0"

    /// The commands in the order of the help text.
    package static let commands: [any Command.Type] = [
        ValidateCommand.self, NewCommand.self, InspectCommand.self, RulesCommand.self, ExplainCommand.self,
        SchemaCommand.self, TemplatesCommand.self,
    ]

    /// Runs one command line, given without the name of the tool.
    package static func run(_ words: [String], _ console: Console) -> ExitCode {
        do {
            return try dispatch(words, console)
        } catch {
            console.complain(error.message)
            return error.code
        }
    }

    private static func dispatch(_ words: [String], _ console: Console) throws(UsageError) -> ExitCode {
        guard let position = positionOfCommand(in: words) else {
            if let option = words.first(where: { !["--help", "-h", "--version"].contains($0) }) {
                throw .unknown("option", option, among: ["--help", "--version"])
            }
            if words.contains("--version") {
                console.print("inputctl \(version)\n")
                return .clean
            }
            guard !words.isEmpty else {
                console.printError(HelpText.overview(of: commands))
                return .usage
            }
            console.print(HelpText.overview(of: commands))
            return .clean
        }
        let rest = words[..<position] + words[(position + 1)...]
        if words[position] == "help" { return try help(rest, console) }
        let command = try command(named: words[position])
        let beforeEndOfOptions = rest.prefix { $0 != "--" }
        if beforeEndOfOptions.contains("--help") || beforeEndOfOptions.contains("-h") {
            console.print(HelpText.text(for: command.usage))
            return .clean
        }
        return try command.run(ParsedArguments(rest, for: command.usage), console)
    }

    /// The first word that is neither an option nor the value of one.
    private static func positionOfCommand(in words: [String]) -> Int? {
        let withValue = Set(
            commands.flatMap { $0.usage.options.filter(\.takesValue).map { "--" + $0.name } })
        var index = 0
        while index < words.count {
            if !words[index].hasPrefix("-") { return index }
            index += withValue.contains(words[index]) ? 2 : 1
        }
        return nil
    }

    private static func help(_ words: ArraySlice<String>, _ console: Console) throws(UsageError) -> ExitCode {
        let names = words.filter { !["--help", "-h"].contains($0) }
        guard let name = names.first else {
            console.print(HelpText.overview(of: commands))
            return .clean
        }
        guard names.count == 1 else { throw UsageError("help takes one command") }
        console.print(HelpText.text(for: try command(named: name).usage))
        return .clean
    }

    private static func command(named name: String) throws(UsageError) -> any Command.Type {
        guard let command = commands.first(where: { $0.usage.name == name }) else {
            throw .unknown("command", name, among: commands.map { $0.usage.name } + ["help"])
        }
        return command
    }
}
