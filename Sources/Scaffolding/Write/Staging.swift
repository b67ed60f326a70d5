import SourceText

#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#else
    import Musl
#endif

/// The folders beside a target that belong to one writing: the new one, and after it took the target's place the old one.
struct Staging {
    private let target: BytePath
    private let prefix: [UInt8]
    /// The folder that the target is in.
    let folder: BytePath
    private(set) var isMade = false
    private(set) var new: BytePath
    private(set) var old: BytePath

    /// The most bytes that the names here are longer than the target's.
    static let longestAddition = ".".utf8.count + ".inputctl-".utf8.count + 10 + "-".utf8.count + 19 + ".new".utf8.count

    init(beside target: BytePath) {
        self.target = target
        let name = target.bytes[(target.bytes.lastIndex(of: .slash).map { $0 + 1 } ?? 0)...]
        prefix = [UInt8(ascii: ".")] + name + Array(".inputctl-".utf8)
        // The parent of "/a" is "/", of "a" it is the current folder.
        let parent = Array(target.bytes.dropLast(name.count))
        folder = BytePath(bytes: parent.isEmpty ? [UInt8(ascii: ".")] : parent)
        let own = parent + prefix + Array("\(getpid())-\(WritingDisk.now)".utf8)
        new = BytePath(bytes: own + Array(".new".utf8))
        old = BytePath(bytes: own + Array(".old".utf8))
    }

    mutating func make() throws(WritingDisk.Failure) {
        do {
            try WritingDisk.makeFolder(new)
        } catch {
            // The user asked for the target, and it is its parent that has no room or no permission.
            throw WritingDisk.Failure(error.code == EEXIST ? new : target, error.code)
        }
        isMade = true
    }

    /// Lets the new folder take the place of the target.
    mutating func publish(over existing: BytePath?) throws(WritingDisk.Failure) {
        guard existing != nil else { return try WritingDisk.move(new, to: target) }
        if try WritingDisk.exchange(new, target) {
            // Done; under its new name the former state is only easier to tell from an unfinished one.
            do { try WritingDisk.move(new, to: old) } catch { old = new }
            return
        }
        try WritingDisk.move(target, to: old)
        do {
            try WritingDisk.move(new, to: target)
        } catch {
            try? WritingDisk.move(old, to: target)
            throw error
        }
    }

    /// Undoes `publish` over something, so that the former state is the target again; false when that cannot be done.
    func takeBack() -> Bool {
        do throws(WritingDisk.Failure) {
            if try WritingDisk.exchange(old, target) {
                // The new folder is under the old one's name now.
                if old != new { try WritingDisk.move(old, to: new) }
                return true
            }
            try WritingDisk.move(target, to: new)
            try WritingDisk.move(old, to: target)
            return true
        } catch {
            return false
        }
    }

    /// Removes the new folder with everything in it; false when something is left.
    func remove() -> Bool {
        !isMade || Self.removeTree(new) { _, _ in true }
    }

    /// Removes those files of the old folder that `isSafe`, given their paths inside it and what they are, and the folders
    /// that are empty then; false when something is left.
    func removeOld(where isSafe: (BytePath, WritingDisk.Status) -> Bool) -> Bool {
        Self.removeTree(old, where: isSafe)
    }

    /// Removes what processes that are no more, or had this one's number before it, have left beside this target; brings the
    /// target back when it was left with its former state moved aside. A folder that cannot be listed may still be written.
    func cleanUpAfterOthers() throws(WritingDisk.Failure) {
        guard let names = try? WritingDisk.names(in: folder) else { return }
        for name in names where name.starts(with: prefix) {
            guard let trace = Trace(String(decoding: name.dropFirst(prefix.count), as: UTF8.self)),
                Self.isGone(trace.process)
            else { continue }
            let leftover = folder.appending(name)
            guard try WritingDisk.status(leftover)?.kind == .folder else { continue }
            if !trace.isOld {
                Self.removeTree(leftover) { _, _ in true }
            } else if try WritingDisk.status(target) == nil {
                try WritingDisk.move(leftover, to: target)
            } else {
                // Not lost is what the target has under another name too, and what it has a newer version of.
                Self.removeTree(leftover) { inside, status in
                    guard let current = try? WritingDisk.status(target.appending(inside)) else { return false }
                    return current.identity == status.identity || status.changed < trace.time
                }
            }
        }
    }

    /// What the name of a leftover tells: `<process>-<nanoseconds>.new`, or `.old`.
    private struct Trace {
        let process: pid_t
        /// When the writing began.
        let time: Int64
        let isOld: Bool

        init?(_ text: String) {
            let parts = text.split(separator: ".", omittingEmptySubsequences: false)
            let numbers = (parts.first ?? "").split(separator: "-", omittingEmptySubsequences: false)
            guard parts.count == 2, parts[1] == "new" || parts[1] == "old", numbers.count == 2,
                let process = pid_t(numbers[0]), process > 0, let time = Int64(numbers[1])
            else { return nil }
            self.process = process
            self.time = time
            isOld = parts[1] == "old"
        }
    }

    private static func isGone(_ process: pid_t) -> Bool {
        process == getpid() || (kill(process, 0) != 0 && errno == ESRCH)
    }

    /// Removes a folder, except the files that are not safe to remove and the folders they are in. Links are not followed.
    @discardableResult
    private static func removeTree(
        _ root: BytePath, where isSafe: (BytePath, WritingDisk.Status) -> Bool
    ) -> Bool {
        var folders = [BytePath()]
        var next = 0
        while next < folders.count {
            let folder = folders[next]
            next += 1
            // A folder without permission for its owner cannot be emptied.
            try? WritingDisk.setMode(root.appending(folder), 0o700)
            for name in (try? WritingDisk.names(in: root.appending(folder))) ?? [] {
                let inside = folder.appending(name)
                guard let status = (try? WritingDisk.status(root.appending(inside))) ?? nil else { continue }
                if status.kind == .folder {
                    folders.append(inside)
                } else if isSafe(inside, status) {
                    try? WritingDisk.remove(root.appending(inside), status.kind)
                }
            }
        }
        for folder in folders.reversed() { try? WritingDisk.remove(root.appending(folder), .folder) }
        return ((try? WritingDisk.status(root)) ?? nil) == nil
    }
}
