/// A record of the zip format that lies wholly inside the file; numbers are little-endian. The layouts and names are those
/// of PKWARE's APPNOTE.TXT, section 4.3.
struct ZipRecord {
    enum Kind: UInt32 {
        case localHeader = 0x0403_4B50
        case descriptor = 0x0807_4B50
        case centralHeader = 0x0201_4B50
        case signature = 0x0505_4B50
        case end = 0x0605_4B50
        case end64 = 0x0606_4B50
        case end64Locator = 0x0706_4B50

        /// The size of the fixed part, in bytes.
        var size: Int {
            switch self {
            case .localHeader: 30
            case .descriptor: 16
            case .centralHeader: 46
            case .signature: 6
            case .end: 22
            case .end64: 56
            case .end64Locator: 20
            }
        }
    }

    private let bytes: ArraySlice<UInt8>

    /// Where the record begins in the file.
    var offset: Int { bytes.startIndex }

    /// Where the fixed part ends in the file.
    var end: Int { bytes.endIndex }

    /// The record at `offset`; nil when it is not there, or not all of it.
    init?(_ kind: Kind, at offset: Int, in bytes: [UInt8]) {
        guard offset >= 0, offset <= bytes.count - kind.size else { return nil }
        self.bytes = bytes[offset..<offset + kind.size]
        guard UInt32(truncatingIfNeeded: self.bytes.number(at: offset, size: 4) ?? 0) == kind.rawValue else {
            return nil
        }
    }

    /// The number in the 2 bytes at `field`, counted from the record's begin.
    func u16(_ field: Int) -> Int { bytes.number(at: offset + field, size: 2) ?? 0 }

    /// The number in the 4 bytes at `field`.
    func u32(_ field: Int) -> Int { bytes.number(at: offset + field, size: 4) ?? 0 }

    /// The number in the 8 bytes at `field`; nil when no file could be that large.
    func u64(_ field: Int) -> Int? { bytes.number(at: offset + field, size: 8) }

    /// The value of a field of 2 or 4 bytes whose real value is in a Zip64 record.
    static let elsewhere16 = 0xFFFF
    static let elsewhere32 = 0xFFFF_FFFF
}

extension ArraySlice<UInt8> {
    /// The little-endian number of `size` bytes at the index `offset`; nil when it is not all there or beyond `Int`.
    func number(at offset: Int, size: Int) -> Int? {
        guard offset >= startIndex, offset <= endIndex - size else { return nil }
        var value: UInt64 = 0
        for index in (offset..<offset + size).reversed() { value = value << 8 | UInt64(self[index]) }
        return Int(exactly: value)
    }
}
