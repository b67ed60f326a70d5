import SourceText

/// The kind of content in a `manifest.json`: JSON, valid or not, or something else.
package enum ManifestContent: Sendable, Hashable {
    /// A JSON text, or an attempt at one.
    case json
    /// The file holds something that is not JSON at all.
    case foreign(ForeignContent)
    /// A merge that was not resolved; the places of the lines with markers, as UTF-8 byte offsets; never empty.
    case mergeConflict([Range<Int>])

    init(_ bytes: [UInt8]) {
        let hasMark = bytes.starts(with: [0xEF, 0xBB, 0xBF])
        if let foreign = ForeignContent(hasMark ? bytes.dropFirst(3) : bytes[...]) {
            self = .foreign(foreign)
        } else {
            let markers = Self.conflictMarkers(in: bytes)
            self = markers.isEmpty ? .json : .mergeConflict(markers)
        }
    }

    /// The lines that a merge leaves in a file. No line of a JSON text begins so, as its strings hold no line ends.
    private static func conflictMarkers(in bytes: [UInt8]) -> [Range<Int>] {
        var markers: [Range<Int>] = []
        var isLineStart = true
        for (start, byte) in bytes.enumerated() {
            if isLineStart, "<|=>".utf8.contains(byte) {
                let end = bytes[start...].firstIndex(where: \.isLineEnd) ?? bytes.count
                if isConflictMarker(bytes[start..<end], of: byte) { markers.append(start..<end) }
            }
            isLineStart = byte.isLineEnd
        }
        return markers
    }

    /// Whether a line is seven of the marker's character, and then ends or has a blank and a name.
    private static func isConflictMarker(_ line: ArraySlice<UInt8>, of character: UInt8) -> Bool {
        let rest = line.dropFirst(7)
        return line.count >= 7 && line.prefix(7).allSatisfy { $0 == character } && rest.first?.isBlank != false
    }
}

/// The content of a file that was saved, downloaded or checked out in place of JSON.
package enum ForeignContent: Sendable, Hashable, CaseIterable {
    /// No byte, or nothing but white space.
    case nothing
    /// Nothing but zero bytes, as a file that was being written when the power failed.
    case zeros
    /// A pointer of Git Large File Storage.
    case lfsPointer
    case html
    case xml
    /// The answer of a server that has no such file.
    case notFound
    case zip
    case gzip
    case pdf
    case png
    case jpeg
    case binaryPropertyList

    /// The first bytes of a file of this kind, in lower case.
    private var signatures: [[UInt8]] {
        switch self {
        case .nothing, .zeros: []
        case .lfsPointer: [Array("version https://git-lfs.github.com/".utf8)]
        case .html: ["<!doctype html", "<html", "<head", "<body"].map { Array($0.utf8) }
        case .xml: ["<?xml", "<!doctype", "<plist", "<svg"].map { Array($0.utf8) }
        case .notFound: ["404: not found", "404 not found", "not found"].map { Array($0.utf8) }
        case .zip: [Array("pk\u{3}\u{4}".utf8)]
        case .gzip: [[0x1F, 0x8B]]
        case .pdf: [Array("%pdf-".utf8)]
        case .png: [[0x89, UInt8(ascii: "p"), UInt8(ascii: "n"), UInt8(ascii: "g")]]
        case .jpeg: [[0xFF, 0xD8, 0xFF]]
        case .binaryPropertyList: [Array("bplist0".utf8)]
        }
    }

    /// nil when the file may be text of another kind.
    init?(_ bytes: ArraySlice<UInt8>) {
        guard let start = bytes.firstIndex(where: { !$0.isWhiteSpace }) else {
            self = .nothing
            return
        }
        guard bytes[start] != 0 || bytes.contains(where: { $0 != 0 }) else {
            self = .zeros
            return
        }
        let beginning = bytes[start...].prefix(40).map { $0.isASCIILetter ? $0 | 0x20 : $0 }
        guard let kind = Self.allCases.first(where: { $0.signatures.contains { beginning.starts(with: $0) } }) else {
            return nil
        }
        self = kind
    }
}
