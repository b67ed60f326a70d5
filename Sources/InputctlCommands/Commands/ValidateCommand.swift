import Findings
import InputControl
import Reporting
import Rules
import SourceText

/// `inputctl validate [PATH...]`
enum ValidateCommand: Command {
    private static let format = Option.choice(
        "format", OutputFormat.text, Array(OutputFormat.allCases.dropFirst()),
        "output format (default: text)")
    private static let isStrict = Option.flag("strict", "exit with 1 for warnings as well")
    private static let platform = Option<Platform?>.choice("target", "check for this platform only")
    private static let allowsEmpty = Option.flag("allow-empty", "exit with 0 when there is nothing to check")
    private static let isQuiet = Option.flag("quiet", "print findings only, no summary")
    private static let standardInputName = Option.value(
        "stdin-path", "NAME", "the path shown for the manifest from standard input")

    static let usage = CommandUsage(
        name: "validate", arguments: "[PATH...]", argumentCount: 0...Int.max, summary: "check controls",
        discussion: [
            """
            PATH is a control's folder or .zip, its manifest.json, a folder of controls, a 4D project, or a gallery; the
            default is the current folder. The path - reads a manifest from standard input.
            """
        ],
        options: [
            format.usage, isStrict.usage, platform.usage, RuleSelection.selected.usage, RuleSelection.ignored.usage,
            allowsEmpty.usage, isQuiet.usage, standardInputName.usage, ColorChoice.option.usage,
        ])

    static func run(_ arguments: ParsedArguments, _ console: Console) throws(UsageError) -> ExitCode {
        let rules = try RuleSelection.rules(arguments)
        if arguments[standardInputName] != nil, !arguments.operands.contains("-") {
            throw UsageError("--stdin-path needs - among the paths")
        }
        let paths = ResolvedInputs(
            arguments.operands, standardInputName: arguments[standardInputName] ?? "manifest.json", console)
        _ = paths.complainAboutProblems(to: console, aboutWrappedControls: false)
        if !arguments[isQuiet], paths.controls.count > 1 || paths.descriptions.count > 1 {
            for description in paths.descriptions { console.complain("checking \(description)") }
        }
        let report = RuleEngine.check(
            paths.controls, rules: rules, platforms: arguments[platform].map { [$0] } ?? Set(Platform.allCases),
            displayPrefix: paths.displayPrefix)
        let format = arguments[format]
        let printed = format.isForPrograms ? report.adding(paths.unread) : report
        let showsSummary = !arguments[isQuiet] && report.controls > 0
        console.print(format.render(printed, showsSummary: showsSummary, arguments, console))

        if !paths.problems.isEmpty { return .failure }
        if paths.controls.isEmpty || !paths.empty.isEmpty, !arguments[allowsEmpty] { return .failure }
        let limit: Severity = arguments[isStrict] ? .warning : .error
        return report.findings.contains { $0.severity >= limit } ? .findings : .clean
    }
}
