/// Reads a file into a tree and its issues.
struct Parser {
    typealias Result = (tree: JSONTree, issues: [JSONSyntaxIssue], byteOrderMark: Range<Int>?)

    /// The parser is yet to come; every file reads as an empty one.
    static func parse(_ bytes: [UInt8], limits: JSONLimits) -> Result {
        let tree = JSONTree(
            bytes: bytes, records: UnsafeBufferPointer(UnsafeMutableBufferPointer.allocate(capacity: 0)))
        return (tree, [JSONSyntaxIssue(.emptyFile, bytes.count..<bytes.count)], nil)
    }
}
