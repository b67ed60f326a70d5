import InputControl
import Reporting
import SourceText

/// The source files that the paths of a command line lead to.
struct InspectedSources {
    private(set) var listings: [SourceListing] = []

    /// Whether every path led to source files that could be read.
    private(set) var isComplete = true

    /// The largest source that is scanned, as in a control.
    private static let sizeLimit = 4 << 20

    init(_ arguments: [String], _ console: Console) {
        let paths = arguments.isEmpty ? ["."] : arguments
        addFiles(paths.filter(Self.isSource), console)
        for path in paths where !Self.isSource(path) { add(path, console) }
    }

    private static func isSource(_ path: String) -> Bool {
        path.hasSuffix(".swift") || path.hasSuffix(".kt")
    }

    /// Files that are named one by one belong together.
    private mutating func addFiles(_ paths: [String], _ console: Console) {
        var files: [SourceFile] = []
        var seen: Set<String> = []
        for path in paths where seen.insert(path).inserted {
            switch FileTree.readFile(at: path) {
            case .success(let bytes): files.append(SourceFile(path: path, bytes: bytes))
            case .failure(let problem): complain(problem.path, problem, console)
            }
        }
        listings += SourceGroup(files).listings
    }

    /// A control, a folder of controls, or any other folder.
    private mutating func add(_ path: String, _ console: Console) {
        var paths = ResolvedInputs([path], standardInputName: "manifest.json", console)
        guard paths.controls.isEmpty else {
            let controls = paths.read()
            isComplete = paths.complainAboutProblems(to: console) && isComplete
            let found = controls.flatMap { SourceGroup($0, prefix: paths.displayPrefix).listings }
            if found.isEmpty { complain(path, console) }
            listings += found
            return
        }
        guard case .success(.folder) = FileTree.kind(at: path), case .success(let tree) = FileTree.folder(at: path)
        else {
            isComplete = false
            if paths.complainAboutProblems(to: console) { complain(path, console) }
            return
        }
        addFolder(RelativePath(path).asPrefix, tree, console)
        if !tree.entries.contains(where: { $0.kind == .file && Self.isSource($0.path) }) { complain(path, console) }
    }

    private mutating func addFolder(_ prefix: String, _ tree: FileTree, _ console: Console) {
        for problem in tree.problems { complain(prefix + problem.path, problem, console) }
        var files: [SourceFile] = []
        for entry in tree.entries where entry.kind == .file && Self.isSource(entry.path) {
            switch tree.read(entry.path, limit: Self.sizeLimit) {
            case .success(let bytes): files.append(SourceFile(path: prefix + entry.path, bytes: bytes))
            case .failure(let problem): complain(prefix + problem.path, problem, console)
            }
        }
        listings += SourceGroup(files).listings
    }

    private mutating func complain(_ path: String, _ problem: FileProblem, _ console: Console) {
        isComplete = false
        console.complain("\(path) \(problem.explanation)")
    }

    private mutating func complain(_ path: String, _ console: Console) {
        isComplete = false
        console.complain("no Swift or Kotlin file in \(path)")
    }
}
