import Foundation

/// Runs the scripts of `Fixtures/SDKStubs`.
package enum SDKStubs {
    package struct Outcome {
        package let status: Int32
        package let output: String
    }

    /// False where the scripts cannot work: they use the Linux toolchain's Foundation.
    package static let areUsable: Bool = {
        #if os(Linux)
            let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
            return folders.contains { FileManager.default.isExecutableFile(atPath: $0 + "/swiftc") }
        #else
            return false
        #endif
    }()

    /// Why tests with the stubs are skipped, for `.enabled(if:)`.
    package static let missing = "the stubs are built with swiftc of the Linux toolchain"

    /// Type-checks the Swift files of one control together, `@objc` intact.
    package static func typecheck(_ files: [String]) throws -> Outcome {
        try run("typecheck", files)
    }

    /// Compiles and runs the XCTest cases of controls, given by their folders.
    package static func runTests(of controls: [String]) throws -> Outcome {
        try run("run-tests", controls)
    }

    /// Compiles Swift files, one of them `main.swift`, without their Objective-C attributes, unless the same files were
    /// compiled before.
    ///
    /// - Returns: the path of the program, or what the compiler says.
    package static func buildProgram(_ files: [String]) throws -> Outcome {
        try run("build-program", files)
    }

    private static func run(_ script: String, _ arguments: [String]) throws -> Outcome {
        try run(URL(fileURLWithPath: Repository.path("Fixtures/SDKStubs/" + script)), arguments, input: .nullDevice)
    }

    /// Runs a program that was built here. When it crashes it prints no backtrace, which would take seconds.
    package static func run(program: String, input: String) throws -> Outcome {
        try withTemporaryFolder { folder in
            try folder.write(["input": input])
            let input = try FileHandle(forReadingFrom: URL(fileURLWithPath: folder.path + "/input"))
            return try run(
                URL(fileURLWithPath: program), [], input: input, environment: ["SWIFT_BACKTRACE": "enable=no"])
        }
    }

    private static func run(
        _ executable: URL, _ arguments: [String], input: FileHandle, environment: [String: String]? = nil
    ) throws -> Outcome {
        let process = Process()
        process.executableURL = executable
        process.arguments = arguments
        if let environment { process.environment = environment }
        process.standardInput = input
        let pipe = Pipe()
        process.standardOutput = pipe
        process.standardError = pipe
        try process.run()
        let output = pipe.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return Outcome(status: process.terminationStatus, output: String(decoding: output, as: UTF8.self))
    }
}
