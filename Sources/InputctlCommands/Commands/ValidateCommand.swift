import Findings
import InputControl
import Reporting
import Rules
import SourceText

/// `inputctl validate [PATH...]`
enum ValidateCommand: Command {
    static let usage = CommandUsage(
        name: "validate", arguments: "[PATH...]", argumentCount: 0...Int.max, summary: "check controls",
        discussion: [
            """
            PATH is a control's folder or .zip, its manifest.json, a folder of controls, a 4D project, or a gallery; the
            default is the current folder. The path - reads a manifest from standard input.
            """
        ],
        options: [
            .choice("format", ["text", "concise", "json", "github"], "output format (default: text)"),
            .flag("strict", "exit with 1 for warnings as well"),
            .choice("target", Platform.allCases.map(\.rawValue), "check for this platform only"),
        ] + RuleSelection.options + [
            .flag("allow-empty", "exit with 0 when there is nothing to check"),
            .flag("quiet", "print findings only, no summary"),
            .value("stdin-path", "NAME", "the path shown for the manifest from standard input"),
            ColorChoice.option,
        ])

    static func run(_ arguments: ParsedArguments, _ console: Console) throws(UsageError) -> ExitCode {
        let rules = try RuleSelection.rules(arguments)
        let palette = ColorChoice.palette(arguments, console)
        let platforms = arguments.value("target").flatMap(Platform.init(rawValue:)).map { Set([$0]) }
        if arguments.value("stdin-path") != nil, !arguments.arguments.contains("-") {
            throw UsageError("--stdin-path needs - among the paths")
        }
        let paths = ResolvedInputs(
            arguments.arguments, standardInputName: arguments.value("stdin-path") ?? "manifest.json", console)
        _ = paths.complainAboutProblems(to: console, aboutWrappedControls: false)
        if !arguments.has("quiet"), paths.controls.count > 1 || paths.descriptions.count > 1 {
            for description in paths.descriptions { console.complain("checking \(description)") }
        }
        let report = RuleEngine.check(
            paths.controls, rules: rules, platforms: platforms ?? Set(Platform.allCases),
            displayPrefix: paths.displayPrefix)
        print(report, of: paths, arguments, palette, console)

        if !paths.problems.isEmpty { return .failure }
        if paths.controls.isEmpty || !paths.empty.isEmpty, !arguments.has("allow-empty") { return .failure }
        let limit: Severity = arguments.has("strict") ? .warning : .error
        return report.findings.contains { $0.severity >= limit } ? .findings : .clean
    }

    private static func print(
        _ report: Report, of paths: ResolvedInputs, _ arguments: ParsedArguments, _ palette: Palette, _ console: Console
    ) {
        switch arguments.value("format") {
        case "json":
            // Programs do not read standard error.
            console.print(JSONReporter(toolVersion: Inputctl.version).render(report.adding(paths.unread)))
        case "github": console.print(GitHubReporter().render(report))
        case "concise": console.print(ConciseReporter().render(report))
        default:
            let showsSummary = !arguments.has("quiet") && report.controls > 0
            console.print(TextReporter(palette: palette, showsSummary: showsSummary).render(report))
        }
    }
}
