import Findings
import Reporting

/// The output of `new --format json`: the plan and its outcome.
package struct ScaffoldDocument: Codable, Hashable, Sendable {
    package struct Names: Codable, Hashable, Sendable {
        package var name: String
        package var type: String
        package var service: String
        package var file: String
        package var kotlinClass: String
    }

    package struct File: Codable, Hashable, Sendable {
        package var path: String
        /// `create`, `identical`, `conflict` or `blocked`.
        package var change: String
        /// In bytes, when it is written.
        package var size: Int
        package var isExecutable: Bool
        /// A unified diff of a conflict; why the path is blocked.
        package var detail: String?
    }

    package struct Validation: Codable, Hashable, Sendable {
        package var errors: Int
        package var warnings: Int
        package var notes: Int
        /// As in the report of `validate`, with paths relative to the control's folder.
        package var findings: [WireReport.Finding]

        package init(_ report: Report, toolVersion: String) {
            let report = WireReport(report, toolVersion: toolVersion)
            errors = report.summary.errors
            warnings = report.summary.warnings
            notes = report.summary.notes
            findings = report.findings
        }
    }

    /// A word, or a path, of a renamed copy that was renamed, kept or would not come back.
    package struct Place: Codable, Hashable, Sendable {
        package var path: String
        /// From 1; nil for the path itself.
        package var line: Int?
        package var column: Int?
        package var old: String
        /// The new name, or the name after renaming back; nil where the old name is unchanged.
        package var new: String?
    }

    /// A path, and what to know about it.
    package struct Note: Codable, Hashable, Sendable {
        package var path: String
        package var reason: String
    }

    package var schemaVersion = 1
    package var names: Names
    package var folder: String
    package var files: [File]
    package var validation: Validation
    package var isWritten: Bool
    /// Paths beside the folder that look like the remains of an interrupted run.
    package var notes: [Note]
    package var next: [String]
    /// Of `--from` only.
    package var renamed: [Place]?
    package var remaining: [Place]?
    package var irreversible: [Place]?
    package var notCarried: [Note]?

    /// The document as JSON, the same in every run.
    package var json: String { JSONText.encode(self) }
}
