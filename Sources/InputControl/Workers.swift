#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#else
    import Musl
#endif

/// Work that is spread over the cores of the machine.
package enum Workers {
    /// How many threads are used when nobody says: one per core that is online.
    package static var defaultCount: Int { max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN))) }

    /// Calls `work` with each number below `count`, on up to `threads` threads, and `take` with the results: in the order
    /// of the numbers, one at a time. With one thread everything runs on that of the caller.
    package static func run<Result>(
        _ count: Int, threads: Int, work: @escaping @Sendable (Int) -> Result, take: (Result) -> Void
    ) {
        let threads = min(threads, count / leastPerThread)
        guard threads > 1 else {
            for number in 0..<count { take(work(number)) }
            return
        }
        withoutActuallyEscaping(take) { take in
            let queue = Queue(count: count, work: work, take: take)
            let started = (1..<threads).compactMap { _ in start(queue) }
            queue.work()
            for thread in started { pthread_join(thread, nil) }
        }
    }

    /// A thread costs more than the work on a few controls.
    private static let leastPerThread = 4

    /// In bytes, as the first thread has on Linux: the depth of what is parsed is limited for this size.
    private static let stackSize = 8 << 20

    /// Starts a thread that works on `queue`; nil when the system gives none, so that the others do the work.
    private static func start(_ queue: Worker) -> pthread_t? {
        var attributes = pthread_attr_t()
        guard pthread_attr_init(&attributes) == 0 else { return nil }
        defer { pthread_attr_destroy(&attributes) }
        pthread_attr_setstacksize(&attributes, stackSize)
        let context = Unmanaged.passRetained(queue)
        #if canImport(Darwin)
            var thread: pthread_t?
            let code = pthread_create(&thread, &attributes, Worker.enter, context.toOpaque())
        #else
            var thread = pthread_t()
            let code = pthread_create(&thread, &attributes, { $0.map(Worker.enter) ?? nil }, context.toOpaque())
        #endif
        guard code == 0 else {
            context.release()
            return nil
        }
        return thread
    }
}

/// What a thread does; a class without a type parameter, since a C function cannot have one.
private class Worker {
    func work() {}

    /// The entry of a thread, which owns the worker that `context` points to.
    static let enter: @convention(c) (UnsafeMutableRawPointer) -> UnsafeMutableRawPointer? = { context in
        Unmanaged<Worker>.fromOpaque(context).takeRetainedValue().work()
        return nil
    }
}

/// The numbers that are left, and the results that wait for those before them. All state is read and written under the
/// lock.
private final class Queue<Result>: Worker {
    private let count: Int
    private let body: @Sendable (Int) -> Result
    private let take: (Result) -> Void
    private var next = 0
    private var taken = 0
    private var waiting: [Int: Result] = [:]
    private let lock = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)

    init(count: Int, work: @escaping @Sendable (Int) -> Result, take: @escaping (Result) -> Void) {
        self.count = count
        body = work
        self.take = take
        pthread_mutex_init(lock, nil)
    }

    deinit {
        pthread_mutex_destroy(lock)
        lock.deallocate()
    }

    override func work() {
        while let number = takeNumber() { finish(number, body(number)) }
    }

    private func takeNumber() -> Int? {
        pthread_mutex_lock(lock)
        defer { pthread_mutex_unlock(lock) }
        guard next < count else { return nil }
        next += 1
        return next - 1
    }

    private func finish(_ number: Int, _ result: Result) {
        pthread_mutex_lock(lock)
        defer { pthread_mutex_unlock(lock) }
        waiting[number] = result
        while let result = waiting.removeValue(forKey: taken) {
            take(result)
            taken += 1
        }
    }
}
