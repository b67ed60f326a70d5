import SourceText

#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#else
    import Musl
#endif

extension FolderWriter {
    /// Why nothing could be written into the folder `target`, as a sentence, as far as that can be told without writing; nil
    /// when nothing is in the way.
    package static func skipReason(to changes: FolderChanges, in target: String) -> String? {
        var parent = Staging(beside: BytePath(target)).folder
        while parent.bytes.count > 1, parent.bytes.last == .slash {
            parent = BytePath(bytes: Array(parent.bytes.dropLast()))
        }
        var status = stat()
        guard stat(parent.characters, &status) == 0 else {
            if errno == ENOENT { return "there is no folder \"\(parent.text)\"; make it, or give another with --in" }
            return "\"\(parent.text)\" cannot be used: \(WritingDisk.Failure(parent).words)"
        }
        guard status.st_mode & S_IFMT == S_IFDIR else {
            return "\"\(parent.text)\" is a file, not a folder; give another with --in"
        }
        guard access(parent.characters, W_OK | X_OK) == 0 || changes.files.isEmpty else {
            return "nothing can be made in \"\(parent.text)\": \(WritingDisk.Failure(parent).words)"
        }
        let longest = changes.files.map(\.path.utf8.count).max() ?? 0
        // While it is written the folder has a longer name.
        guard target.utf8.count + Staging.longestAddition + 1 + longest < Int(PATH_MAX) else {
            return "the path \"\(target.shortened)\" is too long; take a folder nearer to the root"
        }
        guard !changes.files.isEmpty else { return nil }
        do throws(WritingDisk.Failure) {
            return try skipReason(at: BytePath(target), isOnDevice: status.st_dev)
        } catch {
            return "\"\(error.path.text)\" cannot be used: \(error.words)"
        }
    }

    /// Why the folder cannot be replaced by a new state of it, for its own sake or for that of something in it.
    private static func skipReason(
        at target: BytePath, isOnDevice device: dev_t
    ) throws(WritingDisk.Failure) -> String? {
        guard let folder = try WritingDisk.status(target) else { return nil }
        if folder.kind == .link {
            return "\"\(target.text)\" is a symbolic link, and a control needs a folder of this name; "
                + "remove the link, or give another folder with --in"
        }
        guard folder.kind == .folder else { return nil }
        guard folder.identity.device == device else {
            return "\"\(target.text)\" is where another file system begins, so no new folder can take its place; "
                + "give another folder with --in"
        }
        var pending = [target]
        while let folder = pending.popLast() {
            for name in try WritingDisk.names(in: folder) {
                let path = folder.appending(name)
                guard let status = try WritingDisk.status(path) else { continue }
                if status.identity.device != device {
                    return "\"\(path.text)\" is on another file system, so it cannot be kept; move it away"
                }
                if status.kind == .other {
                    return "\"\(path.text)\" is neither a file nor a folder, so it cannot be kept; move it away"
                }
                if status.kind == .folder { pending.append(path) }
            }
        }
        return nil
    }
}
