import SourceText
import ZipArchive

extension FileTree {
    /// The largest archive that is read, in bytes.
    package static let archiveLimit = 64 << 20

    /// Whether a file's name is that of an archive, in any case, as 4D reads them.
    package static func isArchiveName(_ name: String) -> Bool {
        name.lowercased().hasSuffix(".zip")
    }

    /// The tree of a `.zip` on the disk, or why it can't be opened.
    package static func archive(at path: String, limit: Int = archiveLimit) -> Result<FileTree, FileProblem> {
        readFile(at: path, limit: limit).flatMap { bytes in
            archive(bytes).mapError { FileProblem(path: path, reason: $0.reason) }
        }
    }

    /// The tree of an archive, or why it can't be opened. The folder `__MACOSX` that archivers of macOS add, and the folders
    /// that are skipped on disks, are not part of it; an entry that can't be read, or whose path is not safe, is a problem
    /// of the tree.
    package static func archive(_ bytes: [UInt8]) -> Result<FileTree, FileProblem> {
        var limits = ZipLimits()
        limits.entries = entryLimit
        limits.depth = depthLimit
        let archive: ZipArchive
        do throws(ZipProblem) {
            archive = try ZipArchive(reading: bytes, limits: limits)
        } catch {
            return .failure(FileProblem(path: "", reason: .inArchive(error.reason)))
        }
        let readable = archive.entries.filter { !$0.isFolder && $0.problem == nil && !isSkippedInArchive($0.path) }
        let byPath = Dictionary(readable.map { (Array($0.path.utf8), $0) }, uniquingKeysWith: { first, _ in first })
        let tree = FileTree(
            entries: readable.map { Entry(path: $0.path, kind: .file, isExecutable: $0.isExecutable) }
                + archive.folders.filter { !isSkippedInArchive($0) }.map { Entry(path: $0, kind: .folder) },
            problems: archive.problems.filter { $0.isBlocking && !isSkippedInArchive($0.path ?? "") }.map {
                FileProblem(path: $0.path ?? "", reason: .inArchive($0.reason))
            }
        ) { path, limit in
            guard let entry = byPath[Array(path.utf8)] else {
                return .failure(FileProblem(path: path, reason: .missing))
            }
            // Damage is found even where nobody wants the content.
            if entry.size > limit {
                let damage = archive.damage(of: entry).map { FileProblem.Reason.inArchive($0.reason) }
                return .failure(FileProblem(path: path, reason: damage ?? .tooLarge(limit: limit)))
            }
            return archive.contents(of: entry, limit: limit).mapError { problem in
                FileProblem(path: path, reason: .inArchive(problem.reason))
            }
        }
        return .success(tree)
    }

    private static func isSkippedInArchive(_ path: String) -> Bool {
        // `__MACOSX` holds what macOS knows of files beside their content; 4D ignores it [zip-1].
        if path == "__MACOSX" || path.hasPrefix("__MACOSX/") { return true }
        return isSkipped(path)
            || path.utf8.indices.contains { path.utf8[$0] == .slash && isSkipped(String(path[..<$0])) }
    }
}
