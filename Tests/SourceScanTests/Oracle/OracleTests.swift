import Foundation
import SourceScan
import TestSupport
import Testing

/// `SourceScan` against the compiler's own parser.
@Suite struct OracleTests {
    private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent()

    /// Bigger files are left out, for the time of a test without optimisation.
    private static let sizeLimit = 80_000

    @Test func seesWhatTheCompilerSees() throws {
        let oracle: SwiftParserOracle
        do {
            oracle = try SwiftParserOracle(root: Self.root)
        } catch let missing as SwiftParserOracle.Missing {
            if case .build = missing { throw missing }
            print("comparison with SwiftParser skipped: \(missing)")
            return
        }
        var bodies = BodyComparison()
        let generated = try GeneratedSources.write(count: 80, seed: 20_240_607)
        defer { try? FileManager.default.removeItem(at: generated.folder) }
        let toolchain = oracle.toolchainFolder
        var files = generated.files
        for folder in ["Sources", "Tests", "Fixtures"] {
            files += Self.files(in: Self.root.appending(path: folder), ["swift"])
        }
        files += Self.files(in: URL(fileURLWithPath: RuleCase.root), ["swift"])
        // Sources that no compiler accepts are guesses for both.
        files.removeAll { $0.path.contains("/Fixtures/Rules/source-") }
        files += Self.files(in: toolchain, ["swiftinterface", "swift"])
        if let folder = ProcessInfo.processInfo.environment["INPUTCTL_ORACLE_SOURCES"] {
            files += Self.files(in: URL(fileURLWithPath: folder), ["swift", "swiftinterface"])
        }
        let (chosen, contents) = try Self.distinct(files)
        let expected = try oracle.summaries(of: chosen)
        let lines = expected.reduce(0) { $0 + $1.lines.count }
        print(
            "comparing \(lines) imports, types and constants of \(chosen.count) Swift files with SwiftParser;",
            "\(files.count - chosen.count) files left out that are the same as others or have over \(Self.sizeLimit) bytes"
        )
        #expect(chosen.count >= 200)
        #expect(expected.count == chosen.count)
        #expect(lines >= 4 * chosen.count)
        for (summary, bytes) in zip(expected, contents) {
            bodies.compare(summary, bytes)
            let seen = SourceSummary(scanning: bytes, path: summary.path)
            guard seen.lines != summary.lines else { continue }
            let missed = Set(summary.lines).subtracting(seen.lines).sorted()
            let invented = Set(seen.lines).subtracting(summary.lines).sorted()
            Issue.record("\(summary.path)\n  missed \(missed.prefix(5))\n  invented \(invented.prefix(5))")
        }
        print(bodies.summary)
        #expect(bodies.statements > 5_000)
        #expect(bodies.opaqueStatements * 100 < bodies.statements)
    }

    private static func files(in folder: URL, _ extensions: Set<String>) -> [URL] {
        let found = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)?.allObjects ?? []
        return found.compactMap { $0 as? URL }.filter { extensions.contains($0.pathExtension) }
            .sorted { $0.path < $1.path }
    }

    /// The files of moderate size, each content once, and their bytes.
    private static func distinct(_ files: [URL]) throws -> ([URL], [[UInt8]]) {
        var seen: Set<[UInt8]> = []
        var chosen: [URL] = []
        var contents: [[UInt8]] = []
        for file in files {
            let size = try file.resourceValues(forKeys: [.fileSizeKey]).fileSize ?? 0
            guard size <= sizeLimit else { continue }
            let bytes = Array(try Data(contentsOf: file))
            guard seen.insert(bytes).inserted else { continue }
            chosen.append(file)
            contents.append(bytes)
        }
        return (chosen, contents)
    }
}
