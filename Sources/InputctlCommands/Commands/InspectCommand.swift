import FourDMobile
import Reporting

/// `inputctl inspect [PATH...]`
enum InspectCommand: Command {
    private static let showsSources = Option.flag("sources", "show what was read in each Swift and Kotlin file")
    private static let format = Option.choice(
        "format", OutputFormat.text, [.json], "output format (default: text)")

    static let usage = CommandUsage(
        name: "inspect", arguments: "[PATH...]", argumentCount: 0...Int.max,
        summary: "show what 4D will do with a control",
        discussion: [
            """
            Shows for which parameters and projects the editor offers it, which files are copied into the iOS app, which
            services load and which formats they handle, which keys and permissions the apps get, and which Android class
            is registered.
            """,
            """
            With --sources it shows what was read in the control's code instead: imports, types, members, constants,
            annotations, and what each row builder compares the format with. PATH may then be any folder or a single
            .swift or .kt file, too.
            """,
        ],
        options: [showsSources.usage, format.usage, ColorChoice.option.usage])

    static func run(_ arguments: ParsedArguments, _ console: Console) throws(UsageError) -> ExitCode {
        guard arguments[showsSources] else { return showControls(arguments, console) }
        guard arguments[format] == .text else { throw UsageError("--sources prints only text; remove --format json") }
        return showSources(arguments, console)
    }

    private static func showControls(_ arguments: ParsedArguments, _ console: Console) -> ExitCode {
        var paths = ResolvedInputs(arguments.operands, standardInputName: "manifest.json", console)
        let controls = paths.read()
        let isComplete = paths.complainAboutProblems(to: console)
        let inspections = controls.map { ControlInspection(ControlModel($0)) }
        if arguments[format] == .json {
            console.print(InspectionDocument(controls: inspections).json)
        } else {
            let palette = ColorChoice.palette(arguments, console)
            console.print(inspections.map { $0.text(palette) }.joined(separator: "\n"))
        }
        let areAllRead = controls.allSatisfy { $0.manifest?.root != nil }
        return isComplete && areAllRead ? .clean : .failure
    }

    private static func showSources(_ arguments: ParsedArguments, _ console: Console) -> ExitCode {
        let sources = InspectedSources(arguments.operands, console)
        let palette = ColorChoice.palette(arguments, console)
        console.print(sources.listings.map { $0.text(palette) }.joined(separator: "\n"))
        return sources.isComplete ? .clean : .failure
    }
}
