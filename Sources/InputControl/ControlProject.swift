import SourceScan
import SourceText

/// One control as found: its manifest, its files and what its code declares. It never changes.
package struct ControlProject: Sendable {
    /// The control's folder relative to the root of the run; empty for the root itself.
    package let folder: String

    /// The archive that holds the control, relative to the root of the run; nil when it is in a folder of the disk.
    package let archive: String?

    /// The file name of that archive; nil when there is none.
    package let archiveName: String?

    /// A file at the root of the archive that holds the control in a folder; nil when there is none, or no such folder.
    package let besideFile: String?

    /// The folder of controls that it was found in, relative to the root of the run: those of one folder live in one
    /// project together. Nil when the control was given alone.
    package let siblingsFolder: String?

    /// Whether it is a release in a gallery, and not part of a project yet.
    package let isReleased: Bool

    /// The name of the control's folder; nil when it is not known, and for a control in an archive.
    package let folderName: String?

    /// The control's files, with paths relative to its folder; nil when there is only a manifest, as from standard input.
    package let tree: FileTree?

    /// nil when there is none that can be read.
    package let manifest: Manifest?

    /// Where the manifest is, or should be, relative to the root of the run.
    package let manifestPath: String

    /// The files called `manifest.json` in folders of the control, in the order of their paths; none of a control in an
    /// archive.
    package let nestedManifests: [NestedManifest]

    /// The Swift files, wherever they are in the control.
    package let swift: [SwiftSource]

    /// The Kotlin files, wherever they are in the control.
    package let kotlin: [KotlinSource]

    /// The files of any kind that name `@KotlinInputControl`, in the order of their paths.
    package let annotationMentions: [AnnotationMention]

    /// The known facts about the content of files that 4D copies and that are not Swift or Kotlin, by their paths;
    /// files that are too large, or could not be read, are not among them.
    package let contents: [String: FileContent]

    /// A number that tells contents apart, by the path of each file that 4D copies; empty for a control that was not found
    /// among others.
    package let fingerprints: [String: UInt64]

    /// The problems of reading, with paths relative to the root of the run.
    package let problems: [FileProblem]

    /// The platforms that the control is made for: what `target` lists (in any case), or, where the key is absent, those
    /// that the control has code for [manifest-26]; nil when that cannot be determined. Of a selection control without
    /// `target` the Android build takes any, the iOS build all but those with code for Android alone [manifest-27].
    package let platforms: Set<Platform>?

    /// How many files were read.
    package let filesRead: Int

    /// The files whose content is kept, for showing places in them.
    package let files: [SourceFile]

    /// A control of which only the manifest is known.
    package init(manifest file: SourceFile) {
        folder = ""
        archive = nil
        archiveName = nil
        besideFile = nil
        siblingsFolder = nil
        isReleased = false
        folderName = nil
        tree = nil
        let manifest = Manifest(file)
        self.manifest = manifest
        platforms = Self.platforms(manifest, tree: nil)
        manifestPath = file.path
        nestedManifests = []
        swift = []
        kotlin = []
        annotationMentions = []
        contents = [:]
        fingerprints = [:]
        problems = []
        filesRead = 1
        files = [file]
    }

    /// Reads the control whose files are `tree`, in the folder `folder` of the run; `archive` is that folder, or the one
    /// around it, when it is an archive, and `siblingsFolder` the folder of controls around it when it was found there.
    /// `folderName` is the name of the control's folder where it is the root of the run.
    package init(
        reading tree: FileTree, in folder: String = "", archive: String? = nil, archiveName: String? = nil,
        besideFile: String? = nil, siblingsFolder: String? = nil, isReleased: Bool = false, folderName: String? = nil
    ) {
        var reading = Reading(tree: tree, isCompared: siblingsFolder != nil)
        for entry in tree.entries where entry.kind == .file { reading.read(entry, as: entry.path.inside(folder)) }
        if tree.hasFolder("manifest.json") {
            reading.problems.append(FileProblem(path: "manifest.json", reason: .notAFile("folder")))
        }
        self.folder = folder
        self.archive = archive
        self.archiveName = archiveName ?? archive?.lastPathPart
        self.besideFile = besideFile
        self.siblingsFolder = siblingsFolder
        self.isReleased = isReleased
        self.folderName = archive == nil ? folderName ?? (folder.isEmpty ? nil : folder.lastPathPart) : nil
        self.tree = tree
        let manifest = reading.manifest.map(Manifest.init)
        self.manifest = manifest
        platforms = manifest.flatMap { Self.platforms($0, tree: tree) }
        manifestPath = "manifest.json".inside(folder)
        nestedManifests = archive == nil ? reading.nestedManifests : []
        swift = reading.swift
        kotlin = reading.kotlin
        annotationMentions = reading.mentions
        contents = reading.contents
        fingerprints = reading.fingerprints
        filesRead = reading.count
        files = reading.kept
        problems = (tree.problems + reading.problems).map {
            FileProblem(path: $0.path.inside(folder), reason: $0.reason)
        }
    }

    /// Whether the control is in an archive, but not at its root: no build takes it [zip-2] [zip-3].
    package var isWrapped: Bool {
        archive.map { $0 != folder } ?? false
    }

    private static func platforms(_ manifest: Manifest, tree: FileTree?) -> Set<Platform>? {
        guard manifest.root != nil else { return nil }
        let listed = Set(manifest.targets.compactMap { Platform(ignoringCase: $0.value) })
        guard listed.isEmpty else { return listed }
        guard manifest.isAbsent("target"), let tree else { return nil }
        let coded = Set(Platform.allCases.filter { tree.hasFolder($0.rawValue) })
        guard manifest.kind == .actionControl else { return coded == [.android] ? coded : Set(Platform.allCases) }
        return coded.isEmpty ? nil : coded
    }

    /// The path of one of the control's files relative to the root of the run.
    package func path(_ file: String) -> String {
        file.inside(folder)
    }
}

/// The files of a control that were read, and the problems.
private struct Reading {
    let tree: FileTree
    var manifest: SourceFile?
    var nestedManifests: [NestedManifest] = []
    var swift: [SwiftSource] = []
    var kotlin: [KotlinSource] = []
    var mentions: [AnnotationMention] = []
    var kept: [SourceFile] = []
    var contents: [String: FileContent] = [:]
    var fingerprints: [String: UInt64] = [:]
    var problems: [FileProblem] = []
    var count = 0

    /// Whether there are other controls to compare the files with.
    private let isCompared: Bool
    private var bytesLeft = 256 << 20

    /// The largest source that is scanned; a larger one, or any other larger file, is not looked into.
    private static let sourceLimit = 4 << 20

    init(tree: FileTree, isCompared: Bool) {
        self.tree = tree
        self.isCompared = isCompared
    }

    mutating func read(_ entry: FileTree.Entry, as name: String) {
        let isManifest = entry.path == "manifest.json"
        let isSource = isManifest || entry.name.hasSuffix(".swift") || entry.name.hasSuffix(".kt")
        switch tree.read(entry.path, limit: isManifest ? FileTree.sizeLimit : min(Self.sourceLimit, bytesLeft)) {
        case .success(let bytes):
            count += 1
            bytesLeft -= bytes.count
            keep(SourceFile(path: name, bytes: bytes), at: entry, isSource: isSource)
        case .failure(let problem):
            // A large picture does not keep anything from being checked.
            if case .tooLarge = problem.reason, !isSource { return }
            problems.append(problem)
        }
    }

    private mutating func keep(_ file: SourceFile, at entry: FileTree.Entry, isSource: Bool) {
        // macOS keeps such a file beside one of the same ending.
        let isSource = isSource && ContentKind(file.bytes) != .appleDouble
        let isCopied = FileContent.matters(entry.path)
        if isCopied, isCompared { fingerprints[entry.path] = FNV1a.hash(file.bytes) }
        let content = !isSource && isCopied ? FileContent(file.bytes, path: entry.path) : nil
        if let content { contents[entry.path] = content }
        let mention = ByteSearch.firstRange(of: AnnotationMention.text, in: file.bytes)
        if let mention { mentions.append(AnnotationMention(path: entry.path, range: mention)) }
        if isSource || mention != nil || entry.name == "manifest.json" || content?.hasPlaces == true {
            kept.append(file)
        }
        if entry.path == "manifest.json" {
            manifest = file
        } else if entry.name == "manifest.json" {
            nestedManifests.append(NestedManifest(path: entry.path, manifest: Manifest(file)))
        } else if isSource, entry.name.hasSuffix(".swift") {
            swift.append(SwiftSource(path: entry.path, file: file, facts: SwiftFileFacts(scanning: file)))
        } else if isSource, entry.name.hasSuffix(".kt") {
            kotlin.append(KotlinSource(path: entry.path, file: file, facts: KotlinFileFacts(scanning: file)))
        }
    }
}
