#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#else
    import Musl
#endif

/// Holds back what would end the process (Ctrl-C, a closed terminal, a polite kill) until `release`, so that the writer can
/// put everything back first. What came meanwhile takes effect then.
struct SignalHold {
    private static let signals = [SIGINT, SIGTERM, SIGHUP, SIGQUIT]
    private var before = sigset_t()
    private let fileSizeHandler: (@convention(c) (Int32) -> Void)?

    init() {
        // A limit on the size of files is an error to be told, not the end of the process.
        fileSizeHandler = signal(SIGXFSZ, SIG_IGN)
        var held = sigset_t()
        sigemptyset(&held)
        for signal in Self.signals { sigaddset(&held, signal) }
        pthread_sigmask(SIG_BLOCK, &held, &before)
    }

    /// Whether one of the signals has come.
    var isPending: Bool {
        var pending = sigset_t()
        sigpending(&pending)
        return Self.signals.contains { sigismember(&pending, $0) == 1 && !wasHeld($0) }
    }

    func release() {
        signal(SIGXFSZ, fileSizeHandler)
        var before = before
        pthread_sigmask(SIG_SETMASK, &before, nil)
    }

    private func wasHeld(_ signal: Int32) -> Bool {
        var before = before
        return sigismember(&before, signal) == 1
    }
}
