import Foundation

/// What one parser or the other sees in a file: a line for each thing.
struct SourceSummary: Codable, Equatable {
    let path: String
    var imports: [String] = []
    var types: [String] = []
    var constants: [String] = []

    /// The statements and expressions in the bodies of functions: what it is, from where and to where.
    var nodes: [String] = []

    /// All declarations, in an order that both agree on: a type in the arguments of an attribute stands before the type that has
    /// the attribute, and inside of it.
    var lines: [String] { (imports + types + constants).sorted() }
}

/// The SwiftParser of the toolchain that runs the tests, behind a small program compiled for the purpose.
struct SwiftParserOracle {
    enum Missing: Error, CustomStringConvertible {
        case compiler
        case parser(String)
        case build(String)

        var description: String {
            switch self {
            case .compiler: "no swiftc on PATH"
            case .parser(let folder): "no SwiftParser in \(folder)"
            case .build(let log): "the oracle does not compile: \(log)"
            }
        }
    }

    let program: URL

    /// Where the toolchain keeps its libraries, and their interfaces.
    let toolchainFolder: URL

    /// Compiles the program, unless the same source was compiled before.
    init(root: URL) throws {
        guard let compiler = Self.compiler() else { throw Missing.compiler }
        toolchainFolder = compiler.deletingLastPathComponent().deletingLastPathComponent().appending(path: "lib/swift")
        let host = toolchainFolder.appending(path: "host")
        guard FileManager.default.fileExists(atPath: host.appending(path: "SwiftParser.swiftmodule").path) else {
            throw Missing.parser(host.path)
        }
        let source = root.appending(path: "Tests/SourceScanOracle/main.swift")
        let text = try Data(contentsOf: source)
        let key = (Array(text) + Array(compiler.path.utf8)).reduce(UInt64(14_695_981_039_346_656_037)) {
            ($0 ^ UInt64($1)) &* 1_099_511_628_211
        }
        let folder = root.appending(path: ".build/oracle")
        program = folder.appending(path: "swift-parser-\(String(key, radix: 16))")
        guard !FileManager.default.isExecutableFile(atPath: program.path) else { return }
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let unfinished = folder.appending(path: "\(program.lastPathComponent)-\(UUID().uuidString)")
        let (status, log) = try Self.run(
            compiler,
            [
                source.path, "-I", host.path, "-L", host.path, "-lSwiftParser", "-lSwiftOperators", "-lSwiftSyntax",
                "-Xlinker", "-rpath",
                "-Xlinker", host.path, "-o", unfinished.path,
            ])
        guard status == 0 else { throw Missing.build(log) }
        try? FileManager.default.removeItem(at: program)
        try FileManager.default.moveItem(at: unfinished, to: program)
    }

    func summaries(of files: [URL]) throws -> [SourceSummary] {
        let list = FileManager.default.temporaryDirectory.appending(path: "oracle-\(UUID().uuidString).txt")
        try files.map(\.path).joined(separator: "\n").write(to: list, atomically: true, encoding: .utf8)
        defer { try? FileManager.default.removeItem(at: list) }
        let (_, output) = try Self.run(program, [list.path])
        return try output.split(separator: "\n").map { line in
            try JSONDecoder().decode(SourceSummary.self, from: Data(line.utf8))
        }
    }

    private static func compiler() -> URL? {
        let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
        let found = path.split(separator: ":").lazy
            .map { URL(fileURLWithPath: String($0)).appending(path: "swiftc") }
            .first { FileManager.default.isExecutableFile(atPath: $0.path) }
        // `swiftc` may be a link into the toolchain, where it is a link to the driver, which must be called by this name.
        return found.map { $0.resolvingSymlinksInPath().deletingLastPathComponent().appending(path: "swiftc") }
    }

    /// Runs a program and returns what it printed, on both streams.
    private static func run(_ program: URL, _ arguments: [String]) throws -> (status: Int32, output: String) {
        let log = FileManager.default.temporaryDirectory.appending(path: "oracle-\(UUID().uuidString).log")
        _ = FileManager.default.createFile(atPath: log.path, contents: nil)
        defer { try? FileManager.default.removeItem(at: log) }
        let handle = try FileHandle(forWritingTo: log)
        let process = Process()
        process.executableURL = program
        process.arguments = arguments
        process.standardOutput = handle
        process.standardError = handle
        try process.run()
        process.waitUntilExit()
        try handle.close()
        return (process.terminationStatus, try String(contentsOf: log, encoding: .utf8))
    }
}
