import SourceText

/// The part of a line that is shown around a marked place. A long line is never read as a whole.
struct SourceWindow {
    /// More columns than these are cut.
    static let columnLimit = 100
    /// Up to so many of them are spent on what stands before the mark.
    private static let leadingColumns = 36
    private static let tabStop = 4
    /// So many bytes are read before and after the start of the mark.
    private static let leadingBytes = 512
    private static let trailingBytes = 2048

    let text: String
    let columnsBeforeMark: Int
    let markedColumns: Int

    /// One user-perceived character, or one byte that is not UTF-8.
    private struct Cell {
        let text: String
        let columns: Int
        let range: Range<Int>
    }

    /// `mark` lies in `line`, and both in `bytes`.
    init(around mark: Range<Int>, inLine line: Range<Int>, of bytes: [UInt8]) {
        let start = Self.scalarBoundary(max(line.lowerBound, mark.lowerBound - Self.leadingBytes), in: bytes)
        let end = Self.scalarBoundary(min(line.upperBound, mark.lowerBound + Self.trailingBytes), in: bytes)
        let cells = Self.cells(of: start..<end, markedFrom: mark.lowerBound, in: bytes)
        let read = start..<(cells.last?.range.upperBound ?? end)
        let firstMarked = cells.firstIndex { $0.range.upperBound > mark.lowerBound } ?? cells.count
        let shown = Self.visible(cells, around: firstMarked, isWhole: read == line)

        let cutsStart = shown.lowerBound > 0 || read.lowerBound > line.lowerBound
        let cutsEnd = shown.upperBound < cells.count || read.upperBound < line.upperBound
        let ellipsis = "…"
        text = (cutsStart ? ellipsis : "") + cells[shown].map(\.text).joined() + (cutsEnd ? ellipsis : "")
        columnsBeforeMark =
            (cutsStart ? 1 : 0) + cells[shown.lowerBound..<firstMarked].reduce(0) { $0 + $1.columns }
        let marked = cells[firstMarked..<shown.upperBound].prefix { $0.range.lowerBound < mark.upperBound }
        let goesOn = marked.last.map { marked.endIndex == shown.upperBound && $0.range.upperBound < mark.upperBound }
        markedColumns = marked.reduce(goesOn == true ? 1 : 0) { $0 + $1.columns }
    }

    /// The cells to show: all when they fit, else those from a little before the mark on.
    private static func visible(_ cells: [Cell], around firstMarked: Int, isWhole: Bool) -> Range<Int> {
        if isWhole, cells.reduce(0, { $0 + $1.columns }) <= columnLimit { return 0..<cells.count }
        var start = firstMarked
        var end = firstMarked
        var columns = 0
        func growStart(to limit: Int) {
            while start > 0, columns + cells[start - 1].columns <= limit {
                start -= 1
                columns += cells[start].columns
            }
        }
        growStart(to: leadingColumns)
        while end < cells.count, columns + cells[end].columns <= columnLimit {
            columns += cells[end].columns
            end += 1
        }
        if end == cells.count { growStart(to: columnLimit) }
        return start..<end
    }

    /// The cells of `range`, up to those that no longer fit when the line is shown from `markedFrom` on.
    private static func cells(of range: Range<Int>, markedFrom: Int, in bytes: [UInt8]) -> [Cell] {
        var builder = CellBuilder(bytes: bytes)
        var index = range.lowerBound
        var columnLimit = Int.max
        bytes.withUnsafeBufferPointer { buffer in
            while index < range.upperBound, builder.columns <= columnLimit {
                if index >= markedFrom, columnLimit == Int.max { columnLimit = builder.columns + Self.columnLimit }
                if isPlain(buffer, index, range.upperBound) {
                    builder.addPlain(buffer[index], at: index)
                    index += 1
                } else if buffer.scalarLength(at: index) == nil {
                    builder.addStray(buffer[index], at: index)
                    index += 1
                } else {
                    let start = index
                    repeat {
                        index += buffer.scalarLength(at: index) ?? 1
                    } while index < range.upperBound
                        && !isPlain(buffer, index, range.upperBound) && buffer.scalarLength(at: index) != nil
                    builder.addText(start..<min(index, range.upperBound))
                }
            }
        }
        return builder.cells
    }

    /// Whether a printable ASCII character stands at `index` and no combining mark can follow it.
    private static func isPlain(_ bytes: UnsafeBufferPointer<UInt8>, _ index: Int, _ end: Int) -> Bool {
        0x20..<0x7F ~= bytes[index] && (index + 1 >= end || bytes[index + 1] < 0x80)
    }

    /// Collects cells and expands tabs.
    private struct CellBuilder {
        let bytes: [UInt8]
        private(set) var cells: [Cell] = []
        private(set) var columns = 0

        init(bytes: [UInt8]) {
            self.bytes = bytes
        }

        mutating func addPlain(_ byte: UInt8, at offset: Int) {
            add(String(Unicode.Scalar(byte)), 1, offset..<offset + 1)
        }

        /// A byte that is not UTF-8.
        mutating func addStray(_ byte: UInt8, at offset: Int) {
            add("<\(byte.hexadecimal())>", 4, offset..<offset + 1)
        }

        mutating func addText(_ range: Range<Int>) {
            var offset = range.lowerBound
            for character in String(decoding: bytes[range], as: UTF8.self) {
                let next = offset + character.utf8.count
                if character == "\t" {
                    let columns = tabStop - columns % tabStop
                    add(String(repeating: " ", count: columns), columns, offset..<next)
                } else if offset == 0, character == byteOrderMark {
                    add("", 0, offset..<next)
                } else {
                    let shown = TerminalEscaper.character(character)
                    add(shown, DisplayWidth.columns(of: shown), offset..<next)
                }
                offset = next
            }
        }

        private mutating func add(_ text: String, _ columns: Int, _ range: Range<Int>) {
            let isCommand = !range.isEmpty && TerminalEscaper.isCommandBracket(range.lowerBound, bytes)
            let cell =
                isCommand
                ? Cell(text: "<U+005B>", columns: 8, range: range)
                : Cell(text: text, columns: columns, range: range)
            cells.append(cell)
            self.columns += cell.columns
        }
    }

    private static let byteOrderMark: Character = "\u{FEFF}"

    /// `offset`, or the start of the scalar that it lies in.
    private static func scalarBoundary(_ offset: Int, in bytes: [UInt8]) -> Int {
        guard offset < bytes.count else { return offset }
        return bytes.withUnsafeBufferPointer { bytes in
            for start in max(0, offset - 3)..<max(0, offset) {
                if let length = bytes.scalarLength(at: start), start + length > offset { return start }
            }
            return offset
        }
    }
}
