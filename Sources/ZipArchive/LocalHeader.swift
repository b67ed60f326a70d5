/// The header before an entry's content (and the descriptor after it), compared with the directory.
struct LocalHeader {
    /// The packed content, as offsets in the file.
    let content: Range<Int>

    /// From the header to the end of what belongs to the entry.
    let extent: Range<Int>

    /// Fails when the entry does not lie before the directory, or its header says something else than the directory.
    static func find(
        _ entry: DirectoryEntry, in bytes: [UInt8], before directoryStart: Int
    ) -> Result<LocalHeader, ZipProblem.Reason> {
        guard let offset = entry.headerOffset, let record = ZipRecord(.localHeader, at: offset, in: bytes) else {
            return .failure(.outsideTheFile)
        }
        let nameEnd = record.end + record.u16(26)
        let start = nameEnd + record.u16(28)
        guard start <= directoryStart, entry.compressedSize <= directoryStart - start else {
            return .failure(.outsideTheFile)
        }
        guard bytes[record.end..<nameEnd].elementsEqual(entry.rawName), record.u16(8) == entry.method,
            record.u16(6) & 1 << 3 == entry.flags & 1 << 3
        else { return .failure(.headerDiffers) }
        let content = start..<start + entry.compressedSize
        if entry.hasDescriptor {
            guard let end = descriptorEnd(of: entry, after: content.upperBound, in: bytes), end <= directoryStart else {
                return .failure(.headerDiffers)
            }
            return .success(LocalHeader(content: content, extent: offset..<end))
        }
        let isElsewhere = [record.u32(18), record.u32(22)].contains(ZipRecord.elsewhere32)
        guard
            isElsewhere
                || (record.u32(14) == Int(entry.checksum) && record.u32(18) == entry.compressedSize
                    && record.u32(22) == entry.size)
        else { return .failure(.headerDiffers) }
        return .success(LocalHeader(content: content, extent: offset..<content.upperBound))
    }

    /// Where the descriptor ends that says what the directory says; its signature may be missing, and its sizes have 4 or
    /// 8 bytes (APPNOTE.TXT, 4.3.9).
    private static func descriptorEnd(of entry: DirectoryEntry, after offset: Int, in bytes: [UInt8]) -> Int? {
        let hasSignature = ZipRecord(.descriptor, at: offset, in: bytes) != nil
        for start in hasSignature ? [offset + 4, offset] : [offset] {
            for width in [4, 8] {
                let sizes = start + 4
                if bytes[...].number(at: start, size: 4) == Int(entry.checksum),
                    bytes[...].number(at: sizes, size: width) == entry.compressedSize,
                    bytes[...].number(at: sizes + width, size: width) == entry.size
                {
                    return sizes + 2 * width
                }
            }
        }
        return nil
    }
}
