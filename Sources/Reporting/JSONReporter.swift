import Findings

/// The report for programs: one JSON document as `ReportSchema` describes it.
package struct JSONReporter: Sendable {
    private let toolVersion: String

    /// `toolVersion` is the version of inputctl that the report names.
    package init(toolVersion: String) {
        self.toolVersion = toolVersion
    }

    /// The same report gives the same bytes; paths are relative to the root of what was checked.
    package func render(_ report: Report) -> String {
        JSONText.encode(WireReport(report, toolVersion: toolVersion))
    }
}
