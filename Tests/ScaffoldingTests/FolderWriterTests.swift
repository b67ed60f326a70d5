import Foundation
import Scaffolding
import SourceText
import TestSupport
import Testing

@Suite struct FolderWriterTests {
    static let changes = FolderChanges(
        files: [
            ScaffoldFile(path: "manifest.json", bytes: Array("new".utf8), source: "m"),
            ScaffoldFile(path: "ios/Sources/Row.swift", bytes: Array("row".utf8), source: "r"),
            ScaffoldFile(path: "empty", bytes: [], source: "e"),
        ], replaced: ["manifest.json"])

    static let fresh = FolderChanges(files: changes.files)

    /// A control with all that a folder can have: permissions, links, an empty folder, a folder nobody may write to.
    private func makeControl(in folder: TemporaryFolder) throws {
        try folder.write([
            "c/manifest.json": "old", "c/README.md": "mine", "c/.git/objects/ab": "x", "c/ios/Sources/Old.swift": "o",
            "outside/secret": "s",
        ])
        let files = FileManager.default
        try files.createSymbolicLink(atPath: folder.path + "/c/link", withDestinationPath: "../outside")
        try files.createDirectory(atPath: folder.path + "/c/void", withIntermediateDirectories: true)
        try files.setAttributes([.posixPermissions: 0o600], ofItemAtPath: folder.path + "/c/manifest.json")
        try files.setAttributes([.posixPermissions: 0o755], ofItemAtPath: folder.path + "/c/README.md")
        try files.setAttributes([.posixPermissions: 0o555], ofItemAtPath: folder.path + "/c/.git/objects")
        try files.setAttributes([.posixPermissions: 0o751], ofItemAtPath: folder.path + "/c")
    }

    /// Every path below a folder with its kind, permissions and content.
    private func state(_ folder: TemporaryFolder) throws -> [String] {
        let files = FileManager.default
        return try files.subpathsOfDirectory(atPath: folder.path).sorted().map { path in
            let full = folder.path + "/" + path
            let attributes = try files.attributesOfItem(atPath: full)
            let mode = (attributes[.posixPermissions] as? NSNumber)?.intValue ?? 0
            switch attributes[.type] as? FileAttributeType {
            case .typeSymbolicLink?: return "\(path) -> \(try files.destinationOfSymbolicLink(atPath: full))"
            case .typeDirectory?: return "\(path)/ \(String(mode, radix: 8))"
            default: return "\(path) \(String(mode, radix: 8)) \(try String(contentsOfFile: full, encoding: .utf8))"
            }
        }
    }

    /// The same without what is in staging folders.
    private func stateWithoutStaging(_ folder: TemporaryFolder) throws -> [String] {
        try state(folder).filter { !$0.hasPrefix(".c.inputctl-") }
    }

    private func problem(
        _ changes: FolderChanges, _ target: String, hook: @escaping WriteHook = { _ in 0 }
    ) -> WriteProblem? {
        do throws(WriteProblem) {
            try FolderWriter.write(changes, to: target, hook: hook)
            return nil
        } catch {
            return error
        }
    }

    @Test func makesAFolder() throws {
        try withTemporaryFolder { folder in
            try FolderWriter.write(Self.fresh, to: folder.path + "/c/")
            let paths = try state(folder).map { $0.split(separator: " ")[0] }
            #expect(
                paths == ["c/", "c/empty", "c/ios/", "c/ios/Sources/", "c/ios/Sources/Row.swift", "c/manifest.json"])
            #expect(try String(contentsOfFile: folder.path + "/c/ios/Sources/Row.swift", encoding: .utf8) == "row")
        }
    }

    @Test func changesAFolderAndKeepsTheRest() throws {
        try withTemporaryFolder { folder in
            try makeControl(in: folder)
            var expected = try state(folder)
            try FolderWriter.write(Self.changes, to: folder.path + "/c")
            expected.removeAll { $0.hasPrefix("c/manifest.json") }
            expected += ["c/manifest.json 600 new"]
            let now = try state(folder)
            #expect(Set(expected).isSubset(of: now))
            let added = Set(now).subtracting(expected).map { $0.split(separator: " ")[0] }
            #expect(added.sorted() == ["c/empty", "c/ios/Sources/Row.swift"])
        }
    }

    /// A process that is killed at a step leaves what is on the disk at that step.
    @Test(arguments: [false, true])
    func atEveryStepTheTargetIsUnchangedOrComplete(_ isThere: Bool) throws {
        try withTemporaryFolder { folder in
            if isThere { try makeControl(in: folder) }
            let before = try state(folder)
            var seen: [[String]] = []
            var steps: [WriteStep] = []
            try FolderWriter.write(isThere ? Self.changes : Self.fresh, to: folder.path + "/c") { step in
                steps.append(step)
                seen.append((try? stateWithoutStaging(folder)) ?? [])
                let staging = FolderWriter.leftovers(beside: folder.path + "/c")
                var status = stat()
                #expect(staging.isEmpty || lstat(staging[0], &status) == 0 && status.st_mode & 0o777 == 0o700)
                return 0
            }
            let after = try state(folder)
            let publishing = try #require(
                steps.firstIndex(of: isThere ? .exchange(folder.path + "/c") : .move(folder.path + "/c")))
            #expect(seen[...publishing].allSatisfy { $0 == before })
            #expect(seen[(publishing + 1)...].allSatisfy { $0 == after })
            #expect(steps.count == (isThere ? 27 : 9) && before != after)
        }
    }

    /// Lets every step fail in turn and compares with the state before.
    @Test(arguments: [ENOSPC, EACCES], [false, true])
    func aFailureAtAnyStepLeavesTheTargetUnchanged(_ code: Int32, _ isThere: Bool) throws {
        var failures = 0
        for failing in 0..<100 {
            let isDone = try withTemporaryFolder { folder in
                if isThere { try makeControl(in: folder) }
                let before = try state(folder)
                var count = 0
                var failed: WriteStep?
                let problem = problem(isThere ? Self.changes : Self.fresh, folder.path + "/c") { step in
                    defer { count += 1 }
                    if count == failing { failed = step }
                    return count == failing ? code : 0
                }
                guard let failed else { return true }
                failures += 1
                let left = FolderWriter.leftovers(beside: folder.path + "/c")
                if case .remove = failed {
                    // The target is complete, and what could not be removed is reported.
                    #expect(problem == nil && left.count == 1)
                    #expect(try state(folder).contains { $0.hasPrefix("c/manifest.json") && $0.hasSuffix("new") })
                } else {
                    #expect(problem != nil && left.isEmpty)
                    #expect(try state(folder) == before)
                }
                return false
            }
            if isDone { break }
        }
        #expect(failures == (isThere ? 27 : 9))
    }

    /// Folders beside the target that look like ours, as another user may plant them: none is removed, changed or used.
    @Test(arguments: [false, true])
    func whatLooksLikeALeftoverIsReportedAndLeftAlone(_ isThere: Bool) throws {
        try withTemporaryFolder { folder in
            if isThere { try makeControl(in: folder) }
            try folder.write([
                ".c.inputctl-999999-1.old/README.md": "planted", ".c.inputctl-999999-1.new/sub/file": "x",
                ".c.inputctl-1a2b3c/.c/manifest.json": "{}", ".d.inputctl-1a2b3c/x": "of another control",
                ".c.inputctl": "a file",
            ])
            try FileManager.default.setAttributes(
                [.posixPermissions: 0o500], ofItemAtPath: folder.path + "/.c.inputctl-999999-1.new/sub")
            let planted = try state(folder).filter { !$0.hasPrefix("c/") }
            try FolderWriter.write(isThere ? Self.changes : Self.fresh, to: folder.path + "/c")
            #expect(try state(folder).filter { !$0.hasPrefix("c/") } == planted)
            #expect(FileManager.default.fileExists(atPath: folder.path + "/c/README.md") == isThere)
            #expect(
                FolderWriter.leftovers(beside: folder.path + "/c/")
                    == ["1a2b3c", "999999-1.new", "999999-1.old"].map { "\(folder.path)/.c.inputctl-\($0)" })
            #expect(FolderWriter.leftovers(beside: folder.path + "/none/c").isEmpty)
        }
    }

    /// At every step another program replaces a folder of the control by a link to a folder outside of it.
    @Test(arguments: [false, true])
    func aFolderReplacedByALinkLeadsNowhere(_ isInStaging: Bool) throws {
        var count = 0
        for swapping in 0..<100 {
            let isDone = try withTemporaryFolder { folder in
                try makeControl(in: folder)
                try folder.write(["outside/Sources/Old.swift": "s", "outside/Sources/secret": "s"])
                try FileManager.default.setAttributes(
                    [.posixPermissions: 0o500], ofItemAtPath: folder.path + "/outside")
                let outside = try state(folder).filter { $0.hasPrefix("outside") }
                var step = 0
                _ = problem(Self.changes, folder.path + "/c") { _ in
                    defer { step += 1 }
                    let control =
                        isInStaging
                        ? FolderWriter.leftovers(beside: folder.path + "/c").first.map { $0 + "/.c" }
                        : folder.path + "/c"
                    if step == swapping, let control, rename(control + "/ios", control + "/was") == 0 {
                        symlink("../\(isInStaging ? "../" : "")outside", control + "/ios")
                    }
                    return 0
                }
                count = max(count, step)
                // Nothing outside is removed or changed, and nothing from there becomes a part of the control.
                #expect(try state(folder).filter { $0.hasPrefix("outside") } == outside)
                #expect(try !state(folder).contains { $0.hasPrefix("c/") && $0.contains("secret") })
                var status = stat()
                #expect(lstat(folder.path + "/outside/Sources/secret", &status) == 0 && status.st_nlink == 1)
                return step <= swapping
            }
            if isDone { break }
        }
        #expect(count >= 25)
    }

    /// While the former state is removed, a folder that was not a part of it gets the name of one that was.
    @Test func aFolderMovedIntoTheFormerStateIsKept() throws {
        try withTemporaryFolder { folder in
            try makeControl(in: folder)
            try folder.write(["other/Old.swift": "mine"])
            #expect(chmod(folder.path + "/other", 0o600) == 0)
            // Both folders are listed when the first of these files is removed.
            let next = ["objects/ab": "ios/Sources", "Sources/Old.swift": ".git/objects"]
            var kept = ""
            try FolderWriter.write(Self.changes, to: folder.path + "/c") { step in
                guard case .remove(let path) = step, kept.isEmpty,
                    let name = next.first(where: { path.hasSuffix($0.key) })?.value
                else { return 0 }
                kept = FolderWriter.leftovers(beside: folder.path + "/c")[0] + "/.c/" + name
                #expect(rename(kept, kept + ".was") == 0 && rename(folder.path + "/other", kept) == 0)
                return 0
            }
            var status = stat()
            #expect(lstat(kept, &status) == 0 && status.st_mode & 0o777 == 0o600)
            #expect(chmod(kept, 0o700) == 0)
            #expect(FileManager.default.fileExists(atPath: kept + "/Old.swift"))
        }
    }

    /// What an editor does to a control in the moment before it is exchanged.
    @Test(arguments: ["README.md", "manifest.json", "new.txt", "ios/new.txt"], [true, false])
    func whatIsSavedInTheMeantimeStopsTheWriter(_ path: String, _ isAtomic: Bool) throws {
        try withTemporaryFolder { folder in
            try makeControl(in: folder)
            var isSaved = false
            let problem = problem(Self.changes, folder.path + "/c") { step in
                if case .exchange = step, !isSaved {
                    isSaved = true
                    try? Data("saved".utf8).write(
                        to: URL(fileURLWithPath: folder.path + "/c/" + path), options: isAtomic ? .atomic : [])
                }
                return 0
            }
            #expect(try String(contentsOfFile: folder.path + "/c/" + path, encoding: .utf8) == "saved")
            #expect(FolderWriter.leftovers(beside: folder.path + "/c").isEmpty)
            // A file that is written in place keeps its identity, and both states have it.
            guard isAtomic || path != "README.md" else { return #expect(problem == nil) }
            #expect(
                problem?.message
                    == "\"\(folder.path)/c/\(path)\" was changed by another program in the meantime; run inputctl again"
            )
            #expect(!FileManager.default.fileExists(atPath: folder.path + "/c/empty"))
        }
    }

    @Test func whatIsRemovedInTheMeantimeStaysAway() throws {
        try withTemporaryFolder { folder in
            try makeControl(in: folder)
            let problem = problem(Self.changes, folder.path + "/c") { step in
                if case .exchange = step { unlink(folder.path + "/c/README.md") }
                return 0
            }
            #expect(problem?.path == folder.path + "/c/README.md")
            #expect(!FileManager.default.fileExists(atPath: folder.path + "/c/README.md"))
        }
    }

    /// If the exchange cannot be undone, the control is complete and the changed file is kept in the staging folder.
    @Test func whatIsSavedIsKeptEvenIfTheExchangeCannotBeUndone() throws {
        try withTemporaryFolder { folder in
            try makeControl(in: folder)
            var exchanges = 0
            try FolderWriter.write(Self.changes, to: folder.path + "/c") { step in
                guard case .exchange = step else { return 0 }
                exchanges += 1
                guard exchanges == 1 else { return EIO }
                try? Data("saved".utf8).write(
                    to: URL(fileURLWithPath: folder.path + "/c/README.md"), options: .atomic)
                return 0
            }
            let left = try #require(FolderWriter.leftovers(beside: folder.path + "/c").first)
            #expect(try FileManager.default.subpathsOfDirectory(atPath: left).sorted() == [".c", ".c/README.md"])
            #expect(try String(contentsOfFile: left + "/.c/README.md", encoding: .utf8) == "saved")
            #expect(try state(folder).contains("c/manifest.json 600 new"))
        }
    }

    /// A program that has the former folder open may save a file there while it is removed.
    @Test func whatIsSavedAfterwardsIsKept() throws {
        try withTemporaryFolder { folder in
            try makeControl(in: folder)
            try FolderWriter.write(Self.changes, to: folder.path + "/c") { step in
                if case .remove = step, let left = FolderWriter.leftovers(beside: folder.path + "/c").first {
                    try? Data("saved".utf8).write(to: URL(fileURLWithPath: left + "/.c/saved.txt"))
                }
                return 0
            }
            let left = try #require(FolderWriter.leftovers(beside: folder.path + "/c").first)
            #expect(try FileManager.default.subpathsOfDirectory(atPath: left).sorted() == [".c", ".c/saved.txt"])
        }
    }

    /// Only the superuser can give a file to somebody else.
    @Test(.enabled(if: getuid() == 0)) func ownersStay() throws {
        try withTemporaryFolder { folder in
            try makeControl(in: folder)
            let paths = ["c", "c/ios", "c/manifest.json", "c/link"]
            for path in paths { #expect(lchown(folder.path + "/" + path, 4321, 4322) == 0) }
            try FolderWriter.write(Self.changes, to: folder.path + "/c")
            for path in paths {
                var status = stat()
                #expect(lstat(folder.path + "/" + path, &status) == 0)
                #expect(status.st_uid == 4321 && status.st_gid == 4322, "\(path)")
            }
            #expect(try state(folder).contains("c/manifest.json 600 new"))
        }
    }

    @Test func withoutChangesTheFolderStays() throws {
        try withTemporaryFolder { folder in
            try makeControl(in: folder)
            var steps: [WriteStep] = []
            try FolderWriter.write(FolderChanges(), to: folder.path + "/c") { step in
                steps.append(step)
                return 0
            }
            #expect(steps.isEmpty)
        }
    }

    /// A single file is moved into the folder, which stays: a shell or an editor in it does not notice.
    @Test func aSingleFileIsMovedIntoTheFolder() throws {
        try withTemporaryFolder { folder in
            try makeControl(in: folder)
            let before = try state(folder)
            var steps: [WriteStep] = []
            let row = FolderChanges(files: [ScaffoldFile(path: "ios/Sources/Row.swift", bytes: [0x72], source: "r")])
            let manifest = FolderChanges(files: [Self.changes.files[0]], replaced: ["manifest.json"])
            for changes in [row, manifest] {
                try FolderWriter.write(changes, to: folder.path + "/c") { step in
                    steps.append(step)
                    return 0
                }
            }
            #expect(!steps.contains { if case .exchange = $0 { true } else { false } } && steps.count == 9)
            let after = try state(folder)
            #expect(Set(after).subtracting(before).contains("c/manifest.json 600 new"))
            #expect(after.count == before.count + 1)
            // An existing file that is not to be replaced.
            for path in ["ios/Sources/Row.swift", "manifest.json"] {
                let file = ScaffoldFile(path: path, bytes: [], source: "")
                let problem = problem(FolderChanges(files: [file]), folder.path + "/c")
                #expect(problem?.reason == "was created by another program in the meantime; run inputctl again")
                #expect(problem?.path == folder.path + "/c/" + path)
            }
            #expect(try state(folder) == after)
        }
    }

    @Test func twoWritersDoNotReplaceTheSameFolder() throws {
        try withTemporaryFolder { folder in
            try makeControl(in: folder)
            var second: [WriteProblem?] = []
            // The first exchange is undone because a file was saved.
            _ = problem(Self.changes, folder.path + "/c") { step in
                guard case .exchange = step else { return 0 }
                second.append(problem(Self.changes, folder.path + "/c"))
                try? folder.write(["c/new.txt": ""])
                return 0
            }
            #expect(second.count == 2)
            for problem in second {
                #expect(
                    problem?.message
                        == "\"\(folder.path)/c\" is being written by another run of inputctl; wait until it ends, then try again"
                )
            }
            #expect(FolderWriter.leftovers(beside: folder.path + "/c").isEmpty)
        }
    }

    /// A signal that comes in the meantime takes effect after the staging folder is removed.
    @Test func signalsAreDelayed() throws {
        for number in [SIGINT, SIGTERM, SIGHUP, SIGPIPE, SIGALRM, SIGUSR1] {
            try withTemporaryFolder { folder in
                // The threads of tests block signals themselves.
                var (unblocked, mask) = (sigset_t(), sigset_t())
                sigemptyset(&unblocked)
                sigaddset(&unblocked, number)
                pthread_sigmask(SIG_UNBLOCK, &unblocked, &mask)
                let before = signal(number) { _ in Self.signals += 1 }
                defer {
                    signal(number, before)
                    pthread_sigmask(SIG_SETMASK, &mask, nil)
                }
                Self.signals = 0
                try FolderWriter.write(Self.fresh, to: folder.path + "/c") { _ in
                    if Self.signals == 0 { raise(number) }
                    return Self.signals == 0 ? 0 : EINTR
                }
                #expect(Self.signals == 1)
                #expect(FolderWriter.leftovers(beside: folder.path + "/c").isEmpty)
            }
        }
    }

    private nonisolated(unsafe) static var signals = 0

    /// Some file systems have no exchange, others no hard links.
    @Test func aFileSystemThatCannotReplaceAFolderKeepsIt() throws {
        try withTemporaryFolder { folder in
            try makeControl(in: folder)
            let before = try state(folder)
            let exchange = problem(Self.changes, folder.path + "/c") { step in
                if case .exchange = step { EINVAL } else { 0 }
            }
            #expect(
                exchange?.message
                    == "\"\(folder.path)/c\" is on a file system that cannot replace a folder in one step; "
                    + "move the folder elsewhere and run inputctl again")
            let link = problem(Self.changes, folder.path + "/c") { step in
                if case .link = step { EPERM } else { 0 }
            }
            #expect(
                link?.reason == "cannot be hard-linked, which replacing the folder needs: operation not permitted")
            #expect(try state(folder) == before)
        }
    }

    @Test func reportsAProblemBeforehand() throws {
        try withTemporaryFolder { folder in
            try folder.write(["file": ""])
            func reason(_ target: String) -> String? {
                FolderWriter.problem(writing: Self.fresh, to: folder.path + "/" + target)?.reason
            }
            #expect(reason("c") == nil)
            try FileManager.default.createDirectory(
                atPath: folder.path + "/full/sub", withIntermediateDirectories: true)
            #expect(mkfifo(folder.path + "/full/sub/pipe", 0o600) == 0)
            #expect(reason("full") == nil)
            for (link, to) in [("link", "full"), ("dangling", "nowhere")] {
                try FileManager.default.createSymbolicLink(atPath: folder.path + "/" + link, withDestinationPath: to)
                #expect(reason(link) == "is a symbolic link, not a folder; remove it or choose another folder")
            }
            #expect(reason("file") == "is not a folder; move it or choose another folder")
            #expect(reason("no/c") == "does not exist; create this folder or choose another one")
            #expect(reason("file/c") == "is not a folder; choose another one")
            #expect(reason(String(repeating: "./", count: 2500) + "c") == "cannot be used: file name too long")
            #expect(FolderWriter.problem(writing: Self.fresh, to: folder.path + "/no/c")?.path == folder.path + "/no")
            // A pipe is kept like any other file.
            try FolderWriter.write(Self.fresh, to: folder.path + "/full")
            var status = stat()
            #expect(lstat(folder.path + "/full/sub/pipe", &status) == 0 && status.st_mode & S_IFMT == S_IFIFO)
        }
    }

    @Test(.enabled(if: getuid() == 0 && FileManager.default.fileExists(atPath: "/proc/self")))
    func aMountPointIsNotReplaced() {
        #expect(
            FolderWriter.problem(writing: Self.fresh, to: "/proc")?.message
                == "\"/proc\" is a mount point, which cannot be replaced; choose another folder")
    }

    @Test func linksAreNotFollowed() throws {
        try withTemporaryFolder { folder in
            try makeControl(in: folder)
            let before = try state(folder)
            for path in ["link/x", "link/secret"] {
                let file = ScaffoldFile(path: path, bytes: [1], source: "")
                for files in [[file], [file, Self.fresh.files[2]]] {
                    let problem = problem(FolderChanges(files: files, replaced: [path]), folder.path + "/c")
                    #expect(problem?.message == "\"\(folder.path)/c/link\" is not a folder; move it")
                    #expect(try state(folder) == before)
                }
            }
            #expect(problem(Self.fresh, folder.path + "/c/link")?.path == folder.path + "/c/link")
            let replacing = FolderChanges(
                files: [ScaffoldFile(path: "link", bytes: [0x31], source: ""), Self.fresh.files[2]], replaced: ["link"])
            try FolderWriter.write(replacing, to: folder.path + "/c")
            let after = try state(folder)
            #expect(
                after.contains { $0.hasPrefix("c/link ") && $0.hasSuffix(" 1") }
                    && after.contains { $0.hasPrefix("outside/secret") })
        }
    }

    @Test func whatAppearedInTheMeantimeIsNotReplaced() throws {
        try withTemporaryFolder { folder in
            try makeControl(in: folder)
            let before = try state(folder)
            let problem = problem(Self.fresh, folder.path + "/c")
            #expect(
                problem?.message
                    == "\"\(folder.path)/c/manifest.json\" was created by another program in the meantime; "
                    + "run inputctl again")
            #expect(try state(folder) == before)
        }
    }

    /// In place of the new folder another program makes a folder, or a link out of its parent.
    @Test(arguments: [false, true])
    func aTargetThatAppearedInTheMeantimeIsNotReplaced(_ isLink: Bool) throws {
        try withTemporaryFolder { folder in
            try folder.write(["outside/x": "1", "c/mine": "m"])
            try FileManager.default.moveItem(atPath: folder.path + "/c", toPath: folder.path + "/later")
            let problem = problem(Self.fresh, folder.path + "/c") { step in
                if case .move = step {
                    _ =
                        isLink
                        ? symlink("outside", folder.path + "/c")
                        : rename(folder.path + "/later", folder.path + "/c")
                }
                return 0
            }
            #expect(problem?.path == folder.path + "/c")
            #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path + "/outside") == ["x"])
            #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path + "/c") == [isLink ? "x" : "mine"])
            #expect(FolderWriter.leftovers(beside: folder.path + "/c").isEmpty)
        }
    }

    @Test func aMissingParentIsAProblem() throws {
        try withTemporaryFolder { folder in
            let problem = problem(Self.fresh, folder.path + "/a/b")
            #expect(
                problem?.message == "\"\(folder.path)/a\" does not exist; create this folder or choose another one")
            let after = try state(folder)
            #expect(after.isEmpty)
        }
    }
}
