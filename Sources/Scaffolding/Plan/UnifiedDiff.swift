import SourceText

/// The difference of two files, in the unified format.
package enum UnifiedDiff {
    /// A line of one of the files, by its index in both: where it is, or where it would be.
    private struct Edit {
        enum Kind { case keep, remove, insert }

        let kind: Kind
        let old: Int
        let new: Int
    }

    /// A unified diff with three lines of context; empty when the bytes are equal. Files that are not text are only said to
    /// differ. A difference of more than `limit` lines is shown as one replacement.
    package static func text(from old: [UInt8], to new: [UInt8], path: String, limit: Int = 1000) -> String {
        guard old != new else { return "" }
        guard isText(old), isText(new) else { return "Binary files a/\(path) and b/\(path) differ\n" }
        let before = lines(old)
        let after = lines(new)
        var result = "--- a/\(path)\n+++ b/\(path)\n"
        for hunk in hunks(edits(before, after, limit: limit)) {
            let oldCount = hunk.count { $0.kind != .insert }
            let newCount = hunk.count { $0.kind != .remove }
            guard let first = hunk.first else { continue }
            result += "@@ -\(place(first.old, oldCount)) +\(place(first.new, newCount)) @@\n"
            for edit in hunk {
                switch edit.kind {
                case .keep: result += shown(" ", before[edit.old])
                case .remove: result += shown("-", before[edit.old])
                case .insert: result += shown("+", after[edit.new])
                }
            }
        }
        return result
    }

    private static func place(_ index: Int, _ count: Int) -> String {
        let line = count == 0 ? index : index + 1
        return count == 1 ? "\(line)" : "\(line),\(count)"
    }

    private static func shown(_ mark: String, _ line: ArraySlice<UInt8>) -> String {
        let text = mark + String(decoding: line, as: UTF8.self)
        return line.last == .lineFeed ? text : text + "\n\\ No newline at end of file\n"
    }

    private static func isText(_ bytes: [UInt8]) -> Bool {
        !bytes.contains(0) && String(decoding: bytes, as: UTF8.self).utf8.elementsEqual(bytes)
    }

    /// The lines with their line feeds.
    private static func lines(_ bytes: [UInt8]) -> [ArraySlice<UInt8>] {
        var lines: [ArraySlice<UInt8>] = []
        var start = 0
        for index in bytes.indices where bytes[index] == .lineFeed {
            lines.append(bytes[start...index])
            start = index + 1
        }
        return start < bytes.count ? lines + [bytes[start...]] : lines
    }

    /// Every line of both files once, in order.
    private static func edits(_ old: [ArraySlice<UInt8>], _ new: [ArraySlice<UInt8>], limit: Int) -> [Edit] {
        let prefix = zip(old, new).prefix { $0 == $1 }.count
        let suffix = zip(old.dropFirst(prefix).reversed(), new.dropFirst(prefix).reversed()).prefix { $0 == $1 }.count
        let oldMiddle = old[prefix..<(old.count - suffix)]
        let newMiddle = new[prefix..<(new.count - suffix)]
        let middle =
            shortest(oldMiddle, newMiddle, limit: limit)
            ?? oldMiddle.indices.map { Edit(kind: .remove, old: $0, new: prefix) }
            + newMiddle.indices.map { Edit(kind: .insert, old: oldMiddle.endIndex, new: $0) }
        return (0..<prefix).map { Edit(kind: .keep, old: $0, new: $0) } + middle
            + (0..<suffix).map { Edit(kind: .keep, old: oldMiddle.endIndex + $0, new: newMiddle.endIndex + $0) }
    }

    /// The shortest edit script by Myers' greedy algorithm; nil when it has more than `limit` edits. Takes time and memory
    /// in proportion to the limit's square at most, beside that of comparing lines.
    private static func shortest(
        _ old: ArraySlice<ArraySlice<UInt8>>, _ new: ArraySlice<ArraySlice<UInt8>>, limit: Int
    ) -> [Edit]? {
        // The furthest old line reached on each diagonal, and what it was before each round.
        var reached = [1: 0]
        var rounds: [[Int: Int]] = []
        for round in 0...max(0, min(limit, old.count + new.count)) {
            rounds.append(reached)
            for diagonal in stride(from: -round, through: round, by: 2) {
                var line = step(reached, round, diagonal)
                while line < old.count, line - diagonal < new.count,
                    old[old.startIndex + line] == new[new.startIndex + line - diagonal]
                {
                    line += 1
                }
                reached[diagonal] = line
                if line >= old.count, line - diagonal >= new.count {
                    return script(rounds, old: old, new: new)
                }
            }
        }
        return nil
    }

    /// Where a round begins on a diagonal: one line further down, or across, from its neighbours.
    private static func step(_ reached: [Int: Int], _ round: Int, _ diagonal: Int) -> Int {
        let below = reached[diagonal - 1] ?? -1
        let above = reached[diagonal + 1] ?? -1
        return diagonal == -round || (diagonal != round && below < above) ? above : below + 1
    }

    private static func script(
        _ rounds: [[Int: Int]], old: ArraySlice<ArraySlice<UInt8>>, new: ArraySlice<ArraySlice<UInt8>>
    ) -> [Edit] {
        var edits: [Edit] = []
        var oldLine = old.count
        var newLine = new.count
        func add(_ kind: Edit.Kind) {
            edits.append(Edit(kind: kind, old: old.startIndex + oldLine, new: new.startIndex + newLine))
        }
        for round in rounds.indices.reversed() {
            let diagonal = oldLine - newLine
            let start = step(rounds[round], round, diagonal)
            let isInsert =
                round > 0 && start == rounds[round][diagonal + 1]
                && (diagonal == -round || (diagonal != round && (rounds[round][diagonal - 1] ?? -1) < start))
            while oldLine > start, newLine > start - diagonal {
                oldLine -= 1
                newLine -= 1
                add(.keep)
            }
            guard round > 0 else { break }
            if isInsert {
                newLine -= 1
                add(.insert)
            } else {
                oldLine -= 1
                add(.remove)
            }
        }
        return edits.reversed()
    }

    /// The parts of a script around its changes.
    private static func hunks(_ edits: [Edit]) -> [ArraySlice<Edit>] {
        let context = 3
        var ranges: [Range<Int>] = []
        for index in edits.indices where edits[index].kind != .keep {
            let range = max(0, index - context)..<min(edits.count, index + context + 1)
            if let last = ranges.last, last.upperBound >= range.lowerBound {
                ranges[ranges.count - 1] = last.lowerBound..<range.upperBound
            } else {
                ranges.append(range)
            }
        }
        return ranges.map { edits[$0] }
    }
}
