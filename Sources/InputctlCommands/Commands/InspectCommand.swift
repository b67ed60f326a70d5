import FourDMobile
import Reporting

/// `inputctl inspect [PATH...]`
enum InspectCommand: Command {
    static let usage = CommandUsage(
        name: "inspect", arguments: "[PATH...]", argumentCount: 0...Int.max,
        summary: "show what 4D will do with a control",
        discussion: [
            """
            For which parameters and projects the editor offers it, what is copied into the iOS app, which services load
            and what they answer to, which keys and permissions the apps get, which Android class is registered.
            """
        ],
        options: [
            .choice("format", ["text", "json"], "how it is printed (default: text)"),
            ColorChoice.option,
        ])

    static func run(_ arguments: ParsedArguments, _ console: Console) -> ExitCode {
        let paths = CheckedPaths(arguments.arguments, standardInputName: "manifest.json", console)
        let isComplete = paths.complainAboutProblems(to: console)
        let inspections = paths.controls.map { ControlInspection(ModelledControl($0)) }
        if arguments.value("format") == "json" {
            console.print(InspectionDocument(controls: inspections).json)
        } else {
            let text = InspectionText(palette: ColorChoice.palette(arguments, console))
            console.print(inspections.map(text.render).joined(separator: "\n"))
        }
        return isComplete ? .clean : .failure
    }
}
