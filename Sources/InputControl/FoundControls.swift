import SourceText

/// What a path given by the user turned out to be, and the controls in it.
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

    /// What could not be read outside the controls, with paths relative to the root of the run.
    package let problems: [FileProblem]

    /// Looks for controls in the folder `tree`: the folder itself, or the folders and archives in it, or those in its
    /// folders `inputControls`, or the releases of a gallery in it. `prefix` is the folder's own path in the run, empty for its root.
    package init(in tree: FileTree, prefix: String = "") {
        var places = ControlFinder(in: tree, prefix: prefix)
        kind = places.search()
        controls = places.controls
        problems = places.problems
    }

    /// Looks for controls in an archive: the archive itself, its only folder when there is no file beside it, or as in a
    /// folder of the disk, but for archives in it. `prefix` is the archive's own path in the run.
    package init(inArchive tree: FileTree, prefix: String = "") {
        var places = ControlFinder(in: tree, prefix: prefix, isArchive: true)
        kind = places.search()
        controls = places.controls
        problems = places.problems
    }

    /// A single manifest without the files around it.
    package init(manifest file: SourceFile) {
        kind = .manifestText
        controls = [ControlProject(manifest: file)]
        problems = []
    }
}
