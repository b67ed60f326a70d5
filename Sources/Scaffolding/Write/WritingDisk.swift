import SourceText

#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#else
    import Musl
#endif

/// The system calls of the writer. No call follows a symbolic link at the end of its path.
enum WritingDisk {
    struct Failure: Error {
        let path: BytePath
        let code: Int32

        init(_ path: BytePath, _ code: Int32 = errno) {
            self.path = path
            self.code = code
        }

        /// In the system's words.
        var words: String { String(cString: strerror(code)).lowercased() }
    }

    enum Kind {
        case file, folder, link, other
    }

    struct Status {
        let kind: Kind
        let mode: mode_t
        let identity: Identity
        /// When the file, its names or its permissions were last changed, in nanoseconds since 1970.
        let changed: Int64
        /// When its content was last changed.
        let modified: Int64
        let owner: Owner

        /// The same with the permission to run it for all who may read it.
        func runnable(if isExecutable: Bool) -> Status {
            guard isExecutable else { return self }
            return Status(
                kind: kind, mode: mode | (mode & 0o444) >> 2, identity: identity, changed: changed, modified: modified,
                owner: owner)
        }
    }

    /// The user and the group a file belongs to.
    struct Owner: Hashable {
        let user: uid_t
        let group: gid_t
    }

    /// Which file it is, whatever it is called.
    struct Identity: Hashable {
        let device: dev_t
        let inode: ino_t
    }

    /// Nanoseconds since 1970.
    static var now: Int64 {
        var time = timespec()
        clock_gettime(CLOCK_REALTIME, &time)
        return nanoseconds(time)
    }

    private static func nanoseconds(_ time: timespec) -> Int64 {
        Int64(time.tv_sec) * 1_000_000_000 + Int64(time.tv_nsec)
    }

    /// What stands at a path; nil when nothing does.
    static func status(_ path: BytePath) throws(Failure) -> Status? {
        var status = stat()
        guard lstat(path.characters, &status) == 0 else {
            if errno == ENOENT { return nil }
            throw Failure(path)
        }
        let kind: Kind =
            switch status.st_mode & S_IFMT {
            case S_IFREG: .file
            case S_IFDIR: .folder
            case S_IFLNK: .link
            default: .other
            }
        #if canImport(Darwin)
            let changed = nanoseconds(status.st_ctimespec)
            let modified = nanoseconds(status.st_mtimespec)
        #else
            let changed = nanoseconds(status.st_ctim)
            let modified = nanoseconds(status.st_mtim)
        #endif
        return Status(
            kind: kind, mode: status.st_mode & 0o7777,
            identity: Identity(device: status.st_dev, inode: status.st_ino), changed: changed,
            modified: modified, owner: Owner(user: status.st_uid, group: status.st_gid))
    }

    /// The names in a folder.
    static func names(in folder: BytePath) throws(Failure) -> [[UInt8]] {
        guard let stream = opendir(folder.characters) else { throw Failure(folder) }
        defer { closedir(stream) }
        var names: [[UInt8]] = []
        while let entry = readdir(stream) {
            let name = withUnsafeBytes(of: &entry.pointee.d_name) { Array($0.prefix { $0 != 0 }) }
            if name != [UInt8(ascii: ".")], name != Array("..".utf8) { names.append(name) }
        }
        return names
    }

    static func makeFolder(_ path: BytePath, mode: mode_t = 0o777) throws(Failure) {
        guard mkdir(path.characters, mode) == 0 else { throw Failure(path) }
    }

    static func setMode(_ path: BytePath, _ mode: mode_t) throws(Failure) {
        guard chmod(path.characters, mode) == 0 else { throw Failure(path) }
    }

    /// Lets what is at a path belong to `owner`; only the superuser may give something away. To be done before the
    /// permissions are set, as some of them are lost with it.
    static func setOwner(_ path: BytePath, _ owner: Owner) throws(Failure) {
        guard let status = try status(path), status.owner != owner else { return }
        guard fchownat(AT_FDCWD, path.characters, owner.user, owner.group, AT_SYMLINK_NOFOLLOW) == 0 else {
            throw Failure(path)
        }
    }

    /// Makes a file that was not there, with the owner and permissions of `model`; `permissions` are those of a file without
    /// a model, of which the user's mask takes some away.
    static func writeFile(
        _ path: BytePath, _ bytes: [UInt8], like model: Status? = nil, permissions: mode_t = 0o666
    ) throws(Failure) {
        let descriptor = open(path.characters, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, permissions)
        guard descriptor >= 0 else { throw Failure(path) }
        var code: Int32 = 0
        if let model {
            var made = stat()
            if fstat(descriptor, &made) != 0 { code = errno }
            let isOther = made.st_uid != model.owner.user || made.st_gid != model.owner.group
            if code == 0, isOther, fchown(descriptor, model.owner.user, model.owner.group) != 0 { code = errno }
            if code == 0, fchmod(descriptor, model.mode) != 0 { code = errno }
        }
        if code == 0 { code = write(bytes, to: descriptor) }
        // Some file systems tell only here that there was no room.
        if close(descriptor) != 0, code == 0 { code = errno }
        guard code == 0 else { throw Failure(path, code) }
    }

    private static func write(_ bytes: [UInt8], to descriptor: Int32) -> Int32 {
        bytes.withUnsafeBytes { buffer in
            var rest = buffer[...]
            while !rest.isEmpty {
                let count = systemWrite(descriptor, UnsafeRawBufferPointer(rebasing: rest))
                if count < 0, errno == EINTR { continue }
                guard count > 0 else { return count < 0 ? errno : EIO }
                rest = rest.dropFirst(count)
            }
            return 0
        }
    }

    /// Gives a file a second name; a file system that knows no second names gets a copy. A symbolic link is made anew.
    /// Returns whether it is a second name.
    static func carry(_ status: Status, from old: BytePath, to new: BytePath) throws(Failure) -> Bool {
        if status.kind == .link {
            var target = [CChar](repeating: 0, count: 4097)
            guard readlink(old.characters, &target, 4096) >= 0, symlink(target, new.characters) == 0 else {
                throw Failure(old)
            }
            try setOwner(new, status.owner)
            return false
        }
        if link(old.characters, new.characters) == 0 { return true }
        guard [EPERM, EMLINK, ENOTSUP, ENOSYS, EOPNOTSUPP].contains(errno) else { throw Failure(old) }
        let descriptor = open(old.characters, O_RDONLY | O_NOFOLLOW | O_CLOEXEC)
        guard descriptor >= 0 else { throw Failure(old) }
        defer { close(descriptor) }
        var bytes: [UInt8] = []
        var chunk = [UInt8](repeating: 0, count: 1 << 16)
        while true {
            let count = read(descriptor, &chunk, chunk.count)
            if count < 0, errno == EINTR { continue }
            guard count >= 0 else { throw Failure(old) }
            if count == 0 { break }
            bytes += chunk[..<count]
        }
        try writeFile(new, bytes, like: status)
        return false
    }

    static func remove(_ path: BytePath, _ kind: Kind) throws(Failure) {
        let result = kind == .folder ? rmdir(path.characters) : unlink(path.characters)
        guard result == 0 || errno == ENOENT else { throw Failure(path) }
    }

    static func move(_ old: BytePath, to new: BytePath) throws(Failure) {
        guard rename(old.characters, new.characters) == 0 else { throw Failure(new) }
    }

    /// Lets two folders change places at once; false when the file system cannot.
    static func exchange(_ left: BytePath, _ right: BytePath) throws(Failure) -> Bool {
        #if canImport(Darwin)
            let result = renamex_np(left.characters, right.characters, UInt32(RENAME_SWAP))
        #elseif canImport(Glibc)
            let result = renameat2(AT_FDCWD, left.characters, AT_FDCWD, right.characters, 2)
        #else
            let result: Int32 = -1
            errno = ENOSYS
        #endif
        if result == 0 { return true }
        if [EINVAL, ENOSYS, ENOTSUP, EXDEV].contains(errno) { return false }
        throw Failure(right)
    }
}

private func systemWrite(_ descriptor: Int32, _ bytes: UnsafeRawBufferPointer) -> Int {
    write(descriptor, bytes.baseAddress, bytes.count)
}

#if canImport(Glibc)
    /// The C library has the function (since 2.28) but shows it only to programs in C, and a static binary cannot look it up
    /// when it runs. The flag 2 exchanges.
    @_silgen_name("renameat2")
    private func renameat2(
        _ oldFolder: Int32, _ old: UnsafePointer<CChar>, _ newFolder: Int32, _ new: UnsafePointer<CChar>,
        _ flags: UInt32
    ) -> Int32
#endif
