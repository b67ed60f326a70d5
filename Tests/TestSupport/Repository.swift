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

    /// The names in any folder, hidden ones included, sorted; empty when it cannot be read.
    package static func contents(of folder: String) -> [String] {
        ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
    }

    /// The names in a folder of the project, sorted, without hidden ones; empty when there is no such folder.
    package static func names(in folder: String) -> [String] {
        ((try? FileManager.default.contentsOfDirectory(atPath: path(folder))) ?? []).filter { !$0.hasPrefix(".") }
            .sorted()
    }

    /// The paths of all files with this ending below a folder of the project, or of another `root`, sorted.
    package static func files(in folder: String, withSuffix suffix: String, of root: String = root) -> [String] {
        let found = FileManager.default.enumerator(atPath: root + "/" + folder)?.compactMap { $0 as? String } ?? []
        return found.filter { $0.hasSuffix(suffix) }.map { "\(folder)/\($0)" }.sorted()
    }

    /// The bytes of a file of the project; nil when it cannot be read.
    package static func bytes(of file: String) -> [UInt8]? {
        (try? Data(contentsOf: URL(fileURLWithPath: path(file)))).map(Array.init)
    }

    /// The text of a file of the project.
    package static func text(of file: String) throws -> String {
        String(decoding: try Data(contentsOf: URL(fileURLWithPath: path(file))), as: UTF8.self)
    }
}
