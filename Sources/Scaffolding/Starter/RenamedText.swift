import SourceScan
import SourceText

/// A text before and after some of its words were replaced.
struct RenamedText {
    let bytes: [UInt8]

    private let source: SourceFile
    private let edits: [TextEdit]
    private let old: ControlNames
    private let newWords: Set<String>
    private let lines: LineTable

    /// `edits` are in order and do not overlap.
    init(_ source: SourceFile, _ edits: [TextEdit], old: ControlNames, newWords: Set<String>) {
        self.source = source
        self.edits = edits
        self.old = old
        self.newWords = newWords
        bytes = source.bytes.applying(edits) ?? source.bytes
        lines = LineTable(bytes)
    }

    func renamed(at path: String) -> [Starter.Place] {
        zip(edits, places(edits.map(\.range))).map { edit, place in
            Starter.Place(
                path: path, position: place.position, old: source.text(in: edit.range), new: edit.replacement)
        }
    }

    /// Where the old name is, in any case, outside of what was replaced.
    func remaining(at path: String) -> [Starter.Place] {
        let lowered = source.bytes.map { $0 &- 0x41 < 26 ? $0 + 0x20 : $0 }
        let names = old.resourceNames
        // A manifest with a slip is called otherwise than its classes.
        let found = Set([names.plain, names.parted, old.className.lowercased()])
            .flatMap { ByteSearch.ranges(of: $0, in: lowered) }
            .sorted { ($0.lowerBound, -$0.upperBound) < ($1.lowerBound, -$1.upperBound) }
        var next = 0
        var end = 0
        let kept = found.filter { range in
            guard range.lowerBound >= end else { return false }
            end = range.upperBound
            while next < edits.count, edits[next].range.upperBound <= range.lowerBound { next += 1 }
            return next == edits.count || !edits[next].range.overlaps(range)
        }
        return places(kept).map { range, position in
            Starter.Place(path: path, position: position, old: source.text(in: range), new: nil)
        }
    }

    /// Where one of the new words was before.
    func taken(at path: String) -> [Starter.Place] {
        places(TextWords.words(in: source.bytes).filter { newWords.contains($0.value) }.map(\.range)).map {
            range, position in
            Starter.Place(path: path, position: position, old: source.text(in: range), new: nil)
        }
    }

    /// Ranges of the source, in order, with their positions in the new text.
    private func places(_ ranges: [Range<Int>]) -> [(range: Range<Int>, position: Position)] {
        var shift = 0
        var next = 0
        return ranges.map { range in
            while next < edits.count, edits[next].range.upperBound <= range.lowerBound {
                shift += edits[next].replacement.utf8.count - edits[next].range.count
                next += 1
            }
            return (range, lines.position(of: range.lowerBound + shift))
        }
    }
}
