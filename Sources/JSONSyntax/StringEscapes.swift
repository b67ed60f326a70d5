import SourceText

/// The escapes of JSON strings.
enum StringEscapes {
    /// The bytes that the content of a string stands for. A back-slash before anything unknown is left out, as is one
    /// before a single quote; half of a surrogate pair becomes U+FFFD.
    static func resolve(_ content: ArraySlice<UInt8>) -> [UInt8] {
        var result: [UInt8] = []
        result.reserveCapacity(content.count)
        var index = content.startIndex
        while index < content.endIndex {
            let byte = content[index]
            index += 1
            guard byte == .backslash, index < content.endIndex else {
                result.append(byte)
                continue
            }
            let escape = content[index]
            index += 1
            if let simple = simple(escape) {
                result.append(simple)
            } else if escape == UInt8(ascii: "u"), let unit = unit(content, at: index) {
                index += 4
                let scalar = scalar(from: unit, content, &index)
                result += UTF8.encode(scalar).map { Array($0) } ?? []
            } else {
                result.append(escape)
            }
        }
        return result
    }

    /// The character of a two-character escape; nil for any other byte.
    static func simple(_ escape: UInt8) -> UInt8? {
        switch escape {
        case .quote, .backslash, .slash: escape
        case UInt8(ascii: "b"): 0x08
        case UInt8(ascii: "f"): 0x0C
        case UInt8(ascii: "n"): .lineFeed
        case UInt8(ascii: "r"): .carriageReturn
        case UInt8(ascii: "t"): .tab
        default: nil
        }
    }

    /// The scalar of a UTF-16 unit and, when it is the first of a pair, of the escape at `index`, which is then passed.
    private static func scalar(from unit: UInt32, _ content: ArraySlice<UInt8>, _ index: inout Int) -> Unicode.Scalar {
        if let scalar = Unicode.Scalar(unit) { return scalar }
        if unit < 0xDC00, content.dropFirst(index - content.startIndex).starts(with: [.backslash, UInt8(ascii: "u")]),
            let second = self.unit(content, at: index + 2), 0xDC00...0xDFFF ~= second
        {
            index += 6
            return Unicode.Scalar(0x10000 + (unit - 0xD800) << 10 + (second - 0xDC00)) ?? "\u{FFFD}"
        }
        return "\u{FFFD}"
    }

    /// The number that the four hexadecimal digits at `index` write; nil when there are none.
    private static func unit(_ content: ArraySlice<UInt8>, at index: Int) -> UInt32? {
        guard index + 4 <= content.endIndex else { return nil }
        var value: UInt32 = 0
        for byte in content[index..<index + 4] {
            guard let digit = byte.hexDigitValue else { return nil }
            value = value << 4 | UInt32(digit)
        }
        return value
    }
}
