#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#else
    import Musl
#endif

/// Delays the signals that end the process (Ctrl-C, a closed terminal, `kill`) until `end` is called, so that the writer
/// always removes its staging folder. Writing takes milliseconds. SIGKILL cannot be delayed.
struct SignalDelay {
    private var before = sigset_t()

    init() {
        var delayed = sigset_t()
        sigemptyset(&delayed)
        for signal in [
            SIGHUP, SIGINT, SIGQUIT, SIGPIPE, SIGALRM, SIGTERM, SIGUSR1, SIGUSR2, SIGVTALRM, SIGPROF, SIGXCPU,
        ] {
            sigaddset(&delayed, signal)
        }
        pthread_sigmask(SIG_BLOCK, &delayed, &before)
    }

    /// Lets the delayed signals take effect.
    func end() {
        var before = before
        pthread_sigmask(SIG_SETMASK, &before, nil)
    }
}
