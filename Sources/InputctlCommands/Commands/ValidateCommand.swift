import Findings
import InputControl
import Reporting
import Rules
import SourceText

/// `inputctl validate [PATH...]`
enum ValidateCommand: Command {
    private static let format = Option.choice(
        "format", OutputFormat.text, Array(OutputFormat.allCases.dropFirst()),
        "how findings are printed (default: text)")
    private static let isStrict = Option.flag("strict", "warnings, too, end with exit code 1")
    private static let platform = Option<Platform?>.choice("target", "check what matters to this platform only")
    private static let allowsEmpty = Option.flag("allow-empty", "finding nothing to check is no failure")
    private static let isQuiet = Option.flag("quiet", "print findings only, no summary")
    private static let standardInputName = Option.value(
        "stdin-path", "NAME", "what to call the manifest from standard input")

    static let usage = CommandUsage(
        name: "validate", arguments: "[PATH...]", argumentCount: 0...Int.max, summary: "check controls",
        discussion: [
            """
            PATH is a control's folder or .zip, its manifest.json, a folder of controls, a 4D project, or a gallery; the
            current folder when there is none. A lone - reads a manifest from standard input.
            """
        ],
        options: [
            format.usage, isStrict.usage, platform.usage, RuleSelection.selected.usage, RuleSelection.ignored.usage,
            allowsEmpty.usage, isQuiet.usage, standardInputName.usage, ColorChoice.option.usage,
        ])

    static func run(_ arguments: ParsedArguments, _ console: Console) throws(UsageError) -> ExitCode {
        let rules = try RuleSelection.rules(arguments)
        if arguments[standardInputName] != nil, !arguments.operands.contains("-") {
            throw UsageError("--stdin-path names the manifest that - reads; there is no -")
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
