import InputControl
import Reporting
import SourceScan
import SourceText

/// Source files that belong together, so that a name in one may stand for a value in another.
struct SourceGroup {
    private let swift: [SwiftFileFacts]
    private let kotlin: [KotlinFileFacts]
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
    var listings: [SourceListing] {
        let facts = SwiftFacts(files: swift)
        let found =
            swift.map { file in
                SourceListing(
                    path: prefix + file.path, lines: SwiftLines(file: file, facts: facts, group: self).all,
                    isBalanced: file.isBalanced)
            }
            + kotlin.map { file in
                SourceListing(
                    path: prefix + file.path, lines: KotlinLines(file: file, group: self).all,
                    isBalanced: file.isBalanced)
            }
        return found.sorted { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
    }

    /// A line at a byte offset in the file at `path`, no longer than one line of a bearable length.
    func line(_ path: String, _ offset: Int, _ text: String, isMember: Bool = false) -> SourceListing.Line {
        SourceListing.Line(places.position(path, offset), text.cut(to: 400), isMember: isMember)
    }

    /// ` in <path>` if a place is in another file than `file`.
    func suffix(for path: String, in file: String) -> String { path == file ? "" : " in \(prefix + path)" }

    /// The source text in `range`, shortened to one line.
    func excerpt(_ path: String, _ range: Range<Int>) -> String {
        let start = places.text(path, range.prefix(1000))
        return start.split { $0.isWhitespace }.joined(separator: " ").cut(to: 60)
    }

    /// A line for each member, in the order of their places.
    func members(_ path: String, _ members: [(offset: Int, text: String)]) -> [SourceListing.Line] {
        members.sorted { $0.offset < $1.offset }.map { line(path, $0.offset, $0.text, isMember: true) }
    }

    /// `class A(view: View): B, C (inside a function)`
    static func words(
        _ words: [String], constructor: [String]? = nil, inherits: [String], isLocal: Bool, isConditional: Bool = false
    ) -> String {
        let remarks = [isLocal ? "inside a function" : nil, isConditional ? "in a branch of #if" : nil]
        let known = remarks.compactMap { $0 }.joined(separator: ", ")
        return words.joined(separator: " ") + (constructor.map { "(\($0.joined(separator: ", ")))" } ?? "")
            + (inherits.isEmpty ? "" : ": " + inherits.joined(separator: ", ")) + (known.isEmpty ? "" : " (\(known))")
    }
}
