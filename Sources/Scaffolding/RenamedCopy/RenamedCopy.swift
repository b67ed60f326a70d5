import InputControl
import SourceText

/// An existing control under another name.
package struct RenamedCopy: Sendable {
    /// A word, or a path, that was renamed or kept.
    package struct Place: Hashable, Sendable {
        /// Of the new control.
        package let path: String
        /// In the new file; nil for the path itself.
        package let position: Position?
        package let old: String
        /// nil where the old name was kept.
        package let new: String?
    }

    /// Something that the new control lacks or has in another form.
    package struct Change: Hashable, Sendable {
        /// In the renamed copy.
        package let path: String
        /// One line, lower-case start, no full stop.
        package let reason: String
    }

    /// The new control's files, by path.
    package let files: [ScaffoldFile]

    /// Every place that was renamed, by path and position.
    package let renamed: [Place]

    /// Every place that still holds the old name, in any case and as a part of any word.
    package let remaining: [Place]

    /// Where renaming back would not give what was there: `old` is that, `new` what would come back.
    package let irreversible: [Place]

    /// Links and folders that are not files of the new control, by path.
    package let notCarried: [Change]
}

extension RenamedCopy {
    /// Why a control cannot be copied under another name, as a sentence.
    package struct Problem: Error, Hashable, Sendable {
        package let message: String
    }

    /// `control` with the names of `names`.
    package static func make(from control: ControlProject, named names: NamePlan) -> Result<RenamedCopy, Problem> {
        guard let old = ControlNames(control) else {
            return .failure(Problem(message: "its manifest has no name, so there is nothing to rename; add a name"))
        }
        guard let tree = control.tree else {
            return .failure(Problem(message: "only its manifest was given; give the control's folder or archive"))
        }
        if let problem = tree.problems.first {
            return .failure(Problem(message: "\"\(problem.path)\" \(problem.explanation)"))
        }
        var sources: [SourceFile] = []
        for entry in tree.entries where entry.kind == .file {
            switch tree.read(entry.path) {
            case .success(let bytes): sources.append(SourceFile(path: entry.path, bytes: bytes))
            case .failure(let problem):
                return .failure(Problem(message: "\"\(problem.path)\" \(problem.explanation)"))
            }
        }
        let new = ControlNames(name: names.name, className: names.className)
        let renaming = Renaming(from: old, to: new, of: sources)
        return make(renaming, of: tree, otherNames: old.otherNames(in: control))
    }

    private static func make(
        _ renaming: Renaming, of tree: FileTree, otherNames: Set<String>
    ) -> Result<RenamedCopy, Problem> {
        var texts: [RenamedText] = []
        var paths: Set<String> = []
        for source in renaming.sources {
            let text = renaming.text(of: source)
            if let problem = OutputPath.problem(with: text.made.path) {
                return .failure(Problem(message: "the path \"\(text.made.path)\" \(problem)"))
            }
            guard paths.insert(text.made.path.lowercased()).inserted else {
                return .failure(
                    Problem(message: "two of its files would get the path \"\(text.made.path)\"; choose another name"))
            }
            texts.append(text)
        }
        let names = renaming.old.searched.union(otherNames)
        let made = Dictionary(texts.map { ($0.made.path, $0.made.bytes) }, uniquingKeysWith: { first, _ in first })
        let madeNames = ControlNames(ControlProject(reading: FileTree(files: made))) ?? renaming.new
        let back = Renaming(from: madeNames, to: renaming.old, of: texts.map(\.made))
        let files = texts.map { text in
            ScaffoldFile(
                path: text.made.path, bytes: text.made.bytes, source: text.source.path,
                isExecutable: tree.hasExecutable(text.source.path))
        }
        return .success(
            RenamedCopy(
                files: files.sorted { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) },
                renamed: texts.flatMap(\.renamed).sorted(by: isBefore),
                remaining: texts.flatMap { $0.remaining(of: names) }.sorted(by: isBefore),
                irreversible: texts.flatMap { $0.irreversible(by: back.text(of: $0.made)) }.sorted(by: isBefore),
                notCarried: notCarried(of: tree)))
    }

    private static func isBefore(_ left: Place, _ right: Place) -> Bool {
        (left.path, left.position?.offset ?? -1) < (right.path, right.position?.offset ?? -1)
    }

    private static func notCarried(of tree: FileTree) -> [Change] {
        tree.entries.compactMap { entry in
            if entry.isLink {
                let kind = entry.kind == .file ? "file" : "folder"
                return Change(
                    path: entry.path, reason: "a symbolic link, which becomes a copy of the \(kind) it leads to")
            }
            guard entry.kind == .folder, tree.entries(below: entry.path).isEmpty else { return nil }
            return Change(path: entry.path, reason: "an empty folder, which is not copied")
        }
    }
}
