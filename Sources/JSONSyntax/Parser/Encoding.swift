import SourceText

/// The encodings that a file can be told to have from its first bytes.
enum Encoding {
    static let byteOrderMark = TextEncoding.utf8Mark

    /// The issue of a file that is not in UTF-8 but in UTF-16 or UTF-32; nil for any other file.
    static func issue(of bytes: [UInt8]) -> JSONSyntaxIssue? {
        TextEncoding.recognised(in: bytes).map { found in
            JSONSyntaxIssue(found.encoding == .utf16 ? .utf16 : .utf32, found.evidence)
        }
    }
}
