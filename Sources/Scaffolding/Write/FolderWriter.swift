import SourceText

#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#else
    import Musl
#endif

/// Writes the files of a control so that its folder is either as it was or complete, whatever happens.
///
/// Everything is written into a new folder beside the target, which then takes the target's place in one step: a rename when
/// there was none, an exchange of the two names when there was one. What a folder already has is not copied but given a
/// second name in the new one, so that the step has no cost for large folders either. Until that step the target is not
/// touched; an error, a full disk or Ctrl-C before it only removes the new folder.
///
/// A process that is killed outright leaves its folder behind, `.<name>.inputctl-<process>-<time>.new` (or `.old`, when the
/// target's former state was not yet removed); the next writing to the same target cleans up. Only on a file system that cannot
/// exchange names there is a moment between two renames in which the target is missing; if the process is killed just then,
/// the next writing brings the former state back first.
///
/// Everything written has reached the disk before that step, and the step before the former state is removed: a loss of power
/// is like a kill, where the file system and the disk do as they are asked.
package struct FolderWriter {
    private let target: BytePath
    private let hook: (WriteStep) -> WriteFault
    private let signals = SignalHold()
    private var staging: Staging
    /// What the new folder gets its owners and permissions from once it is filled; the innermost last.
    private var folders: [(path: BytePath, status: WritingDisk.Status)] = []
    private var replacedFiles: [BytePath: WritingDisk.Status] = [:]
    private var former: [BytePath: Former] = [:]
    private var leftovers: [String] = []
    /// What is new in the new folder, and has to reach the disk; the innermost last.
    private var written: [BytePath] = [BytePath()]

    /// Writes `changes` into the folder `target`, which is made if it is not there; its parent has to be there. `hook` is asked
    /// before every step; only tests have something to say. Returns the folders that could not be removed afterwards.
    package static func write(
        _ changes: FolderChanges, to target: String, hook: @escaping (WriteStep) -> WriteFault = { _ in .none }
    ) -> Result<[String], WriteProblem> {
        var path = Array(target.utf8)
        while path.count > 1, path.last == .slash { path.removeLast() }
        var writer = FolderWriter(target: BytePath(bytes: path), hook: hook)
        defer { writer.signals.release() }
        return writer.run(changes)
    }

    private init(target: BytePath, hook: @escaping (WriteStep) -> WriteFault) {
        self.target = target
        self.hook = hook
        staging = Staging(beside: target)
    }

    /// Something of the target that has a second name, or a copy, in the new folder, or is replaced there.
    private struct Former {
        let identity: WritingDisk.Identity
        /// When its content was last changed; nil for what is in the new folder whatever becomes of it.
        let modified: Int64?

        func isStill(_ status: WritingDisk.Status) -> Bool {
            identity == status.identity && (modified == nil || modified == status.modified)
        }
    }

    /// What ends the writing.
    private enum Stop: Error {
        case failed(BytePath, String)
        case interrupted
        /// Tests only: the process is no more.
        case killed
    }

    private mutating func run(_ changes: FolderChanges) -> Result<[String], WriteProblem> {
        do {
            try perform(changes)
            return .success(leftovers)
        } catch let failure as WritingDisk.Failure {
            return abandon(failure.path, "cannot be written: \(failure.words)")
        } catch Stop.failed(let path, let reason) {
            return abandon(path, reason)
        } catch Stop.killed {
            return .failure(WriteProblem(path: target.text, reason: "was not finished"))
        } catch {
            return abandon(target, "was not written: interrupted")
        }
    }

    private mutating func perform(_ changes: FolderChanges) throws {
        let lock = FolderLock(staging.folder)
        defer { lock.release() }
        while !lock.isTaken() {
            if signals.isPending { throw Stop.interrupted }
            guard lock.waitABit() else {
                throw Stop.failed(target, "cannot be written: another inputctl is writing beside it; start again")
            }
        }
        try staging.cleanUpAfterOthers()
        guard !changes.files.isEmpty else { return }
        let existing = try WritingDisk.status(target)
        if let existing, existing.kind != .folder {
            throw Stop.failed(target, "is a \(existing.kind == .link ? "symbolic link" : "file"), not a folder")
        }
        try step(.makeFolder(target.text))
        try staging.make()
        if let existing { try mirror(existing, replaced: Set(changes.replaced.map { BytePath($0) })) }
        for file in changes.files { try write(file) }
        for (path, status) in folders.reversed() {
            try WritingDisk.setOwner(staging.new.appending(path), status.owner)
            try WritingDisk.setMode(staging.new.appending(path), status.mode)
        }
        for path in written.reversed() { try step(.sync(target.appending(path).text)) }
        try DiskSync.run(written.reversed().map { staging.new.appending($0) })
        try step(.publish)
        guard existing != nil else {
            try staging.publish(over: nil)
            // The control is complete: nothing is to be done about a file system that cannot keep its name.
            try? DiskSync.run([staging.folder])
            return
        }
        try staging.publish(over: target)
        let isKept: Void? = try? DiskSync.run([staging.folder])
        if let inside = changedMeanwhile() {
            guard staging.takeBack() else { return leftovers.append(staging.old.text) }
            throw Stop.failed(target.appending(inside), "has changed meanwhile; start again")
        }
        // What the disk has may still be the former state under the target's name.
        guard isKept != nil else { return leftovers.append(staging.old.text) }
        removeFormer()
    }

    /// Removes the new folder, so that everything is as before.
    private func abandon(_ path: BytePath, _ reason: String) -> Result<[String], WriteProblem> {
        // Inside the new folder the user knows the path by its place in the target.
        let inside = path.bytes.starts(with: staging.new.bytes) ? path.bytes.dropFirst(staging.new.bytes.count) : []
        let shown = inside.isEmpty ? path.text : target.text + String(decoding: inside, as: UTF8.self)
        return .failure(
            WriteProblem(path: shown, reason: reason, leftovers: staging.remove() ? [] : [staging.new.text]))
    }

    private func step(_ step: WriteStep) throws {
        switch hook(step) {
        case .none: break
        case .refused(let code): throw WritingDisk.Failure(target, code)
        case .killed: throw Stop.killed
        case .interrupted: throw Stop.interrupted
        }
        if signals.isPending { throw Stop.interrupted }
    }
}

extension FolderWriter {
    /// Gives everything in the target, except what is replaced, a second name in the new folder.
    private mutating func mirror(_ root: WritingDisk.Status, replaced: Set<BytePath>) throws {
        folders.append((BytePath(), root))
        var pending = [BytePath()]
        while let folder = pending.popLast() {
            for name in try WritingDisk.names(in: target.appending(folder)) {
                let inside = folder.appending(name)
                let old = target.appending(inside)
                guard let status = try WritingDisk.status(old) else { continue }
                guard status.identity.device == root.identity.device else {
                    throw Stop.failed(old, "is on another file system; move it away")
                }
                switch status.kind {
                case .folder:
                    try step(.makeFolder(old.text))
                    try WritingDisk.makeFolder(staging.new.appending(inside), mode: 0o700)
                    written.append(inside)
                    folders.append((inside, status))
                    former[inside] = Former(identity: status.identity, modified: nil)
                    pending.append(inside)
                case .file, .link:
                    if replaced.contains(inside) {
                        former[inside] = Former(identity: status.identity, modified: status.modified)
                        if status.kind == .file { replacedFiles[inside] = status }
                        continue
                    }
                    try step(.link(old.text))
                    let isLinked = try WritingDisk.carry(status, from: old, to: staging.new.appending(inside))
                    if !isLinked, status.kind == .file { written.append(inside) }
                    former[inside] = Former(identity: status.identity, modified: isLinked ? nil : status.modified)
                case .other: throw Stop.failed(old, "is neither a file nor a folder; move it away")
                }
            }
        }
    }

    private mutating func write(_ file: ScaffoldFile) throws {
        let inside = BytePath(file.path)
        var missing: [BytePath] = []
        var folder = inside.parent
        while !folder.bytes.isEmpty {
            if let status = try WritingDisk.status(staging.new.appending(folder)) {
                guard status.kind == .folder else {
                    throw Stop.failed(target.appending(folder), "is no folder, so nothing can be written into it")
                }
                break
            }
            missing.append(folder)
            folder = folder.parent
        }
        for folder in missing.reversed() {
            try step(.makeFolder(target.appending(folder).text))
            try WritingDisk.makeFolder(staging.new.appending(folder))
            written.append(folder)
        }
        try step(.writeFile(target.appending(inside).text))
        let new = staging.new.appending(inside)
        if try WritingDisk.status(new) != nil {
            throw Stop.failed(target.appending(inside), "has appeared meanwhile; start again")
        }
        try WritingDisk.writeFile(
            new, file.bytes, like: replacedFiles[inside]?.runnable(if: file.isExecutable),
            permissions: file.isExecutable ? 0o777 : 0o666)
        written.append(inside)
    }

    /// The first thing in the target's former state that came there, or was changed, since it was looked at; nil when there
    /// is none.
    private func changedMeanwhile() -> BytePath? {
        var pending = [BytePath()]
        while let folder = pending.popLast() {
            guard let names = try? WritingDisk.names(in: staging.old.appending(folder)) else { return folder }
            for name in names {
                let inside = folder.appending(name)
                guard let status = (try? WritingDisk.status(staging.old.appending(inside))) ?? nil else { continue }
                guard former[inside]?.isStill(status) == true else { return inside }
                if status.kind == .folder { pending.append(inside) }
            }
        }
        return nil
    }

    /// Removes the target's former state, but no file that came there since it was looked at. The control is complete
    /// already, so what cannot be removed is left, for the next writing to try again.
    private mutating func removeFormer() {
        guard case .none = hook(.remove(staging.old.text)) else { return }
        let former = former
        let isGone = staging.removeOld { former[$0]?.isStill($1) == true }
        if !isGone { leftovers.append(staging.old.text) }
    }
}
