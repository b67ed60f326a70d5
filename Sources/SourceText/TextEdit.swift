/// One replacement in a file.
package struct TextEdit: Hashable, Sendable {
    /// The replaced range: UTF-8 byte offsets in the file as read; empty for an insertion.
    package let range: Range<Int>

    package let replacement: String

    package init(_ range: Range<Int>, _ replacement: String) {
        self.range = range
        self.replacement = replacement
    }
}

extension [UInt8] {
    /// These bytes with `edits` made, or nil when two of them overlap or one lies outside.
    package func applying(_ edits: [TextEdit]) -> [UInt8]? {
        var result: [UInt8] = []
        var copied = 0
        for edit in edits.sorted(by: {
            ($0.range.lowerBound, $0.range.upperBound) < ($1.range.lowerBound, $1.range.upperBound)
        }) {
            guard edit.range.lowerBound >= copied, edit.range.upperBound <= count else { return nil }
            result += self[copied..<edit.range.lowerBound]
            result += edit.replacement.utf8
            copied = edit.range.upperBound
        }
        return result + self[copied...]
    }
}
