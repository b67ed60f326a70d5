import SourceText

/// The bytes of a file, and the scans over them that report nothing.
///
/// Valid only inside the `withUnsafeBufferPointer` call that the pointer comes from. Offsets may reach `count`, where
/// every read gives 0.
struct ByteScanner {
    let base: UnsafePointer<UInt8>
    let count: Int

    private static let ones: UInt64 = 0x0101_0101_0101_0101
    private static let highBits: UInt64 = 0x8080_8080_8080_8080

    /// The byte at `offset`; 0 at the end of the file, which `offset` tells from a NUL.
    @inline(__always)
    subscript(offset: Int) -> UInt8 {
        offset < count ? base[offset] : 0
    }

    @inline(__always)
    private func word(at offset: Int) -> UInt64 {
        UInt64(littleEndian: UnsafeRawPointer(base + offset).loadUnaligned(as: UInt64.self))
    }

    /// The first offset from `start` on that is not JSON white space.
    @inline(__always)
    func skipSpace(_ start: Int) -> Int {
        start < count && base[start] > .space ? start : skipSpaceRun(start)
    }

    private func skipSpaceRun(_ start: Int) -> Int {
        var offset = start
        while offset < count {
            switch base[offset] {
            case .space:
                while offset &+ 8 <= count {
                    let differing = word(at: offset) ^ (Self.ones &* UInt64(UInt8.space))
                    offset &+= differing.trailingZeroBitCount &>> 3
                    if differing != 0 { break }
                }
                while offset < count, base[offset] == .space { offset &+= 1 }
            case .lineFeed, .carriageReturn, .tab: offset &+= 1
            default: return offset
            }
        }
        return offset
    }

    /// The first offset from `start` on whose byte a string can't simply go on with: a quote, a back-slash, a control
    /// character, or a byte outside ASCII; `count` when there is none.
    @inline(__always)
    func plainEnd(_ start: Int) -> Int {
        var offset = start
        while offset &+ 8 <= count {
            let bytes = word(at: offset)
            let quotes = (bytes ^ (Self.ones &* UInt64(UInt8.quote))) &- Self.ones
            let backslashes = (bytes ^ (Self.ones &* UInt64(UInt8.backslash))) &- Self.ones
            let controls = bytes &- Self.ones &* UInt64(UInt8.space)
            // The lowest bit that is set is right; a borrow can only spoil those above it.
            let found = (quotes | backslashes | controls | bytes) & Self.highBits
            if found != 0 { return offset &+ found.trailingZeroBitCount &>> 3 }
            offset &+= 8
        }
        while offset < count {
            let byte = base[offset]
            if byte == .quote || byte == .backslash || byte < .space || byte >= 0x80 { break }
            offset &+= 1
        }
        return offset
    }

    /// Whether the ASCII text `text` stands at `offset`.
    @inline(__always)
    func starts(with text: StaticString, at offset: Int) -> Bool {
        let length = text.utf8CodeUnitCount
        guard offset &+ length <= count else { return false }
        for index in 0..<length where base[offset &+ index] != text.utf8Start[index] { return false }
        return true
    }

    /// Whether a number or literal may end at `offset`: there is white space, a bracket, a separator, a quote, a comment,
    /// a character that looks like a space, or nothing.
    @inline(__always)
    func isBoundary(_ offset: Int) -> Bool {
        guard offset < count else { return true }
        switch base[offset] {
        case 0...UInt8.space, .comma, .colon, UInt8(ascii: ";"), UInt8(ascii: "["), UInt8(ascii: "]"),
            UInt8(ascii: "{"), UInt8(ascii: "}"), .quote, .apostrophe, UInt8(ascii: "#"):
            return true
        case .slash: return startsComment(offset)
        case 0x80...: return foreignSpaceEnd(offset) != nil
        default: return false
        }
    }

    /// Whether `//` or `/*` stands at `offset`.
    func startsComment(_ offset: Int) -> Bool {
        self[offset] == .slash && (self[offset + 1] == .slash || self[offset + 1] == UInt8(ascii: "*"))
    }
}
