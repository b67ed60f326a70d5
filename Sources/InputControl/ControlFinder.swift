import SourceText

/// The search for controls in a folder or an archive.
struct ControlFinder<Folder: SearchedFolder> {
    let tree: Folder
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

    private(set) var controls: [FoundControl] = []

    /// The problems outside the controls, with paths relative to the root of the run.
    private(set) var problems: [FileProblem] = []

    /// What could not be listed on the way, with paths relative to `tree`.
    private var unlisted: Set<FileProblem> = []

    private var releaseCount = 0

    /// `prefix` is the path of `tree` in the run, empty for its root.
    init(
        in tree: Folder, prefix: String, archiveName: String? = nil, siblingsFolder: String? = nil,
        isReleased: Bool = false, folderName: String? = nil
    ) {
        self.tree = tree
        self.prefix = prefix
        self.archiveName = archiveName
        isArchive = archiveName != nil
        self.siblingsFolder = siblingsFolder
        self.isReleased = isReleased
        self.folderName = folderName
    }

    /// Finds the controls, in the order of their paths.
    mutating func search() -> FoundControls.Kind {
        if isRelease("") {
            addRelease("")
            return .gallery
        }
        if looksLikeControl("") {
            add(in: "", siblingsFolder: siblingsFolder)
            return .control
        }
        if isArchive, let (wrapper, besideFile) = wrapper() {
            add(in: wrapper, siblingsFolder: siblingsFolder, besideFile: besideFile)
            keepProblems(outside: [wrapper])
            return .control
        }
        var covered = addControls(directlyIn: "")
        var kind = FoundControls.Kind.folderOfControls
        if releaseCount > 0, releaseCount == controls.count { kind = .gallery }
        guard controls.isEmpty else {
            keepProblems(outside: covered)
            return kind
        }
        kind = .project
        let folders = list(tree.folders())
        // 4D's documentation writes this folder in both cases [place-1].
        for folder in folders where folder.name.lowercased() == "inputcontrols" {
            covered += addControls(directlyIn: folder.path)
        }
        let releases = controls.isEmpty ? releases(in: folders) : []
        if !releases.isEmpty { kind = .gallery }
        for release in releases { addRelease(release) }
        keepProblems(outside: covered + releases)
        return controls.isEmpty ? .nothing : kind
    }

    /// Adds the controls that are folders or archives of a folder; returns the paths of the folders among them.
    private mutating func addControls(directlyIn folder: String) -> [String] {
        var folders: [String] = []
        for entry in list(tree.children(of: folder)) {
            if entry.kind == .file {
                if !isArchive, FileTree.isArchiveName(entry.name) {
                    addArchive(entry.path, siblingsFolder: folder.inside(prefix))
                }
            } else if isRelease(entry.path) {
                addRelease(entry.path)
                folders.append(entry.path)
                releaseCount += 1
            } else if looksLikeControl(entry.path) {
                add(in: entry.path, siblingsFolder: folder.inside(prefix))
                folders.append(entry.path)
            }
        }
        return folders
    }

    /// Adds the control of an archive, if it holds one.
    mutating func addArchive(_ path: String, siblingsFolder: String?, isReleased: Bool = false) {
        let (tree, prefix) = (tree, prefix)
        let find: @Sendable () -> Result<ControlFinder<FileTree>, FileProblem> = {
            tree.read(path, limit: FileTree.archiveLimit).flatMap(FileTree.archive).map { files in
                ControlFinder<FileTree>(
                    in: files, prefix: path.inside(prefix), archiveName: path.lastPathPart,
                    siblingsFolder: siblingsFolder, isReleased: isReleased)
            }
        }
        switch find() {
        case .failure(let problem):
            problems.append(FileProblem(path: path.inside(prefix), reason: problem.reason))
        case .success(var places):
            guard places.search() == .control, let control = places.controls.first else { return }
            controls.append(
                FoundControl(
                    manifestPath: control.manifestPath, archive: control.archive, siblingsFolder: siblingsFolder
                ) {
                    // The archive is opened again, so that those of a whole run are never in memory together.
                    guard case .success(var places) = find(), places.search() == .control,
                        let control = places.controls.first
                    else { return control.read() }
                    return control.read()
                })
            problems += places.problems
        }
    }

    private mutating func add(in folder: String, siblingsFolder: String?, besideFile: String? = nil) {
        let place = folder.inside(prefix)
        let archive = isArchive ? prefix : nil
        let (tree, archiveName, isReleased) = (tree, archiveName, isReleased)
        let folderName = folder.isEmpty ? folderName : nil
        controls.append(
            FoundControl(
                manifestPath: "manifest.json".inside(place), archive: archive, siblingsFolder: siblingsFolder
            ) {
                ControlProject(
                    reading: tree.tree(of: folder), in: place, archive: archive, archiveName: archiveName,
                    besideFile: besideFile, siblingsFolder: siblingsFolder, isReleased: isReleased,
                    folderName: folderName)
            })
    }

    mutating func add(manifest file: SourceFile) { controls.append(FoundControl(ControlProject(manifest: file))) }

    mutating func add(_ problem: FileProblem) { problems.append(problem) }

    /// The entries of a listing; its problems are remembered.
    private mutating func list(_ listing: FolderListing) -> [FileTree.Entry] {
        unlisted.formUnion(listing.problems)
        return listing.entries
    }

    private mutating func keepProblems(outside folders: [String]) {
        guard !unlisted.isEmpty else { return }
        let folders = Set(folders)
        for problem in unlisted.sorted(by: { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }) {
            let slashes = problem.path.utf8.indices.filter { problem.path.utf8[$0] == .slash }
            guard !slashes.contains(where: { folders.contains(String(problem.path[..<$0])) }) else { continue }
            problems.append(FileProblem(path: problem.path.inside(prefix), reason: problem.reason))
        }
    }

    /// The only folder of an archive that is a control, and a file beside it; nil when there is none, or there are several
    /// folders.
    private mutating func wrapper() -> (folder: String, besideFile: String?)? {
        let atRoot = list(tree.children(of: ""))
        let folders = atRoot.filter { $0.kind == .folder }
        guard let folder = folders.first, folders.count == 1, looksLikeControl(folder.path) else { return nil }
        return (folder.path, atRoot.first { $0.kind == .file }?.path)
    }

    /// The folder in which a search would find manifests: one that is named nearly like 4D's, else the one nearest to the
    /// top; nil when there is none.
    var nearest: String? {
        let withManifest = tree.folders().entries.map(\.path).filter { tree.hasFile("manifest.json".inside($0)) }
        let folders = withManifest.map { $0.split(separator: "/").dropLast().joined(separator: "/") }
        func rank(_ folder: String) -> (Int, Int, String) {
            (FileTree.isNearlyControlsFolder(folder) ? 0 : 1, folder.utf8.count { $0 == .slash }, folder)
        }
        return folders.filter { !$0.isEmpty }.min { rank($0) < rank($1) }
    }

    /// Whether a folder has a manifest, in any case, or native code where a control has it.
    private func looksLikeControl(_ folder: String) -> Bool {
        ["manifest.json", "Manifest.json", "MANIFEST.json", "manifest.JSON"].contains {
            tree.hasFile($0.inside(folder))
        }
            || tree.hasAnything("manifest.json".inside(folder))
            || ["ios/Sources/Forms", "android/inputControl"].contains { tree.hasFolder($0.inside(folder)) }
    }
}
