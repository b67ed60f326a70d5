import SourceText

/// What a search for controls asks of the folder that it searches. Paths are relative to that folder.
protocol SearchedFolder: Sendable {
    /// The files and folders directly in `folder`, sorted by the bytes of their paths.
    func children(of folder: String) -> FolderListing

    /// The folders at any depth, sorted by the bytes of their paths.
    func folders() -> FolderListing

    func hasFile(_ path: String) -> Bool
    func hasFolder(_ path: String) -> Bool

    /// Whether there is anything at `path`, even if it cannot be read.
    func hasAnything(_ path: String) -> Bool

    /// The bytes of the file at `path`, of which at most `limit` are read; a larger file is a problem.
    func read(_ path: String, limit: Int) -> Result<[UInt8], FileProblem>

    /// Everything below `folder`, with paths relative to it.
    func tree(of folder: String) -> FileTree
}

/// A part of a folder's content, and what could not be listed in it.
struct FolderListing {
    var entries: [FileTree.Entry] = []
    var problems: [FileProblem] = []
}

extension FileTree: SearchedFolder {
    func children(of folder: String) -> FolderListing {
        let start = folder.isEmpty ? 0 : folder.utf8.count + 1
        return FolderListing(
            entries: entries(below: folder).filter { !$0.path.utf8.dropFirst(start).contains(.slash) },
            problems: problems)
    }

    func folders() -> FolderListing {
        FolderListing(entries: entries.filter { $0.kind == .folder }, problems: problems)
    }

    func hasAnything(_ path: String) -> Bool {
        hasFile(path) || hasFolder(path) || hasProblem(path)
    }

    func tree(of folder: String) -> FileTree { subtree(folder) }
}

/// A folder of the disk, of which only what a search needs is listed.
struct DiskFolder: SearchedFolder {
    let path: String

    func children(of folder: String) -> FolderListing { FolderWalk.children(of: folder, in: path) }

    func folders() -> FolderListing { FolderWalk.folders(in: path) }

    func hasFile(_ file: String) -> Bool { (try? Disk.status(at: file.inside(path)).get())?.kind == .file }

    func hasFolder(_ folder: String) -> Bool { (try? Disk.status(at: folder.inside(path)).get())?.kind == .folder }

    func hasAnything(_ other: String) -> Bool { Disk.exists(at: other.inside(path)) }

    func read(_ file: String, limit: Int) -> Result<[UInt8], FileProblem> {
        Disk.bytes(ofFileAt: file.inside(path), limit: limit).mapError { FileProblem(path: file, reason: $0) }
    }

    func tree(of folder: String) -> FileTree {
        switch FileTree.folder(at: folder.inside(path), within: path) {
        case .success(let tree): tree
        case .failure(let problem):
            FileTree(entries: [], problems: [FileProblem(path: "", reason: problem.reason)]) { path, _ in
                .failure(FileProblem(path: path, reason: problem.reason))
            }
        }
    }
}
