#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#else
    import Musl
#endif

/// Keeps others that write beside the same target waiting. It is on the folder that the target is in, so nothing is left of
/// it; where that folder cannot be opened, or the file system has no locks, there is none.
final class FolderLock {
    private let descriptor: Int32
    private var patience = 500

    init(_ folder: BytePath) {
        descriptor = open(folder.characters, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    }

    /// Whether nobody else has it (any more); it is this one's then.
    func isTaken() -> Bool {
        guard descriptor >= 0, flock(descriptor, LOCK_EX | LOCK_NB) != 0 else { return true }
        return errno != EWOULDBLOCK
    }

    /// Waits a moment; false when that was done often enough, some ten seconds.
    func waitABit() -> Bool {
        patience -= 1
        usleep(20_000)
        return patience > 0
    }

    func release() {
        if descriptor >= 0 { close(descriptor) }
    }
}
