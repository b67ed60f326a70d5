import SourceText

/// The characters that open and close a tag.
package struct MustacheDelimiters: Hashable, Sendable {
    package let open: [UInt8]
    package let close: [UInt8]

    /// `{{` and `}}`.
    package static let standard = MustacheDelimiters(
        open: [UInt8](repeating: UInt8(ascii: "{"), count: 2), close: [UInt8](repeating: UInt8(ascii: "}"), count: 2))

    private init(open: [UInt8], close: [UInt8]) {
        self.open = open
        self.close = close
    }

    /// Two delimiters with white space between them, as in a set-delimiter tag: `<% %>`. Nil when these are not two, or
    /// one of them has a `=`.
    package init?(_ text: some Collection<UInt8>) {
        let parts = text.split(whereSeparator: \.isWhiteSpace)
        guard parts.count == 2, !text.contains(UInt8(ascii: "=")) else { return nil }
        self.init(open: Array(parts[0]), close: Array(parts[1]))
    }
}
