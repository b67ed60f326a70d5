import SourceText

/// The search for controls in a folder or an archive.
struct ControlFinder {
    let tree: FileTree
    let prefix: String
    let isArchive: Bool

    /// The file name of the archive; nil for a folder.
    private let archiveName: String?

    /// The folder of controls that `tree` is in; nil when it is what was given.
    private let siblingsFolder: String?

    /// Whether this is the archive of a release in a gallery.
    private let isReleased: Bool

    /// The name of the folder that `tree` is; nil when it is not known.
    private let folderName: String?

    private(set) var controls: [ControlProject] = []

    /// The problems outside the controls, with paths relative to the root of the run.
    private(set) var problems: [FileProblem] = []

    /// The paths of manifests that are there and can't be read.
    private let unreadableManifests: Set<String>

    private var releaseCount = 0

    private var archiveBytesLeft = archiveBytes

    /// The most bytes of archives that a search keeps in memory.
    static let archiveBytes = 256 << 20

    /// `prefix` is the path of `tree` in the run, empty for its root.
    init(
        in tree: FileTree, prefix: String, archiveName: String? = nil, siblingsFolder: String? = nil,
        isReleased: Bool = false, folderName: String? = nil
    ) {
        self.tree = tree
        self.prefix = prefix
        self.archiveName = archiveName
        isArchive = archiveName != nil
        self.siblingsFolder = siblingsFolder
        self.isReleased = isReleased
        self.folderName = folderName
        unreadableManifests = Set(tree.problems.map(\.path).filter { $0.hasSuffix("manifest.json") })
    }

    /// Finds the controls, in the order of their paths.
    mutating func search() -> FoundControls.Kind {
        if isRelease("") {
            addRelease("")
            return .gallery
        }
        if looksLikeControl("") {
            add(tree, in: "", siblingsFolder: siblingsFolder)
            return .control
        }
        if isArchive, let wrapper = wrapper {
            let atRoot = tree.entries.first { $0.kind == .file && !$0.path.utf8.contains(.slash) }
            add(tree.subtree(wrapper), in: wrapper, siblingsFolder: siblingsFolder, besideFile: atRoot?.path)
            keepProblems(outside: [wrapper])
            return .control
        }
        var covered = addControls(directlyIn: "")
        var kind = FoundControls.Kind.folderOfControls
        if releaseCount > 0, releaseCount == controls.count { kind = .gallery }
        if controls.isEmpty {
            kind = .project
            let siblingsFolders = tree.entries.filter { entry in
                // 4D's documentation writes this folder in both cases [place-1].
                entry.kind == .folder && entry.name.lowercased() == "inputcontrols"
            }
            for siblingsFolder in siblingsFolders { covered += addControls(directlyIn: siblingsFolder.path) }
        }
        let releases = controls.isEmpty ? releases : []
        if !releases.isEmpty { kind = .gallery }
        for release in releases { addRelease(release) }
        keepProblems(outside: covered + releases)
        return controls.isEmpty ? .nothing : kind
    }

    /// Adds the controls that are folders or archives of a folder; returns the paths of the folders among them.
    private mutating func addControls(directlyIn folder: String) -> [String] {
        let start = folder.isEmpty ? 0 : folder.utf8.count + 1
        var folders: [String] = []
        for entry in tree.entries(below: folder) where !entry.path.utf8.dropFirst(start).contains(.slash) {
            if entry.kind == .file {
                if !isArchive, FileTree.isArchiveName(entry.name) {
                    addArchive(entry.path, siblingsFolder: folder.inside(prefix))
                }
            } else if isRelease(entry.path) {
                addRelease(entry.path)
                folders.append(entry.path)
                releaseCount += 1
            } else if looksLikeControl(entry.path) {
                add(tree.subtree(entry.path), in: entry.path, siblingsFolder: folder.inside(prefix))
                folders.append(entry.path)
            }
        }
        return folders
    }

    /// Adds the control of an archive, if it holds one.
    mutating func addArchive(_ path: String, siblingsFolder: String?, isReleased: Bool = false) {
        let limit = min(FileTree.archiveLimit, archiveBytesLeft)
        switch tree.read(path, limit: limit).flatMap({ bytes in FileTree.archive(bytes).map { (bytes.count, $0) } }) {
        case .failure(let problem):
            let isLeftOut = problem.reason == .tooLarge(limit: limit) && limit < FileTree.archiveLimit
            let reason = isLeftOut ? .archivesTooLarge(limit: Self.archiveBytes) : problem.reason
            problems.append(FileProblem(path: path.inside(prefix), reason: reason))
        case .success(let (size, files)):
            var places = ControlFinder(
                in: files, prefix: path.inside(prefix), archiveName: path.lastPathPart,
                siblingsFolder: siblingsFolder, isReleased: isReleased)
            guard places.search() == .control else { return }
            archiveBytesLeft -= size
            controls += places.controls
            problems += places.problems
        }
    }

    private mutating func add(
        _ files: FileTree, in folder: String, siblingsFolder: String?, besideFile: String? = nil
    ) {
        controls.append(
            ControlProject(
                reading: files, in: folder.inside(prefix), archive: isArchive ? prefix : nil, archiveName: archiveName,
                besideFile: besideFile, siblingsFolder: siblingsFolder, isReleased: isReleased,
                folderName: folder.isEmpty ? folderName : nil))
    }

    mutating func add(manifest file: SourceFile) { controls.append(ControlProject(manifest: file)) }

    mutating func add(_ problem: FileProblem) { problems.append(problem) }

    private mutating func keepProblems(outside folders: [String]) {
        let folders = Set(folders)
        for problem in tree.problems {
            let slashes = problem.path.utf8.indices.filter { problem.path.utf8[$0] == .slash }
            guard !slashes.contains(where: { folders.contains(String(problem.path[..<$0])) }) else { continue }
            problems.append(FileProblem(path: problem.path.inside(prefix), reason: problem.reason))
        }
    }

    /// The only folder of an archive that is a control; nil when there is none, or there are several folders.
    private var wrapper: String? {
        let folders = tree.entries.filter { $0.kind == .folder && !$0.path.utf8.contains(.slash) }
        guard let folder = folders.first, folders.count == 1 else { return nil }
        return looksLikeControl(folder.path) ? folder.path : nil
    }

    /// The folder in which a search would find manifests: one that is named nearly like 4D's, else the one nearest to the
    /// top; nil when there is none.
    var nearest: String? {
        let manifests = tree.entries.filter { $0.kind == .file && $0.name == "manifest.json" }.map(\.path)
        let folders = manifests.map { $0.split(separator: "/").dropLast(2).joined(separator: "/") }
        func rank(_ folder: String) -> (Int, Int, String) {
            (FileTree.isNearlyControlsFolder(folder) ? 0 : 1, folder.utf8.count { $0 == .slash }, folder)
        }
        return folders.filter { !$0.isEmpty }.min { rank($0) < rank($1) }
    }

    /// Whether a folder has a manifest, in any case, or native code where a control has it.
    private func looksLikeControl(_ folder: String) -> Bool {
        let prefix = folder.isEmpty ? "" : folder + "/"
        if tree.hasFolder(prefix + "ios/Sources/Forms") || tree.hasFolder(prefix + "android/inputControl") {
            return true
        }
        return unreadableManifests.contains(prefix + "manifest.json") || tree.hasFolder(prefix + "manifest.json")
            || ["manifest.json", "Manifest.json", "MANIFEST.json", "manifest.JSON"].contains {
                tree.hasFile(prefix + $0)
            }
    }
}
