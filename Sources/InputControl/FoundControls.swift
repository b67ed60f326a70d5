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
    package let controls: [ControlProject]

    /// The problems outside the controls, with paths relative to the root of the run.
    package let problems: [FileProblem]

    /// Where nothing was found: the folder in which a search would find manifests, relative to the folder that was
    /// searched; nil when there is none.
    package let nearest: String?

    /// Looks for controls in the folder `tree`: the folder itself, or the folders and archives in it, or those in its
    /// folders `inputControls`, or the releases of a gallery in it. `prefix` is the folder's own path in the run, empty for
    /// its root, and `folderName` the folder's name where it is known.
    package init(in tree: FileTree, prefix: String = "", folderName: String? = nil) {
        var places = ControlFinder(in: tree, prefix: prefix, folderName: folderName)
        kind = places.search()
        nearest = kind == .nothing ? places.nearest : nil
        controls = places.controls
        problems = places.problems
    }

    /// Looks for controls in an archive: the archive itself, its only folder when there is no file beside it, or as in a
    /// folder of the disk, but for archives in it. `prefix` is the archive's own path in the run, `name` its file name.
    package init(inArchive tree: FileTree, prefix: String = "", name: String = "") {
        var places = ControlFinder(in: tree, prefix: prefix, archiveName: name)
        kind = places.search()
        nearest = kind == .nothing ? places.nearest : nil
        controls = places.controls
        problems = places.problems
    }

    /// A single manifest without the files around it.
    package init(manifest file: SourceFile) {
        kind = .manifestText
        nearest = nil
        controls = [ControlProject(manifest: file)]
        problems = []
    }
}

extension FileTree {
    /// Whether a path ends with 4D's folder of controls as old documentation writes it, which 4D does not read. [place-1]
    package static func isNearlyControlsFolder(_ path: String) -> Bool {
        path.lastPathPart.lowercased() == "inputcontrol"
    }
}
