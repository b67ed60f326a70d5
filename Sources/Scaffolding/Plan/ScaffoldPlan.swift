import InputControl
import SourceText

/// The changes that making a control would make to a folder. Nothing has been written.
package struct ScaffoldPlan: Sendable {
    package enum Change: Hashable, Sendable {
        case create
        /// The file is there, with the same bytes, and may be run if the new one may.
        case identical
        /// The file is there with other bytes, or may not be run, which `--force` replaces; nil when it cannot be read.
        case conflict(existing: [UInt8]?)
        /// Something else stands there, or in place of a folder on the way: nothing can be written. One line that says what.
        case blocked(String)
    }

    package struct Step: Hashable, Sendable {
        package let file: ScaffoldFile
        package let change: Change
    }

    /// By path.
    package let steps: [Step]

    /// The plan to write `files` into a folder that has the files of `existing`; nil when there is no folder yet.
    package init(_ files: [ScaffoldFile], into existing: FileTree?) {
        steps = files.map { file in
            Step(file: file, change: existing.map { Self.change(of: file, in: $0) } ?? .create)
        }
    }

    /// Whether something that is there would be replaced.
    package var hasConflicts: Bool {
        steps.contains { if case .conflict = $0.change { true } else { false } }
    }

    /// The steps that nothing can be done about.
    package var blocked: [Step] {
        steps.filter { if case .blocked = $0.change { true } else { false } }
    }

    /// The changes to write: all files except those that are unchanged.
    package var changes: FolderChanges {
        var changes = FolderChanges()
        for step in steps {
            switch step.change {
            case .create: changes.files.append(step.file)
            case .conflict:
                changes.files.append(step.file)
                changes.replaced.insert(step.file.path)
            case .identical, .blocked: break
            }
        }
        return changes
    }

    private static func change(of file: ScaffoldFile, in existing: FileTree) -> Change {
        if existing.hasFolder(file.path) { return .blocked("a folder has this path; move it") }
        for slash in file.path.indices where file.path[slash] == "/" {
            let folder = String(file.path[..<slash])
            if existing.hasFile(folder) {
                return .blocked("\"\(folder)\" is a file, not a folder; move it")
            }
            // The writer does not follow links.
            if existing.hasLink(folder) {
                return .blocked("\"\(folder)\" is a symbolic link, not a folder; move it")
            }
            if let problem = existing.problems.first(where: { $0.path == folder }) {
                return .blocked("\"\(folder)\" \(problem.explanation); move it")
            }
        }
        guard existing.hasFile(file.path) else {
            let isThere = existing.problems.contains { $0.path == file.path }
            return isThere ? .conflict(existing: nil) : .create
        }
        guard let bytes = try? existing.read(file.path).get() else { return .conflict(existing: nil) }
        let isAsExecutable = !file.isExecutable || existing.hasExecutable(file.path)
        return bytes == file.bytes && isAsExecutable ? .identical : .conflict(existing: bytes)
    }
}
