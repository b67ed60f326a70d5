#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#else
    import Musl
#endif

/// The system calls of `FileTree`, with their errors in words.
enum Disk {
    /// The kind of entry at a path, and whether its owner may run it; links are followed.
    static func status(
        at path: String
    ) -> Result<(kind: FileTree.Kind, isExecutable: Bool), FileProblem.Reason> {
        var status = stat()
        guard stat(path, &status) == 0 else { return .failure(reason(for: errno)) }
        switch status.st_mode & S_IFMT {
        case S_IFREG: return .success((.file, status.st_mode & S_IXUSR != 0))
        case S_IFDIR: return .success((.folder, false))
        default: return .failure(.notAFile(specialKind(status.st_mode)))
        }
    }

    /// Whether there is anything at a path, even a symbolic link that leads nowhere.
    static func exists(at path: String) -> Bool {
        var status = stat()
        return lstat(path, &status) == 0
    }

    /// Whether a symbolic link stands at a path.
    static func isLink(at path: String) -> Bool {
        var status = stat()
        return lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFLNK
    }

    /// The parts of a path after all its symbolic links are followed; nil if the system cannot follow them.
    static func realPath(of path: String) -> [ArraySlice<UInt8>]? {
        guard let real = realpath(path, nil) else { return nil }
        defer { free(real) }
        let bytes = UnsafeRawBufferPointer(start: real, count: strlen(real))
        return Array(bytes).split(separator: UInt8(ascii: "/"))
    }

    /// The bytes of one file, of which at most `limit` are read; pipes and devices are never waited for.
    static func bytes(ofFileAt path: String, limit: Int) -> Result<[UInt8], FileProblem.Reason> {
        let descriptor = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC | O_NOCTTY)
        guard descriptor >= 0 else { return .failure(reason(for: errno)) }
        defer { close(descriptor) }
        var status = stat()
        guard fstat(descriptor, &status) == 0 else { return .failure(reason(for: errno)) }
        switch status.st_mode & S_IFMT {
        case S_IFREG: break
        case S_IFDIR: return .failure(.notAFile("folder"))
        default: return .failure(.notAFile(specialKind(status.st_mode)))
        }
        guard status.st_size <= limit else { return .failure(.tooLarge(limit: limit)) }
        return bytes(from: descriptor, limit: limit, expected: Int(status.st_size))
    }

    static func bytesOfStandardInput(limit: Int) -> Result<[UInt8], FileProblem.Reason> {
        bytes(from: STDIN_FILENO, limit: limit, expected: 4096)
    }

    private static func bytes(
        from descriptor: Int32, limit: Int, expected: Int
    ) -> Result<[UInt8], FileProblem.Reason> {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(min(expected, limit) + 1)
        var chunk = [UInt8](repeating: 0, count: min(max(expected + 1, 4096), 1 << 20))
        while true {
            let count = read(descriptor, &chunk, chunk.count)
            if count == 0 { return .success(bytes) }
            if count < 0 {
                if errno == EINTR { continue }
                return .failure(reason(for: errno))
            }
            bytes += chunk[..<count]
            if bytes.count > limit { return .failure(.tooLarge(limit: limit)) }
        }
    }

    static func reason(for code: Int32) -> FileProblem.Reason {
        code == ENOENT ? .missing : .refused(String(cString: strerror(code)).lowercased())
    }

    private static func specialKind(_ mode: mode_t) -> String {
        switch mode & S_IFMT {
        case S_IFIFO: "named pipe"
        case S_IFSOCK: "socket"
        case S_IFCHR, S_IFBLK: "device"
        default: "special file"
        }
    }
}
