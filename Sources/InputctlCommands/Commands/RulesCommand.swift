import Reporting
import Rules
import Scaffolding

/// `inputctl rules`
enum RulesCommand: Command {
    private enum Format: String {
        case text, json, markdown
    }

    private static let format = Option.choice(
        "format", Format.text, [.json, .markdown], "output format (default: text)")

    static let usage = CommandUsage(
        name: "rules", argumentCount: 0...0, summary: "list all rules, for controls and templates",
        options: [format.usage, ColorChoice.option.usage])

    static func run(_ arguments: ParsedArguments, _ console: Console) -> ExitCode {
        let rules = RuleRegistry.all.map { $0.info } + TemplateIssue.Rule.allCases.map { $0.info }
        switch arguments[format] {
        case .json: console.print(RuleReference.json(rules))
        case .markdown: console.print(RuleReference.markdown(rules))
        case .text: console.print(RuleReference.text(rules, palette: ColorChoice.palette(arguments, console)))
        }
        return .clean
    }
}
