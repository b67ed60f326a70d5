extension UnsafeBufferPointer<UInt8> {
    /// The length, in bytes, of the well-formed UTF-8 scalar that begins at `index`; nil when none begins there: a stray
    /// continuation byte, an overlong or surrogate form, or a sequence that is cut short. `index` must be below `count`.
    package func scalarLength(at index: Int) -> Int? {
        let lead = self[index]
        if lead < 0x80 { return 1 }
        let length: Int
        // The second byte's range rules out overlong forms, surrogates and what is beyond U+10FFFF.
        var second: ClosedRange<UInt8> = 0x80...0xBF
        switch lead {
        case 0xC2...0xDF: length = 2
        case 0xE0: (length, second) = (3, 0xA0...0xBF)
        case 0xED: (length, second) = (3, 0x80...0x9F)
        case 0xE1...0xEF: length = 3
        case 0xF0: (length, second) = (4, 0x90...0xBF)
        case 0xF1...0xF3: length = 4
        case 0xF4: (length, second) = (4, 0x80...0x8F)
        default: return nil
        }
        guard index + length <= count, second.contains(self[index + 1]) else { return nil }
        for offset in 2..<length where self[index + offset] & 0xC0 != 0x80 { return nil }
        return length
    }
}
