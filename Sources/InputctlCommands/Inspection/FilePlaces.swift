import InputControl
import JSONSyntax
import Reporting
import SourceText

/// Finds lines in files; each file's lines are counted once.
final class FilePlaces {
    private let files: [String: SourceFile]
    private var tables: [String: LineTable] = [:]

    init(_ files: [SourceFile]) {
        self.files = Dictionary(files.map { ($0.path, $0) }) { first, _ in first }
    }

    /// The position of a byte offset in the file at `path`; the first one for a file that is not known.
    func position(_ path: String, _ offset: Int) -> Position {
        let table = tables[path] ?? LineTable(files[path]?.bytes ?? [])
        tables[path] = table
        return table.position(of: offset)
    }

    func text(_ path: String, _ range: Range<Int>) -> String {
        files[path]?.text(in: range) ?? ""
    }
}

/// Finds places in the files of one control, with paths relative to its folder.
struct ControlFilePlaces {
    private let control: ControlProject
    private let places: FilePlaces

    init(_ control: ControlProject) {
        self.control = control
        places = FilePlaces(control.files)
    }

    /// `path` is relative to the root of the run.
    func place(_ path: String, _ offset: Int) -> ControlInspection.Place {
        let folder = control.folder.isEmpty ? "" : control.folder + "/"
        let position = places.position(path, offset)
        return ControlInspection.Place(
            path: path.hasPrefix(folder) ? String(path.dropFirst(folder.count)) : path, line: position.line,
            column: position.column)
    }

    /// `path` is relative to the control's folder.
    func place(inside path: String, _ offset: Int) -> ControlInspection.Place {
        place(control.path(path), offset)
    }

    func place(_ node: JSONNode) -> ControlInspection.Place {
        place(control.manifestPath, node.contentRange.lowerBound)
    }
}
