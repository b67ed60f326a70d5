import SourceText

/// A line of a source file as it may be printed, and where the marks under it go.
struct Snippet {
    /// The number of the line, from 1.
    let line: Int

    /// The line, or the part of it around the marked place with `…` where it was cut; free of tabs and control characters.
    let text: String

    /// How many columns of the terminal lie before the marks.
    let indentation: Int

    /// How many columns are marked; never 0.
    let width: Int

    /// The last line of a place that goes on below the shown line; nil when it does not.
    let lastLine: Int?

    /// The line on which `range` begins; `lines` is the table of `bytes`.
    init(of range: Range<Int>, in bytes: [UInt8], lines: LineTable) {
        let start = lines.position(of: range.lowerBound)
        // A place that ends with a line's end does not reach into the next line.
        let end = lines.position(of: max(range.lowerBound, range.upperBound - 1))
        let content = lines.contentRange(ofLine: start.line) ?? start.offset..<start.offset
        let markStart = min(start.offset, content.upperBound)
        let mark = markStart..<min(max(markStart, range.upperBound), content.upperBound)

        let window = SourceWindow(around: mark, inLine: content, of: bytes)
        line = start.line
        text = window.text
        indentation = window.columnsBeforeMark
        width = max(1, window.markedColumns)
        lastLine = end.line > start.line ? end.line : nil
    }

    /// The carets under the place, with `…` and the last line when it goes on below.
    var marks: String {
        String(repeating: "^", count: width) + (lastLine.map { "… (to line \($0))" } ?? "")
    }
}
