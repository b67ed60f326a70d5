import CZlib

/// The CRC-32 of bytes that come in pieces.
struct Checksum {
    private(set) var value: UInt32 = 0

    init() {}

    init(of bytes: some Collection<UInt8>) {
        if bytes.withContiguousStorageIfAvailable({ add(UnsafeRawBufferPointer($0)) }) == nil {
            Array(bytes).withUnsafeBytes { add($0) }
        }
    }

    mutating func add(_ bytes: UnsafeRawBufferPointer) {
        var rest = bytes[...]
        while !rest.isEmpty {
            let piece = UnsafeRawBufferPointer(rebasing: rest.prefix(1 << 30))
            let start = piece.baseAddress?.assumingMemoryBound(to: UInt8.self)
            value = UInt32(truncatingIfNeeded: crc32(uLong(value), start, uInt(piece.count)))
            rest = rest.dropFirst(piece.count)
        }
    }
}
