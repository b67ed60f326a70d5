import Foundation
import TestSupport

/// Runs the scripts of `Fixtures/SDKStubs`.
enum SDKStubs {
    struct Outcome {
        let status: Int32
        let output: String
    }

    /// False where the scripts cannot work: they use the Linux toolchain's Foundation.
    static var areUsable: Bool {
        #if os(Linux)
            true
        #else
            false
        #endif
    }

    /// Type-checks the Swift files of one control together, `@objc` intact.
    static func typecheck(_ files: [String]) throws -> Outcome {
        try run("typecheck", files)
    }

    /// Compiles and runs the XCTest cases of controls, given by their folders.
    static func runTests(of controls: [String]) throws -> Outcome {
        try run("run-tests", controls)
    }

    private static func run(_ script: String, _ arguments: [String]) throws -> Outcome {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: Repository.path("Fixtures/SDKStubs/" + script))
        process.arguments = arguments
        let pipe = Pipe()
        process.standardOutput = pipe
        process.standardError = pipe
        try process.run()
        let output = pipe.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return Outcome(status: process.terminationStatus, output: String(decoding: output, as: UTF8.self))
    }
}
