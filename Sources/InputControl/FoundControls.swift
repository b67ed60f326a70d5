import SourceText

/// The kind of a path given by the user, and the controls in it.
package struct FoundControls: Sendable {
    package enum Kind: Hashable, Sendable {
        case manifestText
        case control
        case folderOfControls
        case project
        case gallery
        case nothing
    }

    package let kind: Kind
    package let controls: [FoundControl]

    /// The problems outside the controls, with paths relative to the root of the run.
    package let problems: [FileProblem]

    /// Where nothing was found: the folder in which a search would find manifests, relative to the folder that was
    /// searched; nil when there is none.
    package let nearest: String?

    /// Looks for controls in the folder `tree`: the folder itself, or the folders and archives in it, or those in its
    /// folders `inputControls`, or the releases of a gallery in it. `prefix` is the folder's own path in the run, empty for
    /// its root, and `folderName` the folder's name where it is known.
    package init(in tree: FileTree, prefix: String = "", folderName: String? = nil) {
        self.init(ControlFinder(in: tree, prefix: prefix, folderName: folderName))
    }

    /// The same for a folder of the disk, of which nothing is listed that the search does not need.
    package init(inFolderAt path: String, prefix: String = "") {
        self.init(
            ControlFinder(in: DiskFolder(path: path), prefix: prefix, folderName: FileTree.name(ofFolderAt: path)))
    }

    /// Looks for controls in an archive: the archive itself, its only folder when there is no file beside it, or as in a
    /// folder of the disk, but for archives in it. `prefix` is the archive's own path in the run, `name` its file name.
    package init(inArchive tree: FileTree, prefix: String = "", name: String = "") {
        self.init(ControlFinder(in: tree, prefix: prefix, archiveName: name))
    }

    private init(_ finder: ControlFinder<some SearchedFolder>) {
        var finder = finder
        kind = finder.search()
        nearest = kind == .nothing ? finder.nearest : nil
        controls = finder.controls
        problems = finder.problems
    }

    /// A single manifest without the files around it.
    package init(manifest file: SourceFile) {
        kind = .manifestText
        nearest = nil
        controls = [FoundControl(ControlProject(manifest: file))]
        problems = []
    }
}

extension FileTree {
    /// Whether a path ends with 4D's folder of controls as old documentation writes it, which 4D does not read. [place-1]
    package static func isNearlyControlsFolder(_ path: String) -> Bool {
        path.lastPathPart.lowercased() == "inputcontrol"
    }
}
