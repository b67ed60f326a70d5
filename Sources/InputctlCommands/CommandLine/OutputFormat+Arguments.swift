import Findings
import Reporting

extension OutputFormat {
    /// The report in this format, with the colours that the command line and the console choose.
    func render(
        _ report: Report, showsSummary: Bool = false, _ arguments: ParsedArguments, _ console: Console
    ) -> String {
        render(
            report, palette: ColorChoice.palette(arguments, console), showsSummary: showsSummary,
            toolVersion: Inputctl.version)
    }
}
