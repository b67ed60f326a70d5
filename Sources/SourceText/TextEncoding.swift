/// The encodings other than UTF-8 that the first bytes of a file give away.
package enum TextEncoding: String, Sendable, Hashable {
    case utf16 = "UTF-16"
    case utf32 = "UTF-32"

    /// The byte-order mark of UTF-8.
    package static let utf8Mark: [UInt8] = [0xEF, 0xBB, 0xBF]

    /// The encoding of a file that is not in UTF-8, and the bytes that show it: its byte-order mark or, where the text
    /// starts with two ASCII characters, its first zero bytes. Nil for any other file.
    package static func recognised(in bytes: [UInt8]) -> (encoding: TextEncoding, evidence: Range<Int>)? {
        let first = bytes.prefix(4)
        if first.elementsEqual([0xFF, 0xFE, 0, 0]) || first.elementsEqual([0, 0, 0xFE, 0xFF]) {
            return (.utf32, 0..<4)
        }
        if first.starts(with: [0xFF, 0xFE]) || first.starts(with: [0xFE, 0xFF]) { return (.utf16, 0..<2) }
        guard first.count == 4 else { return nil }
        switch first.map({ $0 == 0 }) {
        case [true, true, true, false], [false, true, true, true]: return (.utf32, 0..<4)
        case [true, false, true, false], [false, true, false, true]: return (.utf16, 0..<4)
        default: return nil
        }
    }

    /// The bytes of the first sequence that is not UTF-8, up to the next one that is; nil when all of them are.
    package static func firstInvalidUTF8(in bytes: [UInt8]) -> Range<Int>? {
        bytes.withUnsafeBufferPointer { bytes in
            var index = 0
            while index < bytes.count {
                if bytes[index] < 0x80 {
                    index += 1
                } else if let length = bytes.scalarLength(at: index) {
                    index += length
                } else {
                    let start = index
                    repeat { index += 1 } while index < bytes.count && bytes.scalarLength(at: index) == nil
                    return start..<index
                }
            }
            return nil
        }
    }
}
