import Foundation

/// A folder of the disk for one test.
package struct TemporaryFolder {
    /// Its absolute path.
    package let path: String

    /// Writes texts to files below the folder, making the folders between.
    package func write(_ files: [String: String]) throws {
        for (name, text) in files {
            let file = URL(fileURLWithPath: path).appendingPathComponent(name)
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(text.utf8).write(to: file)
        }
    }
}

/// Runs `body` with a new, empty folder, which is removed afterwards.
package func withTemporaryFolder<Result>(_ body: (TemporaryFolder) throws -> Result) throws -> Result {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent("inputctl-" + UUID().uuidString)
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: url) }
    return try body(TemporaryFolder(path: url.path))
}
