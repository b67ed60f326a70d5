/// A place in a file as a person counts it.
package struct Position: Hashable, Comparable, Sendable {
    /// The line, from 1.
    package let line: Int

    /// The column, from 1, in Unicode scalars; a byte that is not UTF-8 counts as one, a leading byte-order mark as none.
    package let column: Int

    /// The UTF-8 byte offset in the file, from 0.
    package let offset: Int

    package init(line: Int, column: Int, offset: Int) {
        self.line = line
        self.column = column
        self.offset = offset
    }

    package static func < (left: Position, right: Position) -> Bool {
        left.offset < right.offset
    }
}

/// Finds lines and columns of byte offsets, each in a time that does not depend on how long the lines are.
/// A line ends with LF, CRLF or a lone CR.
package struct LineTable: Sendable {
    /// How many scalars, or bytes that are none, lie before a byte.
    private struct Checkpoint {
        let offset: Int
        let scalars: Int
    }

    /// At most this many bytes are counted to find a column.
    private static let checkpointDistance = 512

    private let bytes: [UInt8]
    /// The offset of each line's first byte, in order; never empty.
    private let starts: [Int]
    /// In order, the first at offset 0, the others on the first scalar at or after a multiple of the distance.
    private let checkpoints: [Checkpoint]

    package init(_ bytes: [UInt8]) {
        self.bytes = bytes
        var starts = [0]
        var checkpoints = [Checkpoint(offset: 0, scalars: 0)]
        bytes.withUnsafeBufferPointer { bytes in
            var index = 0
            var scalars = 0
            var nextCheckpoint = Self.checkpointDistance
            while index < bytes.count {
                if index >= nextCheckpoint {
                    checkpoints.append(Checkpoint(offset: index, scalars: scalars))
                    nextCheckpoint += Self.checkpointDistance
                }
                let byte = bytes[index]
                index += byte < 0x80 ? 1 : bytes.scalarLength(at: index) ?? 1
                scalars += 1
                guard byte.isLineEnd else { continue }
                if byte == .carriageReturn, index < bytes.count, bytes[index] == .lineFeed { continue }
                starts.append(index)
            }
        }
        self.starts = starts
        self.checkpoints = checkpoints
    }

    /// The position of a byte offset, which is cut to the file's size. An offset inside a scalar has the scalar's column.
    package func position(of offset: Int) -> Position {
        let offset = min(max(offset, 0), bytes.count)
        let line = lineIndex(of: offset)
        let start = line == 0 && bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : starts[line]
        let column = offset > start ? scalars(before: offset) - scalars(before: start) : 0
        return Position(line: line + 1, column: column + 1, offset: offset)
    }

    /// The bytes of line `line` (from 1) without its line end; nil when there is no such line. A final line end opens one
    /// more, empty line.
    package func contentRange(ofLine line: Int) -> Range<Int>? {
        guard line >= 1, line <= starts.count else { return nil }
        let start = starts[line - 1]
        var end = line < starts.count ? starts[line] : bytes.count
        while end > start, bytes[end - 1].isLineEnd { end -= 1 }
        return start..<end
    }

    private func lineIndex(of offset: Int) -> Int {
        starts.partitioningIndex { $0 > offset } - 1
    }

    private func scalars(before offset: Int) -> Int {
        // Up to three bytes of a scalar may push a checkpoint behind its multiple.
        var checkpoint = checkpoints[min(offset / Self.checkpointDistance, checkpoints.count - 1)]
        if checkpoint.offset > offset {
            checkpoint = checkpoints[offset / Self.checkpointDistance - 1]
        }
        return bytes.withUnsafeBufferPointer { bytes in
            var index = checkpoint.offset
            var scalars = checkpoint.scalars
            while index < offset {
                index += bytes.scalarLength(at: index) ?? 1
                if index <= offset { scalars += 1 }
            }
            return scalars
        }
    }
}
