import Findings
import InputControl
import Reporting
import Rules
import Scaffolding
import SourceText

/// `inputctl templates list|lint [DIR]`
enum TemplatesCommand: Command {
    private static let folder = Option.value("templates", "DIR", "the folder of templates, as DIR")
    private static let format = Option.choice(
        "format", OutputFormat.text, Array(OutputFormat.allCases.dropFirst()), "output format (default: text)")

    static let usage = CommandUsage(
        name: "templates", arguments: "list|lint [DIR]", argumentCount: 1...2,
        summary: "list or check the built-in templates, or those of a folder",
        discussion: [
            "list prints the templates and their questions.",
            """
            lint renders every template in every combination of platforms, types and choices, and validates each result. It
            reports mistakes of the template.json, and findings in the results.
            """,
            """
            A template is a folder with a template.json and the files it names; DIR contains such folders.
            inputctl explain template-syntax shows a small one, and Templates/README.md of inputctl describes every key.
            """,
        ],
        options: [folder.usage, format.usage, ColorChoice.option.usage])

    static func run(_ arguments: ParsedArguments, _ console: Console) throws(UsageError) -> ExitCode {
        let action = arguments.operands[0]
        guard ["list", "lint"].contains(action) else { throw .unknown("action", action, among: ["list", "lint"]) }
        let folder = arguments.operands.count > 1 ? arguments.operands[1] : arguments[self.folder]
        let choice = try TemplateChoice(folder: folder)
        guard action == "lint" || [.text, .json].contains(arguments[format]) else {
            throw UsageError(
                "templates list prints text or json; --format \(arguments[format].rawValue) is for templates lint")
        }
        return action == "list"
            ? list(choice.libraries[0], choice, arguments, console)
            : lint(choice.libraries[0], choice, arguments, console)
    }

    private static func list(
        _ library: TemplateLibrary, _ choice: TemplateChoice, _ arguments: ParsedArguments, _ console: Console
    ) -> ExitCode {
        var entries: [TemplateListDocument.Entry] = []
        var issues: [TemplateIssue] = []
        for name in library.names {
            switch library.template(name) {
            case .success(let template):
                // A template with issues is not listed, since it makes no control.
                if template.issues.isEmpty { entries.append(.init(template)) }
                issues += template.issues
            case .failure(let failure): issues += failure.issues
            case nil: break
            }
        }
        if arguments[format] == .json {
            console.print(TemplateListDocument(templates: entries).json)
        } else {
            console.print(entries.map(\.text).joined(separator: "\n"))
        }
        guard !issues.isEmpty else { return .clean }
        console.printError(TextReporter(showsSummary: false).render(Report(issues, choice)))
        return .failure
    }

    private static func lint(
        _ library: TemplateLibrary, _ choice: TemplateChoice, _ arguments: ParsedArguments, _ console: Console
    ) -> ExitCode {
        let lint = TemplateLint(library)
        console.print(arguments[format].render(Report(lint.issues, choice), arguments, console))
        if arguments[format] == .text {
            let errors = lint.issues.count
            console.print(
                "\(errors == 0 ? "no problems" : errors.counted("error")) in \(library.names.count.counted("template")) "
                    + "(\(lint.combinations.counted("combination")) rendered and validated)\n"
            )
        }
        return lint.issues.isEmpty ? .clean : .findings
    }
}
