import Foundation
import TestSupport

/// The correct controls of `Fixtures/ok`.
enum CorrectControl {
    static let names: [String] = Repository.names(in: "Fixtures/ok")

    /// The files of one of them by path; what is no text becomes one all the same.
    static func files(of name: String) throws -> [String: String] {
        let folder = "Fixtures/ok/\(name)"
        return try Repository.files(in: folder, withSuffix: "").reduce(into: [:]) { files, path in
            var isFolder: ObjCBool = false
            guard FileManager.default.fileExists(atPath: Repository.path(path), isDirectory: &isFolder),
                !isFolder.boolValue
            else { return }
            files[String(path.dropFirst(folder.count + 1))] = try Repository.text(of: path)
        }
    }
}
