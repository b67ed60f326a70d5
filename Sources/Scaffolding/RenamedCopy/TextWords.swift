import SourceText

/// The words of a text, whatever it is: runs of letters, digits and underscores.
enum TextWords {
    /// In order, with their places.
    static func words(in bytes: [UInt8]) -> [Located<String>] {
        var words: [Located<String>] = []
        var start: Int?
        for index in 0...bytes.count {
            let isWord = index < bytes.count && isWordByte(bytes[index])
            if isWord, start == nil { start = index }
            if !isWord, let first = start {
                words.append(Located(String(decoding: bytes[first..<index], as: UTF8.self), at: first..<index))
                start = nil
            }
        }
        return words
    }

    private static func isWordByte(_ byte: UInt8) -> Bool {
        byte.isASCIILetter || byte.isASCIIDigit || byte == UInt8(ascii: "_") || byte >= 0x80
    }
}
