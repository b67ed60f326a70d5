/// A zip archive in memory, read and never changed. Nothing is unpacked before it is asked for.
///
/// Reading takes time in proportion to the archive's size (but for a sort of its entries), whatever is in it.
package struct ZipArchive: Sendable {
    private let bytes: [UInt8]

    /// In the order of the archive's directory, those with a problem included.
    package let entries: [ZipEntry]

    /// The folders, those included that only the paths of files name; each after the one around it.
    package let folders: [String]

    /// What is wrong with entries, in the order of the directory: all that keeps one from being read, and what is worth
    /// knowing. An archive that is wrong as a whole can't be opened.
    package let problems: [ZipProblem]

    /// Opens an archive; throws what is wrong with it as a whole.
    package init(reading bytes: [UInt8], limits: ZipLimits = ZipLimits()) throws(ZipProblem) {
        let directory = try ZipDirectory.locate(in: bytes)
        guard directory.count <= limits.entries else {
            throw ZipProblem(.tooManyEntries(limit: limits.entries), at: directory.range.lowerBound)
        }
        var reading = DirectoryReading(bytes: bytes, directory: directory, limits: limits)
        try reading.readEntries()
        reading.findOverlaps()
        try reading.checkSizes()
        self.bytes = bytes
        entries = reading.entries
        folders = reading.names.folders
        problems = reading.doubts + entries.compactMap(\.problem)
    }

    /// The content of an entry of this archive, at most `limit` bytes of it in memory; else why it can't be had.
    package func contents(of entry: ZipEntry, limit: Int) -> Result<[UInt8], ZipProblem> {
        guard entry.size <= limit else { return .failure(problem(.tooLarge(limit: limit), of: entry)) }
        var contents: [UInt8] = []
        if entry.problem == nil { contents.reserveCapacity(entry.size) }
        if let problem = unpack(entry, take: { contents += $0 }) { return .failure(problem) }
        return .success(contents)
    }

    /// Unpacks an entry of this archive and keeps nothing of it; returns why it can't be had, nil when it can.
    package func damage(of entry: ZipEntry) -> ZipProblem? {
        unpack(entry, take: { _ in })
    }

    private func unpack(_ entry: ZipEntry, take: (UnsafeRawBufferPointer) -> Void) -> ZipProblem? {
        if let problem = entry.problem { return problem }
        guard entry.content.upperBound <= bytes.count else { return problem(.outsideTheFile, of: entry) }
        var count = 0
        var checksum = Checksum()
        func takePiece(_ piece: UnsafeRawBufferPointer) -> Bool {
            count += piece.count
            guard count <= entry.size else { return false }
            checksum.add(piece)
            take(piece)
            return true
        }
        let isWhole = bytes.withUnsafeBytes { all in
            let packed = UnsafeRawBufferPointer(rebasing: all[entry.content])
            return entry.method == .stored ? takePiece(packed) : Deflate.inflate(packed, take: takePiece)
        }
        if count > entry.size || (isWhole && count < entry.size) { return problem(.wrongSize, of: entry) }
        if !isWhole { return problem(.damagedContent, of: entry) }
        return checksum.value == entry.checksum ? nil : problem(.wrongChecksum, of: entry)
    }

    private func problem(_ reason: ZipProblem.Reason, of entry: ZipEntry) -> ZipProblem {
        ZipProblem(reason, path: entry.path, at: entry.offset)
    }
}
