import InputControl
import Reporting
import SourceScan
import SourceText

/// Source files that belong together, so that a name in one may stand for a value in another.
struct SourceGroup {
    let swift: [SwiftFileFacts]
    let kotlin: [KotlinFileFacts]
    private let places: FilePlaces
    /// The path from the current folder to the root of the paths.
    private let prefix: String

    init(_ control: ControlProject, prefix: String) {
        swift = control.swift.map(\.facts)
        kotlin = control.kotlin.map(\.facts)
        places = FilePlaces(control.files)
        self.prefix = prefix
    }

    /// Files with the paths that they are shown with; each is Swift or Kotlin by the end of its name.
    init(_ files: [SourceFile]) {
        swift = files.filter { $0.path.hasSuffix(".swift") }.map { SwiftFileFacts(scanning: $0) }
        kotlin = files.filter { $0.path.hasSuffix(".kt") }.map { KotlinFileFacts(scanning: $0) }
        places = FilePlaces(files)
        prefix = ""
    }

    /// One for each file, in the order of their paths.
    var inspections: [SourceInspection] {
        let facts = SwiftFacts(files: swift)
        let found =
            swift.map { SwiftFileReader(file: $0, facts: facts, group: self).inspection }
            + kotlin.map { KotlinFileReader(file: $0, group: self).inspection }
        return found.sorted { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
    }

    func shown(_ path: String) -> String { prefix + path }

    func position(_ path: String, _ offset: Int) -> Position { places.position(path, offset) }

    func item(_ text: String, _ path: String, _ offset: Int) -> SourceItem {
        let position = position(path, offset)
        return SourceItem(text: text, line: position.line, column: position.column)
    }

    /// The source text in `range`, shortened to one line.
    func excerpt(_ path: String, _ range: Range<Int>) -> String {
        let words = places.text(path, range).split { $0.isWhitespace }
        let text = words.joined(separator: " ")
        return text.count <= 60 ? text : text.prefix(59) + "…"
    }
}
