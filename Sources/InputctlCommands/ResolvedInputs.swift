import Findings
import InputControl
import SourceText

/// The controls that the paths of a command line lead to, as one run.
struct ResolvedInputs {
    private(set) var controls: [FoundControl] = []

    /// Where each control is in `controls`, by the path of its manifest.
    private var known: [String: Int] = [:]

    /// The kind of each path, in words.
    private(set) var descriptions: [String] = []

    /// The problems, with paths from the current folder.
    private(set) var problems: [FileProblem] = []

    /// The paths in which there was nothing to check.
    private(set) var empty: [EmptyPlace] = []

    /// A path in which there was nothing to check.
    struct EmptyPlace: Equatable {
        let path: String

        /// A path in which a search would find controls; nil when there is none.
        let nearest: String?
    }

    /// The path from the current folder to the root of the run: empty, or ends with `/`.
    private(set) var displayPrefix = ""

    /// The folders of controls, among the paths, that 4D does not read.
    private var unreadFolders: [String] = []

    /// Whether two of the controls live in one folder, so that they are compared with each other.
    var haveSiblings: Bool {
        var seen: Set<String> = []
        return controls.contains { control in control.siblingsFolder.map { !seen.insert($0).inserted } ?? false }
    }

    private enum Target: Equatable {
        case input
        case folder
        case archive
        case manifest(fileName: String)
    }

    init(_ arguments: [String], standardInputName: String, _ console: Console) {
        let paths = arguments.isEmpty ? ["."] : arguments
        var targets: [(argument: String, folder: RelativePath, target: Target)] = []
        for argument in paths where !targets.contains(where: { $0.argument == argument }) {
            if argument == "-" {
                targets.append((argument, RelativePath(""), .input))
                continue
            }
            switch FileTree.kind(at: argument) {
            case .failure(let problem): problems.append(problem)
            case .success(.folder): targets.append((argument, RelativePath(argument), .folder))
            case .success(.file):
                let (folder, target) = Self.target(ofFile: RelativePath(argument))
                targets.append((argument, folder, target))
            }
        }
        targets = targets.enumerated().filter { index, target in
            !targets[..<index].contains { $0.folder == target.folder && $0.target == target.target }
        }.map(\.element)
        let root = RelativePath.commonFolder(of: targets.map(\.folder))
        displayPrefix = root.asPrefix
        for (argument, folder, target) in targets {
            switch target {
            case .input: addInput(as: standardInputName, console)
            case .folder: addFolder(argument, folder, inside: folder.dropping(root))
            case .archive: addArchive(argument, inside: folder.dropping(root))
            case .manifest(let name): addManifest(argument, name: folder.dropping(root).asPrefix + name)
            }
        }
        add([])
    }

    /// The target that a file names, and the folder to search for it.
    private static func target(ofFile file: RelativePath) -> (RelativePath, Target) {
        let name = file.lastPart
        if FileTree.isArchiveName(name) { return (file, .archive) }
        if name == "manifest.json" { return (file.parent, .folder) }
        guard name.lowercased().hasSuffix(".4dproject") else { return (file.parent, .manifest(fileName: name)) }
        // A project keeps this file in its folder `Project`, beside `Resources`.
        let isInProject = file.parent.lastPart.lowercased() == "project"
        return (isInProject ? file.parent.parent : file.parent, .folder)
    }

    /// Reads all controls, and takes in the problems of doing so.
    mutating func read() -> [ControlProject] {
        let projects = controls.map { $0.read() }
        add(projects.flatMap(\.problems))
        return projects
    }

    /// Takes in problems, with paths relative to the root of the run.
    mutating func add(_ new: [FileProblem]) {
        let root = displayPrefix.isEmpty ? "." : String(displayPrefix.dropLast())
        problems += new.map { problem in
            FileProblem(path: problem.path.isEmpty ? root : displayPrefix + problem.path, reason: problem.reason)
        }
        problems.sort { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
    }

    /// Prints what could not be read and where nothing was found; returns whether there was nothing to print.
    ///
    /// It reports controls in a folder of their archive unless a rule does.
    func complainAboutProblems(to console: Console, aboutWrappedControls: Bool = true) -> Bool {
        for problem in problems {
            let right = problem.path + "s"
            let isMisspelt = problem.reason == .missing && FileTree.isNearlyControlsFolder(problem.path)
            let hint = isMisspelt && FileTree.kind(at: right) == .success(.folder) ? "; did you mean \(right)?" : ""
            console.complain("\(problem.path) \(problem.explanation)\(hint)")
        }
        for folder in unreadFolders { console.complain("\(folder): 4D reads only a folder named inputControls") }
        var toldArchives: Set<String> = []
        for control in controls where aboutWrappedControls && control.isWrapped {
            guard let archive = control.archive, toldArchives.insert(archive).inserted else { continue }
            console.complain(
                """
                \(displayPrefix)\(control.folder) is a control in a folder of its archive: 4D's builds look for it at the \
                root only; pack the files without that folder
                """)
        }
        for place in empty {
            console.complain("nothing to check in \(place.path): \(place.reason)")
        }
        return problems.isEmpty && empty.isEmpty
    }

    /// The unreadable and empty paths, for a report: with paths relative to the root of the run.
    var unread: [SkippedCheck] {
        problems.map { problem in
            let path =
                problem.path.hasPrefix(displayPrefix) ? problem.path.dropFirst(displayPrefix.count) : problem.path[...]
            return SkippedCheck(path: path.isEmpty ? "." : String(path), rules: [], reason: "it \(problem.explanation)")
        }
            + empty.map { SkippedCheck(path: $0.path, rules: [], reason: $0.reason) }
    }

    private mutating func addInput(as name: String, _ console: Console) {
        switch console.readInput() {
        case .success(let bytes): add(FoundControls(manifest: SourceFile(path: name, bytes: bytes)), name)
        case .failure(let problem): problems.append(problem)
        }
    }

    private mutating func addManifest(_ argument: String, name: String) {
        guard argument.lowercased().hasSuffix(".json") else {
            problems.append(
                FileProblem(path: argument, reason: .refused("it is neither a folder, a .zip nor a manifest")))
            return
        }
        switch FileTree.readFile(at: argument) {
        case .success(let bytes): add(FoundControls(manifest: SourceFile(path: name, bytes: bytes)), argument)
        case .failure(let problem): problems.append(problem)
        }
    }

    private mutating func addFolder(_ argument: String, _ folder: RelativePath, inside: RelativePath) {
        add(FoundControls(inFolderAt: folder.asFolder, prefix: inside.text), argument, in: folder)
    }

    private mutating func addArchive(_ argument: String, inside: RelativePath) {
        switch FileTree.archive(at: argument) {
        case .failure(let problem): problems.append(problem)
        case .success(let tree):
            add(
                FoundControls(inArchive: tree, prefix: inside.text, name: argument.lastPathPart), argument)
        }
    }

    /// Adds the results of a search; `folder` is the folder of the disk that was searched.
    private mutating func add(_ search: FoundControls, _ argument: String, in folder: RelativePath? = nil) {
        for control in search.controls {
            guard let index = known[control.manifestPath] else {
                known[control.manifestPath] = controls.count
                controls.append(control)
                continue
            }
            // A path may lead to a control that another one led to before; as part of a folder more is known of it.
            if controls[index].siblingsFolder == nil { controls[index] = control }
        }
        add(search.problems)
        let count = search.controls.count
        if search.kind == .folderOfControls, FileTree.isNearlyControlsFolder(argument) {
            unreadFolders.append(argument)
        }
        switch search.kind {
        case .manifestText: descriptions.append("\(argument): a manifest without the files of its control")
        case .control where search.controls.contains { $0.archive != nil }:
            descriptions.append("\(argument): an archive of a control")
        case .control: descriptions.append("\(argument): a control")
        case .folderOfControls: descriptions.append("\(argument): a folder of controls (\(count))")
        case .project: descriptions.append("\(argument): a 4D project (controls: \(count))")
        case .gallery: descriptions.append("\(argument): a gallery (controls: \(count))")
        case .nothing where search.problems.isEmpty:
            let nearest = search.nearest.flatMap { near in folder.map { $0.asPrefix + near } }
            empty.append(EmptyPlace(path: argument, nearest: nearest))
        case .nothing: break
        }
    }
}

extension ResolvedInputs.EmptyPlace {
    /// The reason that nothing was found: one line, lower-case start, no full stop.
    fileprivate var reason: String {
        let nothing = "no manifest.json there or one folder below"
        guard let nearest else { return nothing }
        return "\(nothing); the nearest ones are in the folders of \(nearest)"
            + (FileTree.isNearlyControlsFolder(nearest) ? ", but 4D reads only a folder named inputControls" : "")
    }
}
