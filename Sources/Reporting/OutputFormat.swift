import Findings

/// The formats that a report is printed in, by the names that users give them; the first is the default. Each has a
/// file `<Name>Reporter.swift`.
package enum OutputFormat: String, CaseIterable, Sendable {
    case text, concise, json, github

    /// Whether only programs read it, which do not read standard error.
    package var isForPrograms: Bool { self == .json }

    /// The report in this format. Colours and the summary are for `text`; `toolVersion` is the version of inputctl.
    package func render(_ report: Report, palette: Palette, showsSummary: Bool, toolVersion: String) -> String {
        switch self {
        case .text: TextReporter(palette: palette, showsSummary: showsSummary).render(report)
        case .concise: ConciseReporter().render(report)
        case .json: JSONReporter(toolVersion: toolVersion).render(report)
        case .github: GitHubReporter().render(report)
        }
    }
}
