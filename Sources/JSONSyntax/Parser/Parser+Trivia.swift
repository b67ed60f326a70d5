import SourceText

extension Parser {
    /// Passes white space and reports what else stands between tokens: comments, and characters that look like spaces.
    mutating func trivia(_ start: Int) -> Int {
        let source = source
        var offset = start
        while true {
            offset = source.skipSpace(offset)
            if let (end, isClosed) = source.comment(at: offset) {
                let range = offset..<end
                issues.report(
                    isClosed ? .comment : .unclosedComment, range,
                    fix: isClosed ? [TextEdit(range, source.separates(range) ? " " : "")] : nil)
                if !isClosed { isTruncated = true }
                offset = end
            } else if var end = source.foreignSpaceEnd(offset) {
                while let next = source.foreignSpaceEnd(end) { end = next }
                issues.report(.unexpectedSpace, offset..<end, fix: [TextEdit(offset..<end, " ")])
                offset = end
            } else {
                return offset
            }
        }
    }
}
