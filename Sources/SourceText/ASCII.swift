/// The bytes that lexers look for, by name.
extension UInt8 {
    package static let tab = UInt8(ascii: "\t")
    package static let lineFeed = UInt8(ascii: "\n")
    package static let carriageReturn = UInt8(ascii: "\r")
    package static let space = UInt8(ascii: " ")
    package static let quote = UInt8(ascii: "\"")
    package static let apostrophe = UInt8(ascii: "'")
    package static let backslash = UInt8(ascii: "\\")
    package static let slash = UInt8(ascii: "/")
    package static let comma = UInt8(ascii: ",")
    package static let colon = UInt8(ascii: ":")

    /// Whether this is `0`…`9`.
    package var isASCIIDigit: Bool { self &- 0x30 < 10 }

    /// Whether this is `A`…`Z` or `a`…`z`.
    package var isASCIILetter: Bool { (self | 0x20) &- 0x61 < 26 }

    /// The value of a hexadecimal digit, or nil for any other byte.
    package var hexDigitValue: UInt8? {
        if isASCIIDigit { return self - 0x30 }
        let letter = (self | 0x20) &- 0x61
        return letter < 6 ? letter + 10 : nil
    }
}
