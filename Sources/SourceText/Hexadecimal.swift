extension UnsignedInteger {
    /// The number in hexadecimal digits, with zeros before it up to `width` digits.
    package func hexadecimal(width: Int = 1, uppercase: Bool = true) -> String {
        let digits = String(self, radix: 16, uppercase: uppercase)
        return String(repeating: "0", count: Swift.max(0, width - digits.count)) + digits
    }
}

extension Unicode.Scalar {
    /// The scalar as Unicode writes it, such as `U+001B`.
    package var codePoint: String { "U+" + value.hexadecimal(width: 4) }

    /// The scalar as JSON and most languages escape it: `\u` and four digits, twice for a scalar beyond the first plane.
    package func utf16Escape(uppercase: Bool = true) -> String {
        utf16.map { "\\u" + $0.hexadecimal(width: 4, uppercase: uppercase) }.joined()
    }
}
