/// Finds text in bytes of any kind, code or not.
package enum ByteSearch {
    /// Every place where `text` stands in `bytes`, without overlaps, in order.
    package static func ranges(of text: String, in bytes: [UInt8], limit: Int = .max) -> [Range<Int>] {
        let needle = Array(text.utf8)
        guard let first = needle.first, bytes.count >= needle.count else { return [] }
        return bytes.withUnsafeBufferPointer { bytes in
            var found: [Range<Int>] = []
            var index = 0
            let last = bytes.count - needle.count
            while index <= last, found.count < limit {
                if bytes[index] == first, bytes[index..<index + needle.count].elementsEqual(needle) {
                    found.append(index..<index + needle.count)
                    index += needle.count
                } else {
                    index += 1
                }
            }
            return found
        }
    }

    /// The first place where `text` stands, or nil.
    package static func firstRange(of text: String, in bytes: [UInt8]) -> Range<Int>? {
        ranges(of: text, in: bytes, limit: 1).first
    }
}
