import InputControl

#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#else
    import Musl
#endif

extension Inputctl {
    /// Runs the process's own command line and ends the process.
    package static func runProcess() -> Never {
        // A limit on the size of files is then an error of the write that meets it, not the end of the process.
        signal(SIGXFSZ, SIG_IGN)
        let output = OutputStream(descriptor: STDOUT_FILENO)
        let errors = OutputStream(descriptor: STDERR_FILENO)
        var changes: [String] = []
        let printError: (String) -> Void = { text in
            errors.write(text)
            errors.flush()
        }
        let console = Console(
            print: output.write, printError: printError,
            readInput: { FileTree.readStandardInput(as: "standard input") },
            isTerminal: isatty(STDOUT_FILENO) == 1, environment: environment(),
            readLine: isatty(STDIN_FILENO) == 1 && isatty(STDERR_FILENO) == 1 ? { Swift.readLine() } : nil,
            showProgress: isatty(STDERR_FILENO) == 1 ? printError : nil,
            didChange: { changes.append($0) })
        let words = Array(CommandLine.arguments.dropFirst())
        if let word = firstWordNotUTF8() {
            console.complain("\(word) has a name that is not UTF-8")
            exit(ExitCode.failure.rawValue)
        }
        let code = run(words, console)
        output.flush()
        // Output that could not be written is a failure, such as on a full disk.
        guard let failure = output.failure else { exit(code.rawValue) }
        console.complain("standard output cannot be written: \(failure)")
        for change in changes { console.complain(change) }
        exit(ExitCode.failure.rawValue)
    }

    /// The first word of the command line that is not UTF-8, with U+FFFD for what is not; nil when all are.
    private static func firstWordNotUTF8() -> String? {
        for pointer in UnsafeBufferPointer(start: CommandLine.unsafeArgv, count: Int(CommandLine.argc)).dropFirst() {
            guard let pointer else { break }
            if String(validatingCString: pointer) == nil { return String(cString: pointer) }
        }
        return nil
    }

    private static func environment() -> [String: String] {
        var variables: [String: String] = [:]
        for name in ["NO_COLOR", "FORCE_COLOR", "TERM"] {
            if let value = getenv(name) { variables[name] = String(cString: value) }
        }
        return variables
    }
}

/// A file descriptor that text is written to, in large pieces.
private final class OutputStream {
    private let descriptor: Int32
    private var buffer: [UInt8] = []

    /// Why something could not be written, in the system's words; nil when all was.
    private(set) var failure: String?

    init(descriptor: Int32) {
        self.descriptor = descriptor
    }

    func write(_ text: String) {
        buffer += text.utf8
        if buffer.count > 1 << 16 { flush() }
    }

    func flush() {
        defer { buffer.removeAll(keepingCapacity: true) }
        guard failure == nil else { return }
        buffer.withUnsafeBytes { bytes in
            var rest = bytes[...]
            while !rest.isEmpty {
                let count = systemWrite(descriptor, UnsafeRawBufferPointer(rebasing: rest))
                if count < 0, errno == EINTR { continue }
                guard count > 0 else {
                    failure = String(cString: strerror(errno)).lowercased()
                    return
                }
                rest = rest.dropFirst(count)
            }
        }
    }
}

private func systemWrite(_ descriptor: Int32, _ bytes: UnsafeRawBufferPointer) -> Int {
    write(descriptor, bytes.baseAddress, bytes.count)
}
