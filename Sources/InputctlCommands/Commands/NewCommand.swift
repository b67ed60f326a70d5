import Findings
import InputControl
import Reporting
import Scaffolding
import SourceText

/// `inputctl new NAME`
enum NewCommand: Command {
    static let template = Option.value("template", "TEMPLATE", "the template to use (default: basic)")
    static let className = Option.value(
        "class", "CLASS", "the name in code, when its capitals differ: MyLocation for mylocation")
    static let type = Option.value(
        "type", "TYPE", "the type of the parameters that use the control, one of the template's types")
    static let platforms = Option.list(
        "target", "PLATFORM,…", "ios, android or both (default: all that the template makes)")
    static let answers = Option.repeated(
        "set", "ID=VALUE", "the answer to a question of the template; repeat it for each item of a list")
    static let original = Option.value(
        "from", "CONTROL", "an existing control, in a folder or .zip, to start from instead of a template")
    static let parent = Option.value("in", "DIR", "where to make the folder (default: the current folder)")
    static let isDryRun = Option.flag("dry-run", "show the plan and write nothing")
    static let isForced = Option.flag("force", "replace existing files whose content differs")
    static let format = Option.choice(
        "format", OutputFormat.text, [.json], "output format of the plan (default: text)")

    /// The options that do not go with `original`.
    static let templateOptions = [
        template.usage, TemplateChoice.option.usage, type.usage, platforms.usage, answers.usage,
    ]

    static let usage = CommandUsage(
        name: "new", arguments: "NAME", argumentCount: 1...1, summary: "scaffold a control",
        discussion: [
            """
            Makes the folder NAME with everything a control needs, from a template (inputctl templates list). Questions that
            --set does not answer are asked at the terminal; without a terminal the defaults are used.
            """,
            """
            --from copies an existing control and renames it: its manifest, sources, files and assets. It lists every place
            that was renamed, every place that still has the old name, and what is not copied, such as links and empty
            folders. The folders of tools (.git, .build, .swiftpm, node_modules) are not copied.
            """,
            """
            The control is validated before anything is written. The folder is written in one step; if that fails, it is left
            unchanged. No existing file is replaced without --force.
            """,
        ],
        options: [
            template.usage, className.usage, type.usage, platforms.usage, answers.usage, TemplateChoice.option.usage,
            original.usage, parent.usage, isDryRun.usage, isForced.usage, format.usage, ColorChoice.option.usage,
        ])

    static func run(_ arguments: ParsedArguments, _ console: Console) throws(UsageError) -> ExitCode {
        let name = arguments.operands[0]
        if let control = arguments[original] {
            return try make(
                try RenamedCopyChoice(arguments, console).scaffold(from: control, named: name), arguments, console)
        }
        let choice = try TemplateChoice(folder: arguments[TemplateChoice.option])
        switch try choice.template(arguments[template] ?? "basic") {
        case .failure(let failure): return complain(failure, choice, arguments, console)
        case .success(let template) where !template.issues.isEmpty:
            return complain(TemplateIssues(issues: template.issues), choice, arguments, console)
        case .success(let template):
            switch try TemplateAnswers(arguments: arguments, console: console, choice: choice).scaffold(
                template, named: name)
            {
            case .failure(let failure): return complain(failure, choice, arguments, console)
            case .success(let scaffold): return try make(scaffold, arguments, console)
            }
        }
    }

    /// Prints the issues of a template, which its author has to fix.
    private static func complain(
        _ failure: TemplateIssues, _ choice: TemplateChoice, _ arguments: ParsedArguments, _ console: Console
    ) -> ExitCode {
        console.print(arguments[format].render(Report(failure.issues, choice), arguments, console))
        return .findings
    }

    /// Plans, validates, prints and writes.
    private static func make(
        _ scaffold: Scaffold, _ arguments: ParsedArguments, _ console: Console
    ) throws(UsageError) -> ExitCode {
        let parent = arguments[parent].map { $0.hasSuffix("/") ? $0 : $0 + "/" } ?? ""
        let folder = parent + scaffold.names.name
        var existing: FileTree?
        var problem: String?
        switch FileTree.kind(at: folder) {
        case .failure(let failure) where failure.reason == .missing: break
        case .failure(let failure): problem = "\"\(folder)\" \(failure.explanation)"
        case .success(.file): problem = "\"\(folder)\" is a file; the control needs a folder of this name"
        case .success(.folder):
            switch FileTree.folder(at: folder) {
            case .success(let tree): existing = tree
            case .failure(let failure): problem = "\"\(folder)\" \(failure.explanation)"
            }
        }
        let plan = ScaffoldPlan(scaffold.files, into: existing)
        let report = scaffold.files.validated(over: existing, displayPrefix: folder + "/")
        if report.count(of: .error) > 0, let refusal = scaffold.answered?.refusal(of: scaffold.files) {
            throw UsageError(refusal)
        }
        let run = ScaffoldRun(scaffold: scaffold, plan: plan, report: report, folder: folder, problem: problem)
        return run.finish(arguments, console)
    }
}
