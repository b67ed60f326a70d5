/// One file as read: its path and its bytes, which are never changed or decoded in place.
package struct SourceFile: Sendable, Hashable {
    /// The path relative to the root of what is checked, with `/` between its parts.
    package let path: String

    /// The file's content, byte for byte.
    package let bytes: [UInt8]

    package init(path: String, bytes: [UInt8]) {
        self.path = path
        self.bytes = bytes
    }

    package init(path: String, text: String) {
        self.init(path: path, bytes: Array(text.utf8))
    }

    /// The content as text; every byte sequence that is not UTF-8 becomes U+FFFD.
    package var text: String {
        String(decoding: bytes, as: UTF8.self)
    }

    /// The text of `range` (UTF-8 byte offsets, cut to the file's size).
    package func text(in range: Range<Int>) -> String {
        String(decoding: bytes[range.clamped(to: 0..<bytes.count)], as: UTF8.self)
    }
}
