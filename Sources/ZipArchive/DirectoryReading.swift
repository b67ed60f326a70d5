/// Reads the entries of a directory one by one, then compares them with each other.
struct DirectoryReading {
    let bytes: [UInt8]
    let directory: ZipDirectory
    let limits: ZipLimits

    private(set) var entries: [ZipEntry] = []

    /// Notes about entries that can be read.
    private(set) var doubts: [ZipProblem] = []
    private(set) var names = TakenNames()

    init(bytes: [UInt8], directory: ZipDirectory, limits: ZipLimits) {
        self.bytes = bytes
        self.directory = directory
        self.limits = limits
    }

    mutating func readEntries() throws(ZipProblem) {
        var offset = directory.range.lowerBound
        for _ in 0..<directory.count {
            guard let found = DirectoryEntry(at: offset, in: bytes, of: directory, limits: limits) else {
                throw ZipProblem(.damagedDirectory, at: offset)
            }
            offset = found.end
            add(found)
            guard names.count <= limits.entries else {
                throw ZipProblem(.tooManyEntries(limit: limits.entries), at: offset)
            }
        }
        let isAtEnd = offset == directory.range.upperBound || ZipRecord(.signature, at: offset, in: bytes) != nil
        guard isAtEnd else { throw ZipProblem(.damagedDirectory, at: offset) }
    }

    private mutating func add(_ found: DirectoryEntry) {
        let isFolder = found.name.namesFolder || found.fileType == DirectoryEntry.folderType
        // `./` is the archive's root, which needs no entry.
        if isFolder, found.name.path.isEmpty, found.name.problem == nil { return }
        let offset = found.record.offset
        var reason = found.name.problem ?? problemOfKind(found, isFolder: isFolder)
        var header = LocalHeader(content: offset..<offset, extent: offset..<offset)
        if reason == nil {
            switch LocalHeader.find(found, in: bytes, before: directory.range.lowerBound) {
            case .success(let there): header = there
            case .failure(let failure): reason = failure
            }
        }
        if found.name.problem == nil, let clash = names.add(found.name.path, isFolder: isFolder) {
            let problem = ZipProblem(clash, path: found.name.text, at: offset)
            if problem.isBlocking { reason = reason ?? clash } else { doubts.append(problem) }
        }
        entries.append(
            ZipEntry(
                path: found.name.path, isFolder: isFolder, isExecutable: !isFolder && found.isExecutable,
                compressedSize: found.compressedSize, size: found.size,
                problem: reason.map { ZipProblem($0, path: found.name.text, at: offset) }, offset: offset,
                method: ZipEntry.Method(rawValue: found.method) ?? .stored, checksum: found.checksum,
                content: header.content, extent: header.extent))
    }

    private func problemOfKind(_ found: DirectoryEntry, isFolder: Bool) -> ZipProblem.Reason? {
        if let problem = found.numberProblem { return problem }
        switch found.fileType {
        case 0, DirectoryEntry.folderType, DirectoryEntry.regularType: break
        case DirectoryEntry.linkType: return .symbolicLink
        default: return .specialFile
        }
        if found.isEncrypted { return .encrypted }
        if isFolder { return found.size == 0 ? nil : .fileAndFolder }
        switch ZipEntry.Method(rawValue: found.method) {
        case nil: return .unknownMethod(found.method)
        case .stored: return found.size == found.compressedSize ? nil : .wrongSize
        case .deflated:
            let least = found.size / Deflate.highestRatio
            return found.compressedSize >= least ? nil : .wrongSize
        }
    }

    /// Marks all entries that share bytes with another.
    mutating func findOverlaps() {
        let order = entries.indices.filter { entries[$0].problem == nil }
            .sorted { entries[$0].extent.lowerBound < entries[$1].extent.lowerBound }
        guard var farthest = order.first else { return }
        for index in order.dropFirst() {
            if entries[index].extent.lowerBound < entries[farthest].extent.upperBound {
                for shared in [farthest, index] where entries[shared].problem == nil {
                    entries[shared].problem = ZipProblem(
                        .overlapping, path: entries[shared].path, at: entries[shared].offset)
                }
            }
            if entries[index].extent.upperBound > entries[farthest].extent.upperBound { farthest = index }
        }
    }

    /// Throws when what can be read would be too much together.
    func checkSizes() throws(ZipProblem) {
        var total = 0
        for entry in entries where entry.problem == nil && !entry.isFolder {
            guard entry.size <= limits.unpackedBytes - total else {
                throw ZipProblem(.unpacksTooLarge(limit: limits.unpackedBytes), at: entry.offset)
            }
            total += entry.size
            guard total <= limits.ratioFloor || total / max(1, limits.ratio) <= bytes.count else {
                throw ZipProblem(.unpacksTooManyTimes(limit: limits.ratio), at: entry.offset)
            }
        }
    }
}
