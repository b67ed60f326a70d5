#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#else
    import Musl
#endif

/// Lets files and folders reach the disk, as far as their file system can do that.
///
/// A file system writes its journal once for all who wait for it at the same time, so they are made to wait together: one
/// after the other takes ten times as long.
enum DiskSync {
    private struct Job {
        let path: BytePath
        let descriptor: Int32
        /// 0 when it is done.
        var code: Int32 = 0
    }

    /// Returns when all that is at `paths`, which are in one file system, is on the disk.
    static func run(_ paths: [BytePath]) throws(WritingDisk.Failure) {
        var rest = paths[...]
        while !rest.isEmpty {
            try runTogether(rest.prefix(16))
            rest = rest.dropFirst(16)
        }
        #if canImport(Darwin)
            // The disk keeps things back, too; one request empties that for all.
            guard let last = paths.last else { return }
            let descriptor = open(last.characters, O_RDONLY | O_NOFOLLOW | O_CLOEXEC)
            guard descriptor >= 0 else { return }
            _ = fcntl(descriptor, F_FULLFSYNC)
            close(descriptor)
        #endif
    }

    private static func runTogether(_ paths: ArraySlice<BytePath>) throws(WritingDisk.Failure) {
        let jobs = UnsafeMutablePointer<Job>.allocate(capacity: paths.count)
        var count = 0
        defer {
            for index in 0..<count { close(jobs[index].descriptor) }
            jobs.deinitialize(count: count).deallocate()
        }
        for path in paths {
            let descriptor = open(path.characters, O_RDONLY | O_NOFOLLOW | O_CLOEXEC)
            if descriptor < 0 {
                // What its owner may not read was written all the same.
                if errno == EACCES { continue }
                throw WritingDisk.Failure(path)
            }
            (jobs + count).initialize(to: Job(path: path, descriptor: descriptor))
            count += 1
        }
        let threads = (0..<count).map { thread(for: jobs + $0) }
        for index in 0..<count {
            if let thread = threads[index] { pthread_join(thread, nil) } else { sync(jobs + index) }
        }
        for index in 0..<count where jobs[index].code != 0 {
            throw WritingDisk.Failure(jobs[index].path, jobs[index].code)
        }
    }

    /// A thread that does a job; nil when there can be no more.
    private static func thread(for job: UnsafeMutablePointer<Job>) -> pthread_t? {
        #if canImport(Darwin)
            var thread: pthread_t?
            let code = pthread_create(&thread, nil, { DiskSync.run($0) }, job)
        #else
            var thread = pthread_t()
            let code = pthread_create(&thread, nil, { $0.flatMap(DiskSync.run) }, job)
        #endif
        return code == 0 ? thread : nil
    }

    private static func run(_ job: UnsafeMutableRawPointer) -> UnsafeMutableRawPointer? {
        sync(job.assumingMemoryBound(to: Job.self))
        return nil
    }

    private static func sync(_ job: UnsafeMutablePointer<Job>) {
        guard fsync(job.pointee.descriptor) != 0 else { return }
        // Some file systems and folders know no such thing.
        let isUnknown = [EINVAL, ENOTSUP, EOPNOTSUPP, ENOSYS, EROFS].contains(errno)
        job.pointee.code = isUnknown ? 0 : errno
    }
}
