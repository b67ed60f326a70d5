import SourceText

/// Makes archives that depend on nothing but what goes into them: the same files give the same bytes.
package enum ZipWriter {
    /// The archive of `files` in the given order, with the time stamp 1980-01-01 (the format's first) and the mode 0644.
    /// A file that packing doesn't make smaller is stored. Throws for a path that a reader would have to refuse, and for
    /// what the format without Zip64 can't hold.
    package static func archive(of files: [(path: String, bytes: [UInt8])]) throws(ZipProblem) -> [UInt8] {
        var archive: [UInt8] = []
        var directory: [UInt8] = []
        var names = TakenNames()
        guard files.count < ZipRecord.elsewhere16 else {
            throw ZipProblem(.tooManyEntries(limit: ZipRecord.elsewhere16 - 1), at: 0)
        }
        for (path, bytes) in files {
            let name = ZipName(Array(path.utf8)[...], unicode: nil, isUTF8: true, limits: ZipLimits())
            let clash = name.problem ?? (name.namesFolder ? .fileAndFolder : names.add(path, isFolder: false))
            if let clash { throw ZipProblem(clash, path: path, at: archive.count) }
            let packed = bytes.withUnsafeBytes(Deflate.deflate)
            let isSmaller = packed.map { $0.count < bytes.count } ?? false
            let content = isSmaller ? packed ?? bytes : bytes
            guard bytes.count < ZipRecord.elsewhere32, content.count < ZipRecord.elsewhere32 - archive.count else {
                throw ZipProblem(.tooLarge(limit: ZipRecord.elsewhere32), path: path, at: archive.count)
            }
            let description = description(
                of: path, bytes: bytes, packed: content.count, method: isSmaller ? .deflated : .stored)
            directory.append(.centralHeader, [(0x0314, 2)] + description)
            // No comment, the first disk, no internal attributes; a regular file that its owner may write.
            directory.append([(0, 2), (0, 2), (0, 2), (DirectoryEntry.regularType << 16 | 0o644 << 16, 4)])
            directory.append([(archive.count, 4)])
            directory += Array(path.utf8)
            archive.append(.localHeader, description)
            archive += Array(path.utf8)
            archive += content
        }
        let start = archive.count
        guard directory.count < ZipRecord.elsewhere32 - start else {
            throw ZipProblem(.tooLarge(limit: ZipRecord.elsewhere32), at: start)
        }
        archive += directory
        archive.append(.end, [(0, 2), (0, 2), (files.count, 2), (files.count, 2)])
        archive.append([(directory.count, 4), (start, 4), (0, 2)])
        return archive
    }

    /// The common part of an entry's two headers, from the needed version to the size of the extra field.
    private static func description(
        of path: String, bytes: [UInt8], packed: Int, method: ZipEntry.Method
    ) -> [(number: Int, size: Int)] {
        let isASCII = path.utf8.allSatisfy { $0 < 0x80 }
        let firstDay = 1 << 5 | 1
        return [
            (20, 2), (isASCII ? 0 : 1 << 11, 2), (method.rawValue, 2), (0, 2), (firstDay, 2),
            (Int(Checksum(of: bytes).value), 4), (packed, 4), (bytes.count, 4), (path.utf8.count, 2), (0, 2),
        ]
    }
}

extension [UInt8] {
    fileprivate mutating func append(_ kind: ZipRecord.Kind, _ fields: [(number: Int, size: Int)]) {
        append([(Int(kind.rawValue), 4)] + fields)
    }

    /// Appends numbers with the lowest byte first.
    fileprivate mutating func append(_ fields: [(number: Int, size: Int)]) {
        for (number, size) in fields {
            for index in 0..<size { append(UInt8(truncatingIfNeeded: number >> (8 * index))) }
        }
    }
}
