import SourceText

#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#else
    import Musl
#endif

extension FileTree {
    /// Folders that belong to tools, not to a control.
    package static let skippedFolders: Set<String> = [".git", ".build", ".swiftpm", "node_modules"]

    /// Whether nothing below the folder at `path` is listed: it belongs to a tool, and 4D ignores its content.
    /// Below the folders of `ios`, 4D compiles what a folder holds whatever its name is [ios-2] [ios-3].
    static func isSkipped(_ path: String) -> Bool {
        let name = path.lastPathPart
        guard skippedFolders.contains(name) else { return false }
        return name == ".git"
            || !path.utf8.split(separator: .slash).dropLast(2).contains { $0.elementsEqual("ios".utf8) }
    }

    /// The most entries that are listed, and how deep folders may be.
    package static let entryLimit = 50_000
    package static let depthLimit = 64

    /// The tree below a folder of the disk, or why that folder cannot be listed.
    ///
    /// Symbolic links are followed where they lead to another part of the tree; one that leads elsewhere is a problem. Each
    /// real folder is listed once.
    package static func folder(at root: String) -> Result<FileTree, FileProblem> {
        var walk = FolderWalk(root: root)
        if let problem = walk.list(folder: "", depth: 0) { return .failure(problem) }
        while let (folder, depth) = walk.pending.popLast() {
            if let problem = walk.list(folder: folder, depth: depth) { walk.problems.append(problem) }
        }
        return .success(
            FileTree(entries: walk.entries, problems: walk.problems) { path, limit in
                Disk.bytes(ofFileAt: root + "/" + path, limit: limit).mapError { FileProblem(path: path, reason: $0) }
            })
    }

    /// The kind of entry at a path of the disk, or why that cannot be determined; links are followed.
    package static func kind(at path: String) -> Result<Kind, FileProblem> {
        Disk.status(at: path).map(\.kind).mapError { FileProblem(path: path, reason: $0) }
    }

    /// The name of a folder of the disk, as its path or else the file system has it; nil when that cannot be determined.
    package static func name(ofFolderAt path: String) -> String? {
        let last = path.lastPathPart
        return ["", ".", ".."].contains(last)
            ? Disk.realPath(of: path)?.last.map { String(decoding: $0, as: UTF8.self) } : last
    }

    /// The bytes of one file of the disk, of which at most `limit` are read; pipes and devices are never waited for.
    package static func readFile(at path: String, limit: Int = FileTree.sizeLimit) -> Result<[UInt8], FileProblem> {
        Disk.bytes(ofFileAt: path, limit: limit).mapError { FileProblem(path: path, reason: $0) }
    }

    /// Everything that standard input holds, of which at most `limit` bytes are read; `name` stands for it in problems.
    package static func readStandardInput(
        as name: String, limit: Int = FileTree.sizeLimit
    ) -> Result<[UInt8], FileProblem> {
        Disk.bytesOfStandardInput(limit: limit).mapError { FileProblem(path: name, reason: $0) }
    }
}

/// The state of listing a folder and what is below it.
private struct FolderWalk {
    let root: String
    var entries: [FileTree.Entry] = []
    var problems: [FileProblem] = []
    var pending: [(folder: String, depth: Int)] = []
    /// `device:file` of each real folder that was listed.
    private var seen: Set<String> = []
    /// The parts of the root's path without symbolic links; nil if it cannot be determined.
    private let realRoot: [ArraySlice<UInt8>]?

    init(root: String) {
        self.root = root
        realRoot = Disk.realPath(of: root)
    }

    /// Adds what is directly in `folder`; returns why it cannot be listed.
    mutating func list(folder: String, depth: Int) -> FileProblem? {
        let location = folder.inside(root)
        var status = stat()
        guard stat(location, &status) == 0, let stream = opendir(location) else {
            return FileProblem(path: folder, reason: Disk.reason(for: errno))
        }
        defer { closedir(stream) }
        guard seen.insert("\(status.st_dev):\(status.st_ino)").inserted else {
            return FileProblem(path: folder, reason: .folderAgain)
        }
        guard depth <= FileTree.depthLimit else {
            return FileProblem(path: folder, reason: .tooDeep(limit: FileTree.depthLimit))
        }
        while let found = readdir(stream) {
            let nameBytes = withUnsafeBytes(of: &found.pointee.d_name) { Array($0.prefix { $0 != 0 }) }
            // A file system that does not tell says 0.
            let isLink: Bool? = found.pointee.d_type == 0 ? nil : Int32(found.pointee.d_type) == Int32(DT_LNK)
            add(nameBytes, in: folder, depth: depth, isLink: isLink)
            guard entries.count < FileTree.entryLimit else {
                pending = []
                return FileProblem(path: folder, reason: .tooMany(limit: FileTree.entryLimit))
            }
        }
        return nil
    }

    private mutating func add(_ nameBytes: [UInt8], in folder: String, depth: Int, isLink: Bool?) {
        let name = String(decoding: nameBytes, as: UTF8.self)
        guard name != ".", name != ".." else { return }
        let path = name.inside(folder)
        guard !FileTree.isSkipped(path) else { return }
        guard name.utf8.elementsEqual(nameBytes) else {
            problems.append(FileProblem(path: path, reason: .nameNotUTF8))
            return
        }
        switch Disk.status(at: root + "/" + path) {
        case .success(let (kind, isExecutable)):
            let isLink = isLink ?? Disk.isLink(at: root + "/" + path)
            guard !isLink || staysInTree(path) else {
                problems.append(FileProblem(path: path, reason: .leadsOutside))
                return
            }
            entries.append(FileTree.Entry(path: path, kind: kind, isExecutable: isExecutable, isLink: isLink))
            if kind == .folder { pending.append((path, depth + 1)) }
        case .failure(let reason):
            let leadsNowhere = FileProblem.Reason.refused("the symbolic link leads nowhere")
            problems.append(FileProblem(path: path, reason: reason == .missing ? leadsNowhere : reason))
        }
    }

    /// Whether the symbolic link at `path` leads to a part of the tree.
    private func staysInTree(_ path: String) -> Bool {
        guard let realRoot, let target = Disk.realPath(of: root + "/" + path), target.starts(with: realRoot) else {
            return false
        }
        return !target.dropFirst(realRoot.count).contains {
            FileTree.skippedFolders.contains(String(decoding: $0, as: UTF8.self))
        }
    }
}
