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
    /// Symbolic links are followed where they lead to another part of the tree, or of the folder `outer` around it; one
    /// that leads elsewhere is a problem. Each real folder is listed once.
    package static func folder(at root: String, within outer: String? = nil) -> Result<FileTree, FileProblem> {
        var walk = FolderWalk(root: root, outer: outer ?? root, entryLimit: entryLimit)
        if let problem = walk.listAll() { return .failure(problem) }
        return .success(
            FileTree(entries: walk.listing.entries, problems: walk.listing.problems) { path, limit in
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
struct FolderWalk {
    private let root: String

    /// The most entries that are listed; nil where the walk keeps only folders.
    private let entryLimit: Int?
    private(set) var listing = FolderListing()
    private var pending: [(folder: String, depth: Int)] = []
    /// Each real folder that was listed.
    private var seen: Set<RealFolder> = []
    /// The parts, without symbolic links, of the folder that links may lead to; nil if they cannot be determined.
    private let realOuter: [ArraySlice<UInt8>]?

    private struct RealFolder: Hashable {
        let device: UInt64
        let file: UInt64
    }

    init(root: String, outer: String, entryLimit: Int?) {
        self.root = root
        self.entryLimit = entryLimit
        realOuter = Disk.realPath(of: outer)
    }

    /// What is directly in `folder` of the folder `root`, sorted by the bytes of the paths.
    static func children(of folder: String, in root: String) -> FolderListing {
        var walk = FolderWalk(root: root, outer: root, entryLimit: .max)
        if let problem = walk.list(folder: folder, depth: 0) { walk.listing.problems.append(problem) }
        return walk.sortedListing
    }

    /// The folders in the folder `root` at any depth, sorted by the bytes of their paths.
    static func folders(in root: String) -> FolderListing {
        var walk = FolderWalk(root: root, outer: root, entryLimit: nil)
        if let problem = walk.listAll() { walk.listing.problems.append(problem) }
        return walk.sortedListing
    }

    private var sortedListing: FolderListing {
        var listing = listing
        listing.entries.sort { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
        return listing
    }

    /// Lists the root and what is below it; returns why the root cannot be listed.
    mutating func listAll() -> FileProblem? {
        if let problem = list(folder: "", depth: 0) { return problem }
        while let (folder, depth) = pending.popLast() {
            if let problem = list(folder: folder, depth: depth) { listing.problems.append(problem) }
        }
        return nil
    }

    /// Adds what is directly in `folder`; returns why it cannot be listed.
    private mutating func list(folder: String, depth: Int) -> FileProblem? {
        let location = folder.inside(root)
        var status = stat()
        guard stat(location, &status) == 0, let stream = opendir(location) else {
            return FileProblem(path: folder, reason: Disk.reason(for: errno))
        }
        defer { closedir(stream) }
        let real = RealFolder(device: UInt64(truncatingIfNeeded: status.st_dev), file: UInt64(status.st_ino))
        guard seen.insert(real).inserted else { return FileProblem(path: folder, reason: .folderAgain) }
        guard depth <= FileTree.depthLimit else {
            return FileProblem(path: folder, reason: .tooDeep(limit: FileTree.depthLimit))
        }
        while let found = readdir(stream) {
            let nameBytes = withUnsafeBytes(of: &found.pointee.d_name) { Array($0.prefix { $0 != 0 }) }
            add(nameBytes, in: folder, depth: depth, kind: Int32(found.pointee.d_type))
            if let entryLimit, listing.entries.count >= entryLimit {
                pending = []
                return FileProblem(path: folder, reason: .tooMany(limit: entryLimit))
            }
        }
        return nil
    }

    /// `kind` is the kind of entry by the folder itself, which is 0 where the file system does not tell.
    private mutating func add(_ nameBytes: [UInt8], in folder: String, depth: Int, kind: Int32) {
        if entryLimit == nil, ![0, Int32(DT_DIR), Int32(DT_LNK)].contains(kind) { return }
        let name = String(decoding: nameBytes, as: UTF8.self)
        guard name != ".", name != ".." else { return }
        let path = name.inside(folder)
        guard !FileTree.isSkipped(path) else { return }
        guard name.utf8.elementsEqual(nameBytes) else {
            listing.problems.append(FileProblem(path: path, reason: .nameNotUTF8))
            return
        }
        let location = root + "/" + path
        switch kind == Int32(DT_DIR) ? .success((.folder, false)) : Disk.status(at: location) {
        case .success(let (entryKind, isExecutable)):
            if entryLimit == nil, entryKind == .file { return }
            let isLink = kind == 0 ? Disk.isLink(at: location) : kind == Int32(DT_LNK)
            guard !isLink || staysInside(location) else {
                listing.problems.append(FileProblem(path: path, reason: .leadsOutside))
                return
            }
            listing.entries.append(
                FileTree.Entry(path: path, kind: entryKind, isExecutable: isExecutable, isLink: isLink))
            if entryKind == .folder { pending.append((path, depth + 1)) }
        case .failure(let reason):
            let leadsNowhere = FileProblem.Reason.refused("the symbolic link leads nowhere")
            listing.problems.append(FileProblem(path: path, reason: reason == .missing ? leadsNowhere : reason))
        }
    }

    /// Whether the symbolic link at a path of the disk leads to a part of the tree that is listed.
    private func staysInside(_ location: String) -> Bool {
        guard let realOuter, let target = Disk.realPath(of: location), target.starts(with: realOuter) else {
            return false
        }
        return !target.dropFirst(realOuter.count).contains {
            FileTree.skippedFolders.contains(String(decoding: $0, as: UTF8.self))
        }
    }
}
