import Foundation

// A plain release build builds this target, too, and with the static library Swift has no tests.
#if canImport(Testing)
    import Testing

    /// Expects `text` to be what the file at `path` of the project holds.
    ///
    /// With `INPUTCTL_RECORD=1` in the environment the file is written instead, and the test fails all the same, so that
    /// nothing is recorded by accident.
    package func expectGolden(
        _ text: String, at path: String, sourceLocation: SourceLocation = #_sourceLocation
    ) {
        if let difference = GoldenFile(path).difference(from: text) {
            Issue.record(Comment(rawValue: difference), sourceLocation: sourceLocation)
        }
    }
#endif

/// A file that holds what a test expects. With `INPUTCTL_RECORD=1` in the environment the file is rewritten, and the test
/// fails all the same, so that nobody records by accident.
package struct GoldenFile: Sendable {
    private let url: URL
    private let name: String
    private let records: Bool

    /// The file at `path`, relative to `folder`: the project's top folder unless a test says otherwise.
    package init(
        _ path: String, in folder: URL = URL(fileURLWithPath: Repository.root),
        records: Bool = ProcessInfo.processInfo.environment["INPUTCTL_RECORD"] == "1"
    ) {
        url = folder.appendingPathComponent(path)
        name = path
        self.records = records
    }

    /// Where `text` first differs from the file, in words; nil when they are equal and nothing was recorded.
    package func difference(from text: String) -> String? {
        if records { return record(text) }
        guard let expected = try? Data(contentsOf: url) else {
            return "\(name) is missing: record it with INPUTCTL_RECORD=1"
        }
        guard expected != Data(text.utf8) else { return nil }
        return Self.firstDifference(String(decoding: expected, as: UTF8.self), text, in: name)
    }

    private func record(_ text: String) -> String {
        do {
            try FileManager.default.createDirectory(
                at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(text.utf8).write(to: url)
            return "\(name) was recorded: look at what changed, then run without INPUTCTL_RECORD"
        } catch {
            return "\(name) could not be recorded: \(error)"
        }
    }

    private static func firstDifference(_ expected: String, _ actual: String, in name: String) -> String {
        let expectedLines = lines(expected)
        let actualLines = lines(actual)
        let common = zip(expectedLines, actualLines).prefix { $0 == $1 }.count
        func shown(_ lines: [[UInt8]]) -> String {
            common < lines.count ? String(decoding: lines[common], as: UTF8.self).debugDescription : "(nothing)"
        }
        return """
            \(name):\(common + 1): first difference
              expected: \(shown(expectedLines))
              actual:   \(shown(actualLines))
              (\(expectedLines.count) lines expected, \(actualLines.count) lines actual)
            """
    }

    /// The lines as bytes, each with what ends it, so that CRLF and a missing last line end show.
    private static func lines(_ text: String) -> [[UInt8]] {
        var lines: [[UInt8]] = []
        var line: [UInt8] = []
        for byte in text.utf8 {
            line.append(byte)
            if byte == UInt8(ascii: "\n") {
                lines.append(line)
                line = []
            }
        }
        return line.isEmpty ? lines : lines + [line]
    }
}
