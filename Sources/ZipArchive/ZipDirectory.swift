/// Where an archive's central directory lies.
struct ZipDirectory {
    /// Byte offsets in the file.
    let range: Range<Int>

    /// How many entries it should have.
    let count: Int

    /// The number that is added to the offsets that the archive states: the size of the data before the archive.
    let shift: Int

    /// The end record is searched from the file's end; at most one comment of full length lies behind it.
    static func locate(in bytes: [UInt8]) throws(ZipProblem) -> ZipDirectory {
        var atEnd: ZipDirectory?
        var before: ZipDirectory?
        var failure: ZipProblem?
        let last = bytes.count - ZipRecord.Kind.end.size
        let first = max(0, last - 0xFFFF)
        for offset in stride(from: last, through: first, by: -1) {
            // The first byte of the signature decides nearly always.
            guard bytes[offset] == UInt8(ascii: "P"), let record = ZipRecord(.end, at: offset, in: bytes) else {
                continue
            }
            let trailing = bytes.count - record.end - record.u16(20)
            guard trailing >= 0 else { continue }
            do throws(ZipProblem) {
                let found = try ZipDirectory(record, in: bytes)
                if trailing > 0 {
                    before = before ?? found
                } else if atEnd == nil {
                    atEnd = found
                } else {
                    throw ZipProblem(.severalDirectories, at: offset)
                }
            } catch {
                if error.reason == .severalDirectories { throw error }
                failure = failure ?? error
            }
        }
        if let atEnd { return atEnd }
        // Bytes on both sides: more likely an archive stored in a damaged one than an archive.
        if let before, before.shift == 0 { return before }
        throw failure ?? ZipProblem(.notAnArchive, at: max(0, bytes.count))
    }

    private init(_ end: ZipRecord, in bytes: [UInt8]) throws(ZipProblem) {
        var disks = [end.u16(4), end.u16(6)]
        var (countHere, count) = (end.u16(8), end.u16(10))
        var (size, stated) = (end.u32(12), end.u32(16))
        var directoryEnd = end.offset
        let isElsewhere =
            (disks + [countHere, count]).contains(ZipRecord.elsewhere16) || size == ZipRecord.elsewhere32
            || stated == ZipRecord.elsewhere32
        let locatorOffset = end.offset - ZipRecord.Kind.end64Locator.size
        if isElsewhere, let locator = ZipRecord(.end64Locator, at: locatorOffset, in: bytes) {
            // Where something was put before the archive, the record is not at the stated offset.
            let nearest = locator.offset - ZipRecord.Kind.end64.size
            guard
                let record = locator.u64(8).flatMap({ ZipRecord(.end64, at: $0, in: bytes) })
                    ?? ZipRecord(.end64, at: nearest, in: bytes),
                record.end <= locator.offset, let here = record.u64(24), let total = record.u64(32),
                let size64 = record.u64(40), let stated64 = record.u64(48)
            else { throw ZipProblem(.damagedDirectory, at: locator.offset) }
            guard locator.u32(16) <= 1 else { throw ZipProblem(.severalDisks, at: locator.offset) }
            disks = [locator.u32(4), record.u32(16), record.u32(20)]
            (countHere, count, size, stated) = (here, total, size64, stated64)
            directoryEnd = record.offset
        }
        guard disks.allSatisfy({ $0 == 0 }), countHere == count else {
            throw ZipProblem(.severalDisks, at: end.offset)
        }
        guard size <= directoryEnd, count <= size / ZipRecord.Kind.centralHeader.size else {
            throw ZipProblem(.damagedDirectory, at: end.offset)
        }
        var start = directoryEnd - size
        if count > 0, ZipRecord(.centralHeader, at: start, in: bytes) == nil {
            // Something lies between the directory and its end record.
            guard stated <= start, ZipRecord(.centralHeader, at: stated, in: bytes) != nil else {
                throw ZipProblem(.damagedDirectory, at: end.offset)
            }
            start = stated
        }
        guard start >= stated else { throw ZipProblem(.damagedDirectory, at: end.offset) }
        self.range = start..<start + size
        self.count = count
        self.shift = start - stated
    }
}
