/// A text in which places are marked: `a«bc»d` is `abcd` with the range 1..<3.
package struct MarkedText: Sendable {
    /// The text without the marks.
    package let text: String

    /// The marked places in the order in which they begin, as UTF-8 byte offsets in `text`; `«»` is an empty one.
    package let ranges: [Range<Int>]

    /// Reads the marks; a mark that has no partner is left out.
    package init(_ marked: String) {
        var bytes: [UInt8] = []
        var starts: [(index: Int, offset: Int)] = []
        var found: [(index: Int, range: Range<Int>)] = []
        var count = 0
        for scalar in marked.unicodeScalars {
            switch scalar {
            case "«":
                starts.append((count, bytes.count))
                count += 1
            case "»":
                if let start = starts.popLast() { found.append((start.index, start.offset..<bytes.count)) }
            default:
                bytes += Array(String(scalar).utf8)
            }
        }
        text = String(decoding: bytes, as: UTF8.self)
        ranges = found.sorted { $0.index < $1.index }.map(\.range)
    }

    /// The first marked place; the end of the text when nothing is marked.
    package var range: Range<Int> { ranges.first ?? text.utf8.count..<text.utf8.count }

    package var bytes: [UInt8] { Array(text.utf8) }
}
