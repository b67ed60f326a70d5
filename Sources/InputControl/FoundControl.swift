import SourceText

/// A control that a search found. Nothing of it is in memory before it is read, and each reading is a new one.
package struct FoundControl: Sendable {
    /// Where the manifest is, or should be, relative to the root of the run.
    package let manifestPath: String

    /// The archive that holds the control, relative to the root of the run; nil when it is in a folder of the disk.
    package let archive: String?

    /// The folder of controls that it was found in, relative to the root of the run; nil when it was given alone.
    package let siblingsFolder: String?

    private let reader: @Sendable () -> ControlProject

    init(
        manifestPath: String, archive: String? = nil, siblingsFolder: String? = nil,
        reader: @escaping @Sendable () -> ControlProject
    ) {
        self.manifestPath = manifestPath
        self.archive = archive
        self.siblingsFolder = siblingsFolder
        self.reader = reader
    }

    /// A control that was read already.
    package init(_ project: ControlProject) {
        self.init(
            manifestPath: project.manifestPath, archive: project.archive, siblingsFolder: project.siblingsFolder
        ) { project }
    }

    package func read() -> ControlProject { reader() }

    /// The control's folder relative to the root of the run; empty for the root itself.
    package var folder: String { String(manifestPath.dropLast(manifestPath.lastPathPart.count + 1)) }

    /// Whether the control is in an archive, but not at its root: no build takes it [zip-2] [zip-3].
    package var isWrapped: Bool { archive.map { $0 != folder } ?? false }
}
