import SourceScan
import SourceText

/// A file before and after some words of its path and its text were replaced.
struct RenamedText {
    let source: SourceFile
    let made: SourceFile

    private let pathEdits: [TextEdit]
    private let edits: [TextEdit]
    private let isText: Bool
    private let lines: LineTable

    /// The edits are in order and do not overlap.
    init(_ source: SourceFile, pathEdits: [TextEdit], edits: [TextEdit], isText: Bool) {
        self.source = source
        self.pathEdits = pathEdits
        self.edits = edits
        self.isText = isText
        let path = Array(source.path.utf8).applying(pathEdits).map { String(decoding: $0, as: UTF8.self) }
        made = SourceFile(path: path ?? source.path, bytes: source.bytes.applying(edits) ?? source.bytes)
        lines = LineTable(made.bytes)
    }

    /// The replaced places: the path as a whole, and each word.
    var renamed: [RenamedCopy.Place] {
        let words = zip(edits, places(edits.map(\.range))).map { edit, place in
            RenamedCopy.Place(
                path: made.path, position: place.position, old: source.text(in: edit.range), new: edit.replacement)
        }
        guard made.path != source.path else { return words }
        return [RenamedCopy.Place(path: made.path, position: nil, old: source.path, new: made.path)] + words
    }

    /// Where one of `names`, which have no capitals, is in any case, outside of what was replaced.
    func remaining(of names: Set<String>) -> [RenamedCopy.Place] {
        let path = SourceFile(path: source.path, bytes: Array(source.path.utf8))
        let kept = Self.places(of: names, in: path, outside: pathEdits).map { range in
            // The whole word says more than the name that is hidden in it.
            let word = TextWords.words(in: path.bytes).first { $0.range.overlaps(range) }
            return RenamedCopy.Place(path: made.path, position: nil, old: word?.value ?? path.text(in: range), new: nil)
        }
        guard isText else { return kept }
        return kept
            + places(Self.places(of: names, in: source, outside: edits)).map { range, position in
                RenamedCopy.Place(path: made.path, position: position, old: source.text(in: range), new: nil)
            }
    }

    private static func places(
        of names: Set<String>, in source: SourceFile, outside edits: [TextEdit]
    ) -> [Range<Int>] {
        let lowered = source.bytes.map { $0 &- 0x41 < 26 ? $0 + 0x20 : $0 }
        let found = names.flatMap { ByteSearch.ranges(of: $0, in: lowered) }
            .sorted { ($0.lowerBound, -$0.upperBound) < ($1.lowerBound, -$1.upperBound) }
        var next = 0
        var end = 0
        return found.filter { range in
            guard range.lowerBound >= end else { return false }
            end = range.upperBound
            while next < edits.count, edits[next].range.upperBound <= range.lowerBound { next += 1 }
            return next == edits.count || !edits[next].range.overlaps(range)
        }
    }

    /// Where `back`, what renaming back makes of the new file, is not what was there.
    func irreversible(by back: RenamedText) -> [RenamedCopy.Place] {
        var places: [RenamedCopy.Place] = []
        if back.made.path != source.path {
            places.append(RenamedCopy.Place(path: made.path, position: nil, old: source.path, new: back.made.path))
        }
        // Both have edits of whole words, so they are at the same places or at none.
        var expected: [Int: String] = [:]
        for (edit, range) in zip(edits, newRanges) { expected[range.lowerBound] = source.text(in: edit.range) }
        let comesBack = Set(back.edits.map(\.range.lowerBound))
        for (edit, range) in zip(edits, newRanges) where !comesBack.contains(range.lowerBound) {
            places.append(place(range, old: source.text(in: edit.range), new: edit.replacement))
        }
        for edit in back.edits where expected[edit.range.lowerBound] != edit.replacement {
            let old = expected[edit.range.lowerBound] ?? made.text(in: edit.range)
            places.append(place(edit.range, old: old, new: edit.replacement))
        }
        return places
    }

    private func place(_ range: Range<Int>, old: String, new: String) -> RenamedCopy.Place {
        RenamedCopy.Place(path: made.path, position: lines.position(of: range.lowerBound), old: old, new: new)
    }

    /// The places of the edits' replacements in the new text.
    private var newRanges: [Range<Int>] {
        var shift = 0
        return edits.map { edit in
            let start = edit.range.lowerBound + shift
            shift += edit.replacement.utf8.count - edit.range.count
            return start..<start + edit.replacement.utf8.count
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
