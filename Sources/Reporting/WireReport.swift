import Findings
import SourceText

/// The report as the world outside reads it, apart from the model so that neither ties the other down.
/// A change that breaks a reader raises `schemaVersion`; what is nil is left out.
package struct WireReport: Codable, Hashable, Sendable {
    package static let currentVersion = 1

    package struct Tool: Codable, Hashable, Sendable {
        package let name: String
        package let version: String
    }

    package struct Place: Codable, Hashable, Sendable {
        package let line: Int
        package let column: Int
        package let offset: Int
    }

    package struct Span: Codable, Hashable, Sendable {
        package let start: Place
        package let end: Place
    }

    package struct Note: Codable, Hashable, Sendable {
        package let message: String
        package let path: String
        package let pointer: String?
        package let range: Span?
    }

    package struct Edit: Codable, Hashable, Sendable {
        package let path: String
        package let range: Span
        package let replacement: String
    }

    package struct Fix: Codable, Hashable, Sendable {
        package let title: String
        package let edits: [Edit]
    }

    package struct Finding: Codable, Hashable, Sendable {
        package let rule: String
        package let severity: String
        package let message: String
        package let path: String
        package let pointer: String?
        package let range: Span?
        package let fingerprint: String
        package let label: String?
        package let consequence: String?
        package let help: String?
        package let notes: [Note]
        package let fix: Fix?
    }

    package struct NotChecked: Codable, Hashable, Sendable {
        package let path: String
        package let pointer: String?
        package let range: Span?
        package let rules: [String]
        package let reason: String
    }

    package struct Summary: Codable, Hashable, Sendable {
        package let controls: Int
        package let files: Int
        package let rules: Int
        package let rulesRun: Int
        package let errors: Int
        package let warnings: Int
        package let notes: Int
    }

    package let schemaVersion: Int
    package let tool: Tool
    package let findings: [Finding]
    package let notChecked: [NotChecked]
    package let summary: Summary
}

extension WireReport {
    /// The wire form of `report`, made by version `toolVersion` of inputctl.
    package init(_ report: Report, toolVersion: String) {
        let lines = LineIndex(report)
        let fingerprints = Fingerprint.all(of: report.findings, in: report.sources)
        schemaVersion = Self.currentVersion
        tool = Tool(name: "inputctl", version: toolVersion)
        findings = zip(report.findings, fingerprints).map { Finding($0, fingerprint: $1, lines) }
        notChecked = report.skipped.map { check in
            NotChecked(
                path: check.path, pointer: check.location.pointer, range: Span(check.location, lines),
                rules: check.rules, reason: check.reason)
        }
        summary = Summary(
            controls: report.controls, files: report.files, rules: report.rules,
            rulesRun: report.rulesRun, errors: report.count(of: .error), warnings: report.count(of: .warning),
            notes: report.count(of: .note))
    }
}

extension WireReport.Finding {
    fileprivate init(_ finding: Finding, fingerprint: String, _ lines: LineIndex) {
        rule = finding.rule
        severity = finding.severity.rawValue
        message = finding.message
        path = finding.location.path
        pointer = finding.location.pointer
        range = WireReport.Span(finding.location, lines)
        self.fingerprint = fingerprint
        label = finding.label
        consequence = finding.consequence
        help = finding.help
        notes = finding.notes.map { note in
            WireReport.Note(
                message: note.message, path: note.location.path, pointer: note.location.pointer,
                range: WireReport.Span(note.location, lines))
        }
        fix = finding.fix.flatMap { WireReport.Fix($0, lines) }
    }
}

extension WireReport.Fix {
    /// Nil when one of the files could not be read: half an edit must not be made.
    fileprivate init?(_ fix: FixIt, _ lines: LineIndex) {
        let edits = fix.edits.compactMap { edit in
            WireReport.Span(edit.edit.range, in: edit.path, lines).map { range in
                WireReport.Edit(path: edit.path, range: range, replacement: edit.edit.replacement)
            }
        }
        guard edits.count == fix.edits.count else { return nil }
        self.init(title: fix.title, edits: edits)
    }
}

extension WireReport.Span {
    fileprivate init?(_ location: Location, _ lines: LineIndex) {
        guard let range = location.range else { return nil }
        self.init(range, in: location.path, lines)
    }

    fileprivate init?(_ range: Range<Int>, in path: String, _ lines: LineIndex) {
        guard let positions = lines.positions(of: range, in: path) else { return nil }
        start = WireReport.Place(positions.start)
        end = WireReport.Place(positions.end)
    }
}

extension WireReport.Place {
    fileprivate init(_ position: Position) {
        self.init(line: position.line, column: position.column, offset: position.offset)
    }
}
