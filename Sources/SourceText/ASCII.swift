/// The bytes that lexers look for, by name. Inlinable, as a call for every byte is what a fast lexer can least afford.
extension UInt8 {
    @inlinable package static var tab: UInt8 { UInt8(ascii: "\t") }
    @inlinable package static var lineFeed: UInt8 { UInt8(ascii: "\n") }
    @inlinable package static var carriageReturn: UInt8 { UInt8(ascii: "\r") }
    @inlinable package static var space: UInt8 { UInt8(ascii: " ") }
    @inlinable package static var quote: UInt8 { UInt8(ascii: "\"") }
    @inlinable package static var apostrophe: UInt8 { UInt8(ascii: "'") }
    @inlinable package static var backslash: UInt8 { UInt8(ascii: "\\") }
    @inlinable package static var slash: UInt8 { UInt8(ascii: "/") }
    @inlinable package static var comma: UInt8 { UInt8(ascii: ",") }
    @inlinable package static var colon: UInt8 { UInt8(ascii: ":") }

    /// Whether this is white space within a line.
    @inlinable package var isBlank: Bool { self == .space || self == .tab }

    /// Whether this is part of a line end.
    @inlinable package var isLineEnd: Bool { self == .lineFeed || self == .carriageReturn }

    /// Whether this is white space, as in JSON: a space, a tab, or part of a line end.
    @inlinable package var isWhiteSpace: Bool { isBlank || isLineEnd }

    /// Whether this is `0`…`9`.
    @inlinable package var isASCIIDigit: Bool { self &- 0x30 < 10 }

    /// Whether this is `A`…`Z` or `a`…`z`.
    @inlinable package var isASCIILetter: Bool { (self | 0x20) &- 0x61 < 26 }

    /// The value of a hexadecimal digit, or nil for any other byte.
    @inlinable package var hexDigitValue: UInt8? {
        if isASCIIDigit { return self - 0x30 }
        let letter = (self | 0x20) &- 0x61
        return letter < 6 ? letter + 10 : nil
    }
}
