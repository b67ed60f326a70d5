import Findings
import InputControl
import Reporting
import Rules
import Scaffolding
import SourceText

/// `inputctl templates list|lint [DIR]`
enum TemplatesCommand: Command {
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
        options: [
            .value("templates", "DIR", "the folder of templates, as DIR"),
            .choice("format", ["text", "json"], "output format (default: text)"), ColorChoice.option,
        ])

    static func run(_ arguments: ParsedArguments, _ console: Console) throws(UsageError) -> ExitCode {
        let action = arguments.arguments[0]
        guard ["list", "lint"].contains(action) else { throw .unknown("action", action, among: ["list", "lint"]) }
        let folder = arguments.arguments.count > 1 ? arguments.arguments[1] : arguments.value("templates")
        let choice = try TemplateChoice(folder: folder)
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
        if arguments.value("format") == "json" {
            console.print(TemplateListDocument(templates: entries).json)
        } else {
            console.print(entries.map(\.text).joined(separator: "\n"))
        }
        guard !issues.isEmpty else { return .clean }
        console.printError(TemplateReport(issues, choice).text(.plain))
        return .failure
    }

    private static func lint(
        _ library: TemplateLibrary, _ choice: TemplateChoice, _ arguments: ParsedArguments, _ console: Console
    ) -> ExitCode {
        let lint = TemplateLint(library)
        let report = TemplateReport(lint.issues, choice)
        if arguments.value("format") == "json" {
            console.print(JSONReporter(toolVersion: Inputctl.version).render(report.report))
        } else {
            console.print(report.text(ColorChoice.palette(arguments, console)))
            let errors = lint.issues.count
            console.print(
                "\(errors == 0 ? "no problems" : "\(errors) error\(errors == 1 ? "" : "s")") in \(library.names.count) template"
                    + "\(library.names.count == 1 ? "" : "s") (\(lint.combinations) combination\(lint.combinations == 1 ? "" : "s") rendered and validated)\n"
            )
        }
        return lint.issues.isEmpty ? .clean : .findings
    }
}
