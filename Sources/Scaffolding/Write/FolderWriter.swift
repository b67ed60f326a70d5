import SourceText

/// Writes files into a folder. Whatever happens, the folder is complete afterwards or unchanged.
///
/// The new state of the folder is prepared in a staging folder beside it, `.<name>.inputctl-<random>`, which only the user
/// may enter. It then takes the folder's place in one system call: a move where there was no folder, an exchange of the two
/// where there was one. Files of the folder that are not replaced get a second name (a hard link) in the new state, so they
/// are not copied. A single file in a folder that exists is moved into it, and the folder itself stays.
///
/// - A kill, a full disk or a missing permission before that call only leaves the staging folder behind; after it the
///   folder is complete. Signals that can be delayed wait until the staging folder is removed.
/// - Nothing beside the folder is removed, moved or used because of its name. `leftovers(beside:)` reports what looks like
///   the staging folder of a run that was killed.
/// - A file system that cannot exchange two folders (NFS) or has no hard links (exFAT) gets a problem and keeps the folder
///   unchanged, unless the folder is new or only one file is written.
/// - If another program changes the folder while it is written, the change is kept and the writer reports a problem.
package struct FolderWriter {
    private let changes: FolderChanges
    private let replaced: Set<TreePath>
    private let parent: OpenFolder
    private let name: [UInt8]
    /// The target; nil if it does not exist yet.
    private let existing: OpenFolder?
    /// The folder that gets the only file; nil if the whole target is replaced.
    private var folderOfOnlyFile: OpenFolder?
    /// The content of the target; empty if only one file is written.
    private var contents: [TreePath: OpenFolder.Status] = [:]

    /// Writes `changes` into the folder `target`, which is made if it does not exist; its parent has to exist.
    package static func write(
        _ changes: FolderChanges, to target: String, hook: @escaping WriteHook = { _ in 0 }
    ) throws(WriteProblem) {
        guard !changes.files.isEmpty else { return }
        let signals = SignalDelay()
        defer { signals.end() }
        try FolderWriter(changes, target, hook).write()
    }

    /// The problem that `write` would report for these changes, as far as it can be found without writing.
    package static func problem(writing changes: FolderChanges, to target: String) -> WriteProblem? {
        do throws(WriteProblem) {
            _ = try FolderWriter(changes, target) { _ in 0 }
            return nil
        } catch {
            return error
        }
    }

    /// The paths beside `target` that look like staging folders of writers that were killed, or that still run.
    package static func leftovers(beside target: String) -> [String] {
        let (parent, name) = split(target)
        guard let folder = try? OpenFolder.open(at: parent, hook: { _ in 0 }), let names = try? folder.names() else {
            return []
        }
        return names.filter { $0.starts(with: stagingPrefix(name)) }.map { folder.shown($0) }.sorted()
    }

    /// The name of something in the staging folder. 4D takes a hidden folder for a control but does not look below it
    /// [place-2], and its generator for Android ignores what is hidden there [place-3].
    private static func hidden(_ name: [UInt8]) -> [UInt8] { [UInt8(ascii: ".")] + name }

    private static func stagingPrefix(_ name: [UInt8]) -> [UInt8] { Array(".".utf8) + name + Array(".inputctl-".utf8) }

    /// The path of the parent, and the name in it.
    private static func split(_ target: String) -> (parent: String, name: [UInt8]) {
        var path = Array(target.utf8)
        while path.count > 1, path.last == .slash { path.removeLast() }
        guard let slash = path.lastIndex(of: .slash) else { return (".", path) }
        return (slash == 0 ? "/" : String(decoding: path[..<slash], as: UTF8.self), Array(path[(slash + 1)...]))
    }

    private init(_ changes: FolderChanges, _ target: String, _ hook: @escaping WriteHook) throws(WriteProblem) {
        self.changes = changes
        replaced = Set(changes.replaced.map { TreePath($0) })
        let parentPath: String
        (parentPath, name) = Self.split(target)
        parent = try OpenFolder.open(at: parentPath, hook: hook)
        switch try parent.status(name)?.kind {
        case nil: existing = nil
        case .folder: existing = try parent.open(name)
        case .link:
            throw WriteProblem(
                path: target, reason: "is a symbolic link, not a folder; remove it or choose another folder")
        default: throw WriteProblem(path: target, reason: "is not a folder; move it or choose another folder")
        }
        guard !changes.files.isEmpty else { return }
        try parent.requireWritable()
        guard let existing else { return }
        let device = try parent.status().identity.device
        guard try existing.status().identity.device == device else {
            throw WriteProblem(
                path: target, reason: "is a mount point, which cannot be replaced; choose another folder")
        }
        if changes.files.count == 1, let folder = try? existing.folder(at: TreePath(changes.files[0].path).dropLast()) {
            folderOfOnlyFile = folder
            return
        }
        contents = try existing.contents()
        for (path, status) in contents where status.identity.device != device {
            throw WriteProblem(
                path: existing.shownPath(path), reason: "is on another file system, so it cannot be kept; move it")
        }
    }
}

extension FolderWriter {
    private func write() throws(WriteProblem) {
        try lock()
        defer { existing?.unlock() }
        let random = String(UInt64.random(in: .min ... .max), radix: 36)
        let stagingName = Self.stagingPrefix(name) + Array(random.utf8)
        let staging = try parent.makeFolder(stagingName, mode: 0o700, shownAs: parent.shown(name))
        var isFormerState = false
        defer {
            // The first name of each path is that of the state in the staging folder.
            staging.removeContents { path, status in
                !isFormerState || path.count == 1 || isUnchanged(Array(path.dropFirst()), status)
            }
            try? parent.remove(stagingName, isFolder: true)
        }
        if let folderOfOnlyFile {
            try write(changes.files[0], into: folderOfOnlyFile, staging)
        } else {
            try replaceFolder(staging, &isFormerState)
        }
    }

    /// Locks the target, so that no other writer replaces it in the meantime.
    private func lock() throws(WriteProblem) {
        guard let existing else { return }
        guard existing.lock() else {
            throw WriteProblem(
                path: existing.path,
                reason: "is being written by another run of inputctl; wait until it ends, then try again")
        }
        guard try parent.status(name)?.identity == existing.status().identity else {
            throw changed([], in: existing)
        }
    }

    private func write(_ file: ScaffoldFile, into folder: OpenFolder, _ staging: OpenFolder) throws(WriteProblem) {
        let path = TreePath(file.path)
        guard let name = path.last else { return }
        let current = replaced.contains(path) ? try folder.status(name) : nil
        try staging.writeFile(
            Self.hidden(name), file.bytes, isExecutable: file.isExecutable, like: current?.kind == .file ? current : nil
        )
        if current == nil {
            try staging.link(Self.hidden(name), to: folder, as: name)
        } else {
            try staging.move(Self.hidden(name), to: folder, as: name)
        }
    }

    /// Prepares the new state of the target and lets it take the target's place. `isFormerState` tells whether the staging
    /// folder has the former state.
    private func replaceFolder(_ staging: OpenFolder, _ isFormerState: inout Bool) throws(WriteProblem) {
        let hiddenName = Self.hidden(name)
        let new = try staging.makeFolder(hiddenName, shownAs: parent.shown(name))
        if let existing { try link(existing, into: new) }
        for file in changes.files {
            let path = TreePath(file.path)
            guard let name = path.last else { continue }
            let folder = try new.folder(at: path.dropLast(), isMade: true)
            let current = replaced.contains(path) ? contents[path] : nil
            try folder.writeFile(
                name, file.bytes, isExecutable: file.isExecutable, like: current?.kind == .file ? current : nil)
        }
        guard let existing else { return try staging.move(hiddenName, to: parent, as: name) }
        for (path, status) in contents.sorted(by: { $0.key.count > $1.key.count }) where status.kind == .folder {
            try new.folder(at: path).setAttributes(like: status)
        }
        try new.setAttributes(like: existing.status())
        // No other process replaces the new state before the former one is checked.
        _ = new.lock()
        defer { new.unlock() }
        try staging.exchange(hiddenName, with: name, of: parent)
        isFormerState = true
        guard let path = changedPath(in: try? staging.open(hiddenName)) else { return }
        // If the exchange cannot be undone, the folder is complete, and what was changed stays in the staging folder.
        guard (try? staging.exchange(hiddenName, with: name, of: parent)) != nil else { return }
        isFormerState = false
        throw changed(path, in: existing)
    }

    /// Gives everything in the target, except the files that are replaced, a second name in the new state.
    private func link(_ existing: OpenFolder, into new: OpenFolder) throws(WriteProblem) {
        let folders = Dictionary(grouping: contents) { $0.key.dropLast() }
        for (folder, entries) in folders.sorted(by: { $0.key.count < $1.key.count }) {
            let (former, new) = (try existing.folder(at: folder), try new.folder(at: folder))
            for (path, status) in entries {
                guard let name = path.last else { continue }
                if status.kind == .folder {
                    _ = try new.makeFolder(name, mode: 0o700)
                } else if !replaced.contains(path) {
                    try former.link(name, to: new, as: name)
                }
            }
        }
    }

    /// The path of something that was added, removed or changed since the target was listed; nil if nothing was.
    private func changedPath(in former: OpenFolder?) -> TreePath? {
        guard let now = try? former?.contents() else { return [] }
        return Set(now.keys).union(contents.keys).first { path in
            now[path].map { !isUnchanged(path, $0) } ?? true
        }
    }

    /// Whether `status` is that of the file or folder that was at `path` when the target was listed.
    private func isUnchanged(_ path: TreePath, _ status: OpenFolder.Status) -> Bool {
        guard let before = contents[path], before.identity == status.identity else { return false }
        // The content of the other files is the same in both states.
        return !replaced.contains(path) || before.modified == status.modified
    }

    private func changed(_ path: TreePath, in folder: OpenFolder) -> WriteProblem {
        WriteProblem(
            path: folder.shownPath(path), reason: "was changed by another program in the meantime; run inputctl again")
    }
}
