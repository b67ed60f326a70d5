/// An entry of the central directory, read but not yet compared with the rest of the archive.
struct DirectoryEntry {
    let record: ZipRecord
    let name: ZipName

    /// The name as it is in the file.
    let rawName: ArraySlice<UInt8>

    /// In bytes; the directory's word for them, from its Zip64 field where they are there.
    let compressedSize: Int
    let size: Int

    /// Where the header before the content begins in the file; nil when it can't be there.
    let headerOffset: Int?

    /// The problem of the numbers themselves.
    let numberProblem: ZipProblem.Reason?

    /// Where the next record begins.
    let end: Int

    var flags: Int { record.u16(8) }
    var method: Int { record.u16(10) }
    var checksum: UInt32 { UInt32(truncatingIfNeeded: record.u32(16)) }

    /// Whether sizes and checksum stand after the content, because they weren't known before it.
    var hasDescriptor: Bool { flags & 1 << 3 != 0 }

    /// Encrypted content, strong encryption or a masked header.
    var isEncrypted: Bool { flags & (1 << 0 | 1 << 6 | 1 << 13) != 0 }

    /// The type bits of a Unix mode; 0 when the archive was made by a system that has none.
    var fileType: Int { record.u32(38) >> 16 & 0xF000 }

    /// Whether the Unix mode lets the owner run it.
    var isExecutable: Bool { record.u32(38) >> 16 & 0o100 != 0 }

    static let folderType = 0x4000
    static let regularType = 0x8000
    static let linkType = 0xA000

    /// The entry at `offset`; nil when it is not there or reaches beyond `directory`.
    init?(at offset: Int, in bytes: [UInt8], of directory: ZipDirectory, limits: ZipLimits) {
        guard let record = ZipRecord(.centralHeader, at: offset, in: bytes) else { return nil }
        let nameEnd = record.end + record.u16(28)
        let extraEnd = nameEnd + record.u16(30)
        let end = extraEnd + record.u16(32)
        guard end <= directory.range.upperBound else { return nil }
        self.record = record
        self.end = end
        rawName = bytes[record.end..<nameEnd]
        let fields = ExtraFields(bytes[nameEnd..<extraEnd])
        name = ZipName(
            rawName, unicode: fields.unicodePath.flatMap { [rawName] in ZipName.unicodePath(in: $0, for: rawName) },
            isUTF8: record.u16(8) & 1 << 11 != 0, limits: limits)

        var zip64 = fields.zip64
        var isDamaged = false
        func number(_ field: Int, unless elsewhere: Int, thenOf size: Int) -> Int? {
            guard field == elsewhere, let rest = zip64 else { return field }
            zip64 = rest.dropFirst(size)
            let value = rest.number(at: rest.startIndex, size: size)
            isDamaged = isDamaged || value == nil
            return value
        }
        // The order of the Zip64 field (APPNOTE.TXT, 4.5.3); only what the record leaves out is in it.
        self.size = number(record.u32(24), unless: ZipRecord.elsewhere32, thenOf: 8) ?? 0
        compressedSize = number(record.u32(20), unless: ZipRecord.elsewhere32, thenOf: 8) ?? 0
        let stated = number(record.u32(42), unless: ZipRecord.elsewhere32, thenOf: 8)
        let disk = number(record.u16(34), unless: ZipRecord.elsewhere16, thenOf: 4)
        headerOffset = stated.flatMap { stated in
            stated <= directory.range.lowerBound - directory.shift ? stated + directory.shift : nil
        }
        numberProblem = isDamaged ? .outsideTheFile : disk == 0 ? nil : .severalDisks
    }
}

/// The extra fields of a directory entry that say something about names and sizes.
private struct ExtraFields {
    var zip64: ArraySlice<UInt8>?
    var unicodePath: ArraySlice<UInt8>?

    /// Reads fields of a 2-byte id and a 2-byte size until one does not fit.
    init(_ bytes: ArraySlice<UInt8>) {
        var offset = bytes.startIndex
        while let id = bytes.number(at: offset, size: 2), let size = bytes.number(at: offset + 2, size: 2),
            offset + 4 + size <= bytes.endIndex
        {
            let content = bytes[offset + 4..<offset + 4 + size]
            switch id {
            case 0x0001: zip64 = zip64 ?? content
            case 0x7075: unicodePath = unicodePath ?? content
            default: break
            }
            offset += 4 + size
        }
    }
}
