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

    private static let threads = Option.value(
        "threads", "N", "how many controls are checked at the same time (default: one per core)")

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
            allowsEmpty.usage, isQuiet.usage, standardInputName.usage, threads.usage, ColorChoice.option.usage,
        ])

    static func run(_ arguments: ParsedArguments, _ console: Console) throws(UsageError) -> ExitCode {
        let rules = try RuleSelection.rules(arguments)
        let threads = try threadCount(arguments)
        if arguments[standardInputName] != nil, !arguments.operands.contains("-") {
            throw UsageError("--stdin-path needs - among the paths")
        }
        var paths = ResolvedInputs(
            arguments.operands, standardInputName: arguments[standardInputName] ?? "manifest.json", console)
        if !arguments[isQuiet], paths.controls.count > 1 || paths.descriptions.count > 1 {
            for description in paths.descriptions { console.complain("checking \(description)") }
        }
        let progress = ProgressLine(of: paths.controls.count, arguments[isQuiet] ? nil : console.showProgress)
        let outcome = RuleEngine.check(
            paths.controls, rules: rules, platforms: arguments[platform].map { [$0] } ?? Set(Platform.allCases),
            displayPrefix: paths.displayPrefix, threads: threads, progress: progress.show)
        progress.clear()
        let report = outcome.report
        paths.add(outcome.problems)
        _ = paths.complainAboutProblems(to: console, aboutWrappedControls: false)
        let format = arguments[format]
        let printed = format.isForPrograms ? report.adding(paths.unread) : report
        let showsSummary = !arguments[isQuiet] && report.controls > 0
        console.print(format.render(printed, showsSummary: showsSummary, arguments, console))

        if !paths.problems.isEmpty { return .failure }
        if paths.controls.isEmpty || !paths.empty.isEmpty, !arguments[allowsEmpty] { return .failure }
        let limit: Severity = arguments[isStrict] ? .warning : .error
        return report.findings.contains { $0.severity >= limit } ? .findings : .clean
    }

    /// The value of `--threads`; nil when it was not given.
    private static func threadCount(_ arguments: ParsedArguments) throws(UsageError) -> Int? {
        guard let text = arguments[threads] else { return nil }
        guard let count = Int(text), (1...64).contains(count) else {
            throw UsageError("\"\(text)\" cannot be the value of --threads; give a number from 1 to 64")
        }
        return count
    }
}
