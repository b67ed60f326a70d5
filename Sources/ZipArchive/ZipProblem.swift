/// Why an archive, or one thing in it, cannot be read or would not be safe to unpack.
package struct ZipProblem: Error, Hashable, Sendable {
    package enum Reason: Error, Hashable, Sendable {
        // Of the archive.
        case notAnArchive
        case damagedDirectory
        /// Two directories both look like the archive's own, so that readers may see different files.
        case severalDirectories
        case severalDisks
        case tooManyEntries(limit: Int)
        /// The limit in bytes.
        case unpacksTooLarge(limit: Int)
        case unpacksTooManyTimes(limit: Int)

        // Of an entry's name.
        case emptyName
        case nameNotUTF8
        case pathTooLong(limit: Int)
        case tooDeep(limit: Int)
        case absolutePath
        case parentFolder
        case backslash
        case driveLetter
        case nul
        case duplicate
        /// The other path, which was there before; both can be read.
        case differsInCaseOnly(from: String)
        case fileAndFolder

        // Of an entry's content.
        case symbolicLink
        case specialFile
        case encrypted
        case unknownMethod(Int)
        case outsideTheFile
        case overlapping
        /// The header before the content does not say what the directory says.
        case headerDiffers
        case damagedContent
        case wrongSize
        case wrongChecksum
        /// The limit of the caller, in bytes.
        case tooLarge(limit: Int)
    }

    package let reason: Reason

    /// The entry's path as it is written in the archive, or as near as text comes to it; nil for the whole archive.
    package let path: String?

    /// Where the record that shows the problem begins: a byte offset in the archive.
    package let offset: Int

    package init(_ reason: Reason, path: String? = nil, at offset: Int) {
        self.reason = reason
        self.path = path
        self.offset = offset
    }

    /// Whether what the problem is about can't be read; false for what is only worth knowing.
    package var isBlocking: Bool {
        if case .differsInCaseOnly = reason { return false }
        return true
    }
}

extension ZipProblem.Reason {
    /// Why, as the end of a sentence that starts with the path.
    package var explanation: String {
        switch self {
        case .notAnArchive: "is not a zip archive, or its end is missing"
        case .damagedDirectory: "is damaged: the list of its files cannot be read"
        case .severalDirectories: "has two lists of its files, so programs may read different ones"
        case .severalDisks: "is one part of an archive that was split"
        case .tooManyEntries(let limit): "has more than \(limit) files and folders"
        case .unpacksTooLarge(let limit): "would unpack to more than \(limit >> 20) MiB"
        case .unpacksTooManyTimes(let limit): "would unpack to more than \(limit) times its size"
        case .emptyName: "has no name"
        case .nameNotUTF8: "has a name that is not UTF-8, though it is marked as such"
        case .pathTooLong(let limit): "has a path of more than \(limit) bytes"
        case .tooDeep(let limit): "is nested more than \(limit) folders deep"
        case .absolutePath: "has an absolute path, which leads out of the archive"
        case .parentFolder: "has \"..\" in its path, which leads out of the archive"
        case .backslash: "has a back-slash in its path, which only some systems read as a folder separator"
        case .driveLetter: "has a drive letter in its path, which leads out of the archive"
        case .nul: "has a NUL in its path, at which some systems cut it off"
        case .duplicate: "is in the archive twice"
        case .differsInCaseOnly(let other): "has the same name as \"\(other)\" on disks that ignore case"
        case .fileAndFolder: "is both a file and a folder"
        case .symbolicLink: "is a symbolic link, which is not followed in an archive"
        case .specialFile: "is a device, pipe or socket, not a file"
        case .encrypted: "is encrypted"
        case .unknownMethod(let method): "is packed with method \(method); only stored (0) and deflate (8) can be read"
        case .outsideTheFile: "is damaged: its content is not inside the archive"
        case .overlapping: "shares bytes of the archive with another file"
        case .headerDiffers: "is described differently in two places of the archive"
        case .damagedContent: "is damaged: its content cannot be unpacked"
        case .wrongSize: "is damaged: the size of its content is not the size that the archive states"
        case .wrongChecksum: "is damaged: its content does not match its checksum"
        case .tooLarge(let limit): "is larger than \(limit >> 20) MiB"
        }
    }
}
