import SourceText

/// Finds the tags that 4D and Xcode replace, such as `___PACKAGE___`.
package enum TagScanner {
    /// Each word between two `___`: a capital first, then letters, digits, `:` and fewer than three `_` in a row.
    package static func tags(in bytes: [UInt8]) -> [Located<String>] {
        let underscore = UInt8(ascii: "_")
        var tags: [Located<String>] = []
        /// Where a `___` ended that may open a tag.
        var opening: Int?
        var index = 0
        while index < bytes.count {
            let byte = bytes[index]
            guard byte == underscore else {
                let isCapital = byte.isASCIILetter && byte & 0x20 == 0
                let isPart = byte.isASCIILetter || byte.isASCIIDigit || byte == .colon
                if !isPart || (opening == index && !isCapital) { opening = nil }
                index += 1
                continue
            }
            var end = index
            while end < bytes.count, bytes[end] == underscore { end += 1 }
            if end - index >= 3 {
                if let start = opening {
                    let range = start - 3..<index + 3
                    tags.append(Located(String(decoding: bytes[range], as: UTF8.self), at: range))
                    opening = nil
                } else {
                    opening = end
                }
            }
            index = end
        }
        return tags
    }
}
