/// The encodings that a file can be told to have from its first bytes.
enum Encoding {
    static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]

    /// The issue of a file that is not in UTF-8 but in UTF-16 or UTF-32: by its byte-order mark or, as a value starts
    /// with two ASCII characters, by where its first zero bytes are. Nil for any other file.
    static func issue(of bytes: [UInt8]) -> JSONSyntaxIssue? {
        let first = bytes.prefix(4)
        switch (first.starts(with: [0xFF, 0xFE]), first.starts(with: [0xFE, 0xFF])) {
        case (true, _):
            return first.elementsEqual([0xFF, 0xFE, 0, 0])
                ? JSONSyntaxIssue(.utf32, 0..<4) : JSONSyntaxIssue(.utf16, 0..<2)
        case (_, true): return JSONSyntaxIssue(.utf16, 0..<2)
        default: break
        }
        if first.elementsEqual([0, 0, 0xFE, 0xFF]) { return JSONSyntaxIssue(.utf32, 0..<4) }
        guard first.count == 4 else { return nil }
        switch first.map({ $0 == 0 }) {
        case [true, true, true, false], [false, true, true, true]: return JSONSyntaxIssue(.utf32, 0..<4)
        case [true, false, true, false], [false, true, false, true]: return JSONSyntaxIssue(.utf16, 0..<4)
        default: return nil
        }
    }
}
