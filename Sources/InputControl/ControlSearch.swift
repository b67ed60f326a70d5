import SourceText

/// What a path given by the user turned out to be, and the controls in it.
package struct ControlSearch: Sendable {
    package enum Kind: Hashable, Sendable {
        case manifestText
        case control
        case folderOfControls
        case project
        case nothing
    }

    package let kind: Kind
    package let controls: [ControlProject]

    /// What could not be read outside the controls, with paths relative to the root of the run.
    package let problems: [FileProblem]

    /// Looks for controls in the folder `tree`: the folder itself, or the folders in it, or those in its folders
    /// `inputControls`. `prefix` is the folder's own path in the run, empty for its root.
    package init(in tree: FileTree, prefix: String = "") {
        func join(_ inside: String) -> String {
            [prefix, inside].filter { !$0.isEmpty }.joined(separator: "/")
        }
        let folders = Self.controlFolders(in: tree)
        kind = folders.kind
        controls = folders.paths.map { ControlProject(reading: tree.subtree($0), in: join($0)) }
        let covered = folders.paths
        problems = tree.problems.filter { problem in
            !covered.contains { $0.isEmpty || problem.path.hasPrefix($0 + "/") }
        }.map { FileProblem(path: join($0.path), reason: $0.reason) }
    }

    /// A single manifest without the files around it.
    package init(manifest file: SourceFile) {
        kind = .manifestText
        controls = [ControlProject(manifest: file)]
        problems = []
    }

    private static func controlFolders(in tree: FileTree) -> (kind: Kind, paths: [String]) {
        if looksLikeControl("", in: tree) { return (.control, [""]) }
        let candidates = tree.entries.filter { $0.kind == .folder }.map(\.path)
        let direct = candidates.filter { !$0.contains("/") && looksLikeControl($0, in: tree) }
        if !direct.isEmpty { return (.folderOfControls, direct) }
        let libraries = candidates.filter { path in
            // 4D's documentation writes this folder in both cases (4d-behaviour.md, section 1).
            path.split(separator: "/").last?.lowercased() == "inputcontrols"
        }
        let inside = libraries.flatMap { library in
            candidates.filter { path in
                path.hasPrefix(library + "/") && !path.dropFirst(library.count + 1).contains("/")
                    && looksLikeControl(path, in: tree)
            }
        }
        return inside.isEmpty ? (.nothing, []) : (.project, inside)
    }

    /// Whether a folder has a manifest, in any case, or native code where a control has it.
    private static func looksLikeControl(_ folder: String, in tree: FileTree) -> Bool {
        let prefix = folder.isEmpty ? "" : folder + "/"
        if tree.hasFolder(prefix + "ios/Sources/Forms") || tree.hasFolder(prefix + "android/inputControl") {
            return true
        }
        let problem = tree.problems.contains { $0.path == prefix + "manifest.json" }
        return problem
            || ["manifest.json", "Manifest.json", "MANIFEST.json", "manifest.JSON"].contains {
                tree.hasFile(prefix + $0)
            }
    }
}
