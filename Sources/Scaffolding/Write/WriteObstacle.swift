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
    package static func obstacle(to changes: FolderChanges, in target: String) -> String? {
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
        return nil
    }
}
