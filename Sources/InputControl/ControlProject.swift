import SourceScan
import SourceText

/// One control as it was found: its manifest, its files and what its code declares. It never changes.
package struct ControlProject: Sendable {
    /// The control's folder relative to the root of the run; empty for the root itself.
    package let folder: String

    /// The control's files, with paths relative to its folder; nil when there is only a manifest, as from standard input.
    package let tree: FileTree?

    /// nil when there is none that can be read.
    package let manifest: Manifest?

    /// Where the manifest is, or should be, relative to the root of the run.
    package let manifestPath: String

    /// What could not be read, with paths relative to the root of the run.
    package let problems: [FileProblem]

    /// How many files were read.
    package let filesRead: Int

    /// A control of which only the manifest is known.
    package init(manifest file: SourceFile) {
        folder = ""
        tree = nil
        manifest = Manifest(file)
        manifestPath = file.path
        problems = []
        filesRead = 1
    }

    /// Reads the control whose files are `tree`, in the folder `folder` of the run.
    package init(reading tree: FileTree, in folder: String = "") {
        func path(_ inside: String) -> String { folder.isEmpty ? inside : folder + "/" + inside }
        var reading = Reading(tree: tree)
        let manifestFile =
            tree.hasFile("manifest.json") ? reading.file("manifest.json", as: path("manifest.json")) : nil
        self.folder = folder
        self.tree = tree
        self.manifest = manifestFile.map(Manifest.init)
        self.manifestPath = path("manifest.json")
        self.filesRead = reading.count
        self.problems = (tree.problems + reading.problems).map { FileProblem(path: path($0.path), reason: $0.reason) }
    }

    /// The files whose content is kept, for showing places in them.
    package var files: [SourceFile] {
        manifest.map { [$0.file] } ?? []
    }

    /// The platforms that the control is made for: what `target` lists (in any case), or, where the key is absent, those
    /// that the control has code for; nil when that can't be told.
    package var platforms: Set<Platform>? {
        guard let manifest, manifest.root != nil else { return nil }
        let listed = Set(manifest.targets.compactMap { Platform(rawValue: $0.value.lowercased()) })
        guard listed.isEmpty else { return listed }
        guard manifest.value("target") == nil, let tree else { return nil }
        let coded = Set(Platform.allCases.filter { tree.hasFolder($0.rawValue) })
        return coded.isEmpty ? nil : coded
    }

    /// The path of one of the control's files relative to the root of the run.
    package func path(_ inside: String) -> String {
        folder.isEmpty ? inside : folder + "/" + inside
    }
}

/// Reads files of a tree and keeps what failed.
private struct Reading {
    let tree: FileTree
    var problems: [FileProblem] = []
    var count = 0

    mutating func file(_ path: String, as name: String, limit: Int = FileTree.sizeLimit) -> SourceFile? {
        switch tree.read(path, limit: limit) {
        case .success(let bytes):
            count += 1
            return SourceFile(path: name, bytes: bytes)
        case .failure(let problem):
            problems.append(problem)
            return nil
        }
    }
}
