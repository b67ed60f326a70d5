import Findings
import SourceText

/// The files that a report points into, each with a line table that is built once.
struct LineIndex {
    private let files: [String: (bytes: [UInt8], lines: LineTable)]

    /// `notes` are places that are shown, too, though no finding points to them.
    init(_ report: Report, notes: [Note] = []) {
        var files: [String: (bytes: [UInt8], lines: LineTable)] = [:]
        func add(_ path: String) {
            guard files[path] == nil, let source = report.sources[path] else { return }
            files[path] = (source.bytes, LineTable(source.bytes))
        }
        for finding in report.findings {
            if finding.location.range != nil { add(finding.location.path) }
            for note in finding.notes where note.location.range != nil { add(note.location.path) }
            for edit in finding.fix?.edits ?? [] { add(edit.path) }
        }
        for note in notes where note.location.range != nil { add(note.location.path) }
        for check in report.skipped where check.location.range != nil { add(check.path) }
        self.files = files
    }

    /// Where the place begins; nil when it is a whole file, or the file could not be read.
    func start(of location: Location) -> Position? {
        guard let range = location.range else { return nil }
        return files[location.path]?.lines.position(of: range.lowerBound)
    }

    /// Where `range` of the file begins and ends; nil when the file could not be read.
    func positions(of range: Range<Int>, in path: String) -> (start: Position, end: Position)? {
        guard let lines = files[path]?.lines else { return nil }
        return (lines.position(of: range.lowerBound), lines.position(of: range.upperBound))
    }

    /// The source line of the place; nil when it is a whole file, or the file could not be read.
    func snippet(of location: Location) -> Snippet? {
        guard let range = location.range, let file = files[location.path] else { return nil }
        return Snippet(of: range, in: file.bytes, lines: file.lines)
    }
}
