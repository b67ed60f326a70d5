/// The kind of content of a file, by its first bytes, not by its name.
package enum ContentKind: String, Sendable, Hashable {
    case empty
    case png, jpeg, gif, webp, pdf
    case zip, gzip, sqlite, binaryPropertyList
    /// A program or library of Apple's systems.
    case machO
    /// The metadata that macOS stores in `._name` beside a file.
    case appleDouble
    /// The stand-in for a file that Git LFS did not fetch.
    case gitLFSPointer
    /// A web page, such as the answer of a failed download.
    case webPage
    /// Text in UTF-16, by its byte-order mark.
    case utf16
    /// Anything else.
    case other

    /// Whether no text file begins with these bytes.
    package var isBinary: Bool {
        switch self {
        case .png, .jpeg, .gif, .webp, .pdf, .zip, .gzip, .sqlite, .binaryPropertyList, .machO, .appleDouble: true
        case .empty, .gitLFSPointer, .webPage, .utf16, .other: false
        }
    }

    package init(_ bytes: [UInt8]) {
        if bytes.isEmpty {
            self = .empty
        } else {
            self = Self.signatures.first { $0.matches(bytes) }?.kind ?? .other
        }
    }

    /// The bytes that content of a kind begins with.
    private struct Signature {
        let kind: ContentKind
        let bytes: [UInt8]
        /// The bytes at an offset, for containers that hold several kinds.
        var second: (offset: Int, bytes: [UInt8])?

        func matches(_ content: [UInt8]) -> Bool {
            guard content.starts(with: bytes) else { return false }
            return second.map { content.dropFirst($0.offset).starts(with: $0.bytes) } ?? true
        }

        init(_ kind: ContentKind, _ bytes: [UInt8], second: (offset: Int, bytes: [UInt8])? = nil) {
            self.kind = kind
            self.bytes = bytes
            self.second = second
        }

        init(_ kind: ContentKind, _ text: String) {
            self.init(kind, Array(text.utf8))
        }
    }

    /// One row a kind, or a way to write it.
    private static let signatures: [Signature] = [
        Signature(.png, [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]),
        Signature(.jpeg, [0xFF, 0xD8, 0xFF]),
        Signature(.gif, "GIF87a"),
        Signature(.gif, "GIF89a"),
        Signature(.webp, Array("RIFF".utf8), second: (8, Array("WEBP".utf8))),
        Signature(.pdf, "%PDF-"),
        Signature(.zip, [0x50, 0x4B, 0x03, 0x04]),
        Signature(.zip, [0x50, 0x4B, 0x05, 0x06]),
        Signature(.gzip, [0x1F, 0x8B]),
        Signature(.sqlite, "SQLite format 3\0"),
        Signature(.binaryPropertyList, "bplist"),
        Signature(.machO, [0xCA, 0xFE, 0xBA, 0xBE]),
        Signature(.machO, [0xCF, 0xFA, 0xED, 0xFE]),
        Signature(.machO, [0xCE, 0xFA, 0xED, 0xFE]),
        Signature(.appleDouble, [0x00, 0x05, 0x16, 0x07]),
        Signature(.gitLFSPointer, "version https://git-lfs.github.com/spec/"),
        Signature(.webPage, "<!DOCTYPE html"),
        Signature(.webPage, "<!doctype html"),
        Signature(.webPage, "<html"),
        Signature(.utf16, [0xFF, 0xFE]),
        Signature(.utf16, [0xFE, 0xFF]),
    ]
}
