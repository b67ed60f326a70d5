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

/// Finds lines and columns of byte offsets. A line ends with LF, CRLF or a lone CR.
package struct LineTable: Sendable {
    private let bytes: [UInt8]
    /// The offset of each line's first byte, in order; never empty.
    private let starts: [Int]

    package init(_ bytes: [UInt8]) {
        self.bytes = bytes
        var starts = [0]
        bytes.withUnsafeBufferPointer { bytes in
            var index = 0
            while index < bytes.count {
                let byte = bytes[index]
                index += 1
                guard byte == .lineFeed || byte == .carriageReturn else { continue }
                if byte == .carriageReturn, index < bytes.count, bytes[index] == .lineFeed { index += 1 }
                starts.append(index)
            }
        }
        self.starts = starts
    }

    /// How many lines there are; a final line end opens one more, empty line.
    package var lineCount: Int { starts.count }

    /// The position of a byte offset, which is cut to the file's size.
    package func position(of offset: Int) -> Position {
        let offset = min(max(offset, 0), bytes.count)
        let line = lineIndex(of: offset)
        var start = starts[line]
        if line == 0, offset >= 3, bytes.starts(with: [0xEF, 0xBB, 0xBF]) { start = 3 }
        let column = String(decoding: bytes[start..<max(start, offset)], as: UTF8.self).unicodeScalars.count + 1
        return Position(line: line + 1, column: column, offset: offset)
    }

    /// The bytes of line `line` (from 1) without its line end; nil when there is no such line.
    package func contentRange(ofLine line: Int) -> Range<Int>? {
        guard line >= 1, line <= starts.count else { return nil }
        let start = starts[line - 1]
        var end = line < starts.count ? starts[line] : bytes.count
        while end > start, bytes[end - 1] == .lineFeed || bytes[end - 1] == .carriageReturn { end -= 1 }
        return start..<end
    }

    private func lineIndex(of offset: Int) -> Int {
        var low = 0
        var high = starts.count
        while high - low > 1 {
            let middle = (low + high) / 2
            if starts[middle] <= offset { low = middle } else { high = middle }
        }
        return low
    }
}
