import SourceText

#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#else
    import Musl
#endif

/// An open folder, and the system calls of the writer in it.
///
/// Every call names one entry relative to the folder's descriptor and follows no symbolic link. So it acts on this folder
/// even if another program moves the folder or replaces a part of its path in the meantime.
final class OpenFolder {
    /// The path for messages, as the user would write it.
    let path: String
    private let descriptor: Int32
    private let hook: WriteHook

    private init(_ descriptor: Int32, path: String, hook: @escaping WriteHook) {
        self.descriptor = descriptor
        self.path = path
        self.hook = hook
    }

    deinit { close(descriptor) }

    /// Opens the folder at a path that the user chose; symbolic links in it are followed.
    static func open(at path: String, hook: @escaping WriteHook) throws(WriteProblem) -> OpenFolder {
        let descriptor = openat(AT_FDCWD, path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        guard descriptor >= 0 else {
            let reason =
                switch errno {
                case ENOENT: "does not exist; create this folder or choose another one"
                case ENOTDIR: "is not a folder; choose another one"
                default: "cannot be used: \(systemWords(errno))"
                }
            throw WriteProblem(path: path, reason: reason)
        }
        // The current folder is not part of the paths that users write.
        return OpenFolder(descriptor, path: path == "." ? "" : path, hook: hook)
    }

    /// Opens the folder `name`; `shownPath` is its path for messages.
    func open(_ name: [UInt8], shownAs shownPath: String? = nil) throws(WriteProblem) -> OpenFolder {
        let opened = openat(descriptor, name.cString, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
        guard opened >= 0 else { throw problem(name, "cannot be read") }
        return OpenFolder(opened, path: shownPath ?? shown(name), hook: hook)
    }

    /// Makes and opens the folder `name`. The user's mask removes permissions from `mode`.
    func makeFolder(
        _ name: [UInt8], mode: mode_t = 0o777, shownAs shownPath: String? = nil
    ) throws(WriteProblem) -> OpenFolder {
        let path = shownPath ?? shown(name)
        guard isAllowed(.makeFolder(path)), mkdirat(descriptor, name.cString, mode) == 0 else {
            throw WriteProblem(path: path, reason: Self.reason("cannot be written", errno))
        }
        do {
            return try open(name, shownAs: path)
        } catch {
            unlinkat(descriptor, name.cString, AT_REMOVEDIR)
            throw error
        }
    }

    /// Writes a new file and waits until its content is on the disk. The file gets the owner and the permissions of
    /// `model`; without a model the user's mask decides.
    func writeFile(
        _ name: [UInt8], _ bytes: [UInt8], isExecutable: Bool, like model: Status? = nil
    ) throws(WriteProblem) {
        guard isAllowed(.writeFile(shown(name))) else { throw problem(name) }
        let flags = O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC
        let file = openat(descriptor, name.cString, flags, isExecutable ? 0o777 : 0o666)
        guard file >= 0 else { throw problem(name) }
        var code: Int32 = 0
        if let model {
            // Everybody who may read an executable file may run it.
            let runnable = isExecutable ? (model.mode & 0o444) >> 2 : 0
            code = Self.setAttributes(of: file, like: model, mode: model.mode | runnable)
        }
        if code == 0 { code = Self.write(bytes, to: file) }
        if code == 0, fsync(file) != 0, errno != EINVAL, errno != ENOTSUP { code = errno }
        // Some file systems report a full disk only here.
        if close(file) != 0, code == 0 { code = errno }
        guard code == 0 else { throw WriteProblem(path: shown(name), reason: Self.reason("cannot be written", code)) }
    }

    /// Gives the file, link or pipe `name` a second name in `folder`.
    func link(_ name: [UInt8], to folder: OpenFolder, as newName: [UInt8]) throws(WriteProblem) {
        guard isAllowed(.link(folder.shown(newName))),
            linkat(descriptor, name.cString, folder.descriptor, newName.cString, 0) == 0
        else {
            throw folder.problem(newName, "cannot be hard-linked, which replacing the folder needs")
        }
    }

    /// Moves `name` to `newName` in `folder`, where it replaces a file or an empty folder.
    func move(_ name: [UInt8], to folder: OpenFolder, as newName: [UInt8]) throws(WriteProblem) {
        guard isAllowed(.move(folder.shown(newName))),
            renameat(descriptor, name.cString, folder.descriptor, newName.cString) == 0
        else { throw folder.problem(newName) }
    }

    /// Exchanges `name` with `otherName` of `folder` in one step.
    func exchange(_ name: [UInt8], with otherName: [UInt8], of folder: OpenFolder) throws(WriteProblem) {
        if isAllowed(.exchange(folder.shown(otherName))) {
            #if canImport(Darwin)
                let result = renameatx_np(
                    descriptor, name.cString, folder.descriptor, otherName.cString, UInt32(RENAME_SWAP))
            #elseif canImport(Glibc)
                let result = renameat2(descriptor, name.cString, folder.descriptor, otherName.cString, 2)
            #else
                let result: Int32 = -1
                errno = ENOSYS
            #endif
            if result == 0 { return }
        }
        guard [EINVAL, ENOSYS, ENOTSUP, EXDEV].contains(errno) else { throw folder.problem(otherName) }
        throw WriteProblem(
            path: folder.shown(otherName),
            reason:
                "is on a file system that cannot replace a folder in one step; move the folder elsewhere and run inputctl again"
        )
    }

    /// Removes a file, a link or an empty folder.
    func remove(_ name: [UInt8], isFolder: Bool) throws(WriteProblem) {
        guard isAllowed(.remove(shown(name))),
            unlinkat(descriptor, name.cString, isFolder ? AT_REMOVEDIR : 0) == 0
        else { throw problem(name) }
    }

    /// Gives this folder the owner and the permissions of another one.
    func setAttributes(like model: Status) throws(WriteProblem) {
        let code = Self.setAttributes(of: descriptor, like: model, mode: model.mode)
        guard code == 0 else { throw WriteProblem(path: path, reason: Self.reason("cannot be written", code)) }
    }

    /// Lets the owner remove what is in this folder.
    func makeWritable() { fchmod(descriptor, 0o700) }

    /// Locks this folder for the writers of other processes. Returns false if one of them has locked it. A file system
    /// without locks has no effect.
    func lock() -> Bool { flock(descriptor, LOCK_EX | LOCK_NB) == 0 || errno != EWOULDBLOCK }

    func unlock() { _ = flock(descriptor, LOCK_UN) }

    /// The path of `name` in this folder, for messages.
    func shown(_ name: [UInt8]) -> String {
        let name = String(decoding: name, as: UTF8.self)
        return path == "/" ? "/" + name : name.inside(path)
    }
}

extension OpenFolder {
    enum Kind {
        case file, folder, link, other
    }

    struct Status {
        let kind: Kind
        let mode: mode_t
        let user: uid_t
        let group: gid_t
        let identity: Identity
        /// The time of the last change of the content, in nanoseconds since 1970.
        let modified: Int64

        fileprivate init(_ status: stat) {
            kind =
                switch status.st_mode & S_IFMT {
                case S_IFREG: .file
                case S_IFDIR: .folder
                case S_IFLNK: .link
                default: .other
                }
            mode = status.st_mode & 0o7777
            (user, group) = (status.st_uid, status.st_gid)
            identity = Identity(device: status.st_dev, inode: status.st_ino)
            #if canImport(Darwin)
                let time = status.st_mtimespec
            #else
                let time = status.st_mtim
            #endif
            modified = Int64(time.tv_sec) * 1_000_000_000 + Int64(time.tv_nsec)
        }
    }

    /// Tells a file from all others, whatever its name is.
    struct Identity: Hashable {
        let device: dev_t
        let inode: ino_t
    }

    /// The status of this folder.
    func status() throws(WriteProblem) -> Status {
        var status = stat()
        guard fstat(descriptor, &status) == 0 else { throw problem([], "cannot be read") }
        return Status(status)
    }

    /// The status of the entry `name`; nil if there is none.
    func status(_ name: [UInt8]) throws(WriteProblem) -> Status? {
        var status = stat()
        guard fstatat(descriptor, name.cString, &status, AT_SYMLINK_NOFOLLOW) != 0 else { return Status(status) }
        guard errno == ENOENT else { throw problem(name, "cannot be read") }
        return nil
    }

    /// Whether the user may create and remove entries; throws if not.
    func requireWritable() throws(WriteProblem) {
        guard faccessat(descriptor, ".", W_OK | X_OK, 0) == 0 else { throw problem([]) }
    }

    /// The names of the entries.
    func names() throws(WriteProblem) -> [[UInt8]] {
        let listed = openat(descriptor, ".", O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        guard listed >= 0, let stream = fdopendir(listed) else {
            let problem = problem([], "cannot be read")
            if listed >= 0 { close(listed) }
            throw problem
        }
        defer { closedir(stream) }
        var names: [[UInt8]] = []
        errno = 0
        while let entry = readdir(stream) {
            let name = withUnsafeBytes(of: &entry.pointee.d_name) { Array($0.prefix { $0 != 0 }) }
            if name != Array(".".utf8), name != Array("..".utf8) { names.append(name) }
            errno = 0
        }
        guard errno == 0 else { throw problem([], "cannot be read") }
        return names
    }
}

extension OpenFolder {
    /// Whether a step may be done; otherwise `errno` is the reason.
    private func isAllowed(_ step: WriteStep) -> Bool {
        errno = hook(step)
        return errno == 0
    }

    /// The problem that `errno` means for the entry `name`, or for the folder itself if `name` is empty.
    private func problem(_ name: [UInt8], _ failure: String = "cannot be written") -> WriteProblem {
        let code = errno
        let shown = name.isEmpty ? (path.isEmpty ? "." : path) : shown(name)
        return WriteProblem(path: shown, reason: Self.reason(failure, code))
    }

    private static func reason(_ failure: String, _ code: Int32) -> String {
        code == EEXIST || code == ENOTEMPTY
            ? "was created by another program in the meantime; run inputctl again" : "\(failure): \(systemWords(code))"
    }

    private static func systemWords(_ code: Int32) -> String { String(cString: strerror(code)).lowercased() }

    /// Returns an error number, or 0.
    private static func setAttributes(of descriptor: Int32, like model: Status, mode: mode_t) -> Int32 {
        var current = stat()
        guard fstat(descriptor, &current) == 0 else { return errno }
        // A change of the owner removes some permissions, so it comes first.
        let isOwned = current.st_uid == model.user && current.st_gid == model.group
        guard isOwned || fchown(descriptor, model.user, model.group) == 0 else { return errno }
        return fchmod(descriptor, mode) == 0 ? 0 : errno
    }

    /// Returns an error number, or 0.
    private static func write(_ bytes: [UInt8], to file: Int32) -> Int32 {
        bytes.withUnsafeBytes { buffer in
            var rest = buffer[...]
            while !rest.isEmpty {
                let count = systemWrite(file, UnsafeRawBufferPointer(rebasing: rest))
                if count < 0, errno == EINTR { continue }
                guard count > 0 else { return count < 0 ? errno : EIO }
                rest = rest.dropFirst(count)
            }
            return 0
        }
    }
}

extension [UInt8] {
    /// A file name as C functions take it.
    fileprivate var cString: [CChar] { map { CChar(bitPattern: $0) } + [0] }
}

private func systemWrite(_ file: Int32, _ bytes: UnsafeRawBufferPointer) -> Int {
    write(file, bytes.baseAddress, bytes.count)
}

#if canImport(Glibc)
    /// The C library exports this function since 2.28 but declares it for C only. The flag 2 exchanges.
    @_silgen_name("renameat2")
    private func renameat2(
        _ oldFolder: Int32, _ old: UnsafePointer<CChar>, _ newFolder: Int32, _ new: UnsafePointer<CChar>,
        _ flags: UInt32
    ) -> Int32
#endif
