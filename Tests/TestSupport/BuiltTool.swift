import Foundation

/// The tool as it was built together with the tests, run as a process of its own.
package struct BuiltTool {
    package let code: Int32
    package let output: String
    package let errors: String

    /// The absolute path of the built tool: it lies beside the bundle of the tests.
    package static let path: String = {
        let bundle = CommandLine.arguments.first { $0.hasSuffix(".xctest") } ?? CommandLine.arguments[0]
        var folder = URL(fileURLWithPath: bundle).deletingLastPathComponent()
        // On macOS the running file is inside the bundle, some folders further down.
        for _ in 0..<5 {
            let candidate = folder.appendingPathComponent("inputctl").path
            if FileManager.default.isExecutableFile(atPath: candidate) { return candidate }
            folder.deleteLastPathComponent()
        }
        return Repository.path(".build/debug/inputctl")
    }()

    /// Runs the tool with these words in `folder` and waits for its end.
    package static func run(
        _ words: [String], in folder: String = Repository.root, input: Data = Data(),
        environment: [String: String] = [:]
    ) throws -> BuiltTool {
        try run(URL(fileURLWithPath: path), words, in: folder, input: input, environment: environment)
    }

    /// Runs a shell command in which `$INPUTCTL` is the tool, for redirections and limits.
    package static func runShell(_ command: String, in folder: String = Repository.root) throws -> BuiltTool {
        try run(URL(fileURLWithPath: "/bin/sh"), ["-c", command], in: folder, environment: ["INPUTCTL": path])
    }

    private static func run(
        _ executable: URL, _ words: [String], in folder: String, input: Data = Data(), environment: [String: String]
    ) throws -> BuiltTool {
        let process = Process()
        process.executableURL = executable
        process.arguments = words
        process.currentDirectoryURL = URL(fileURLWithPath: folder)
        let inherited = ProcessInfo.processInfo.environment.filter { ["PATH", "HOME", "TMPDIR"].contains($0.key) }
        process.environment = inherited.merging(environment) { _, given in given }
        // Files, not pipes: nothing can block on a full one.
        return try withTemporaryFolder { place in
            let names = ["in", "out", "err"].map { URL(fileURLWithPath: place.path + "/" + $0) }
            for name in names { try (name.lastPathComponent == "in" ? input : Data()).write(to: name) }
            process.standardInput = try FileHandle(forReadingFrom: names[0])
            process.standardOutput = try FileHandle(forWritingTo: names[1])
            process.standardError = try FileHandle(forWritingTo: names[2])
            try process.run()
            process.waitUntilExit()
            return BuiltTool(
                code: process.terminationStatus,
                output: String(decoding: try Data(contentsOf: names[1]), as: UTF8.self),
                errors: String(decoding: try Data(contentsOf: names[2]), as: UTF8.self))
        }
    }
}
