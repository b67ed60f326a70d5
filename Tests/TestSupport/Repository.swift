import Foundation

/// The files of the project itself.
package enum Repository {
    /// The absolute path of the project's top folder.
    package static let root: String = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().path

    /// The absolute path of a file or folder of the project.
    package static func path(_ inside: String) -> String {
        root + "/" + inside
    }

    /// The names in a folder of the project, sorted, without hidden ones; empty when there is no such folder.
    package static func names(in folder: String) -> [String] {
        ((try? FileManager.default.contentsOfDirectory(atPath: path(folder))) ?? []).filter { !$0.hasPrefix(".") }
            .sorted()
    }
}
