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

    @Test func makesAFolder() throws {
        try withTemporaryFolder { folder in
            #expect(try FolderWriter.write(Self.fresh, to: folder.path + "/c/").get() == [])
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
            _ = try FolderWriter.write(Self.changes, to: folder.path + "/c").get()
            expected.removeAll { $0.hasPrefix("c/manifest.json") }
            expected += ["c/manifest.json 600 new"]
            let now = try state(folder)
            #expect(Set(expected).isSubset(of: now))
            let added = Set(now).subtracting(expected).map { $0.split(separator: " ")[0] }
            #expect(added.sorted() == ["c/empty", "c/ios/Sources/Row.swift"])
        }
    }

    /// Lets every step fail in turn, in every way, and compares with the state before.
    @Test(arguments: [WriteFault.refused(ENOSPC), .refused(EACCES), .interrupted, .killed], [false, true])
    func aFailureAtAnyStepLeavesTheTargetAsItWas(_ fault: WriteFault, _ isThere: Bool) throws {
        var failures = 0
        for failing in 0..<100 {
            let isDone = try withTemporaryFolder { folder in
                if isThere { try makeControl(in: folder) }
                let before = try state(folder)
                let changes = isThere ? Self.changes : Self.fresh
                var count = 0
                var reachedRemoval = false
                let result = FolderWriter.write(changes, to: folder.path + "/c") { step in
                    defer { count += 1 }
                    if case .remove = step { reachedRemoval = true }
                    return count == failing ? fault : .none
                }
                if count <= failing { return true }
                failures += 1
                // Once published, the folder is complete whatever happens to the former state.
                guard !reachedRemoval else {
                    #expect(try state(folder).contains { $0.hasPrefix("c/manifest.json") && $0.hasSuffix("new") })
                    return false
                }
                guard case .failure(let problem) = result else {
                    Issue.record("step \(failing) did not fail")
                    return false
                }
                let after = try state(folder)
                #expect(after.filter { !$0.hasPrefix(".c.inputctl") } == before)
                #expect(fault == .killed || (after == before && problem.leftovers.isEmpty))
                // The next writing finds nothing in its way and leaves nothing behind.
                let left = try FolderWriter.write(changes, to: folder.path + "/c").get()
                #expect(left.isEmpty)
                #expect(try state(folder).allSatisfy { !$0.hasPrefix(".c.inputctl") })
                return false
            }
            if isDone { break }
        }
        #expect(failures == (isThere ? 24 : 13))
    }

    /// A loss of power is like a kill: what takes the target's place is on the disk, files before the folders they are in.
    @Test(arguments: [false, true])
    func everythingIsOnTheDiskBeforeItIsPublished(_ isThere: Bool) throws {
        try withTemporaryFolder { folder in
            if isThere { try makeControl(in: folder) }
            var steps: [WriteStep] = []
            _ = FolderWriter.write(isThere ? Self.changes : Self.fresh, to: folder.path + "/c") { step in
                steps.append(step)
                return .none
            }
            let publishing = try #require(steps.firstIndex(of: .publish))
            let synced = steps[..<publishing].drop { if case .sync = $0 { false } else { true } }
            let made = steps[..<publishing].compactMap { step -> String? in
                switch step {
                case .makeFolder(let path), .writeFile(let path): path
                default: nil
                }
            }
            #expect(Array(synced) == made.reversed().map { .sync($0) })
            #expect(made.first == folder.path + "/c" && made.count > 4)
        }
    }

    @Test func aFormerStateMovedAsideComesBack() throws {
        try withTemporaryFolder { folder in
            try folder.write([".c.inputctl-999999999-1.old/README.md": "mine"])
            _ = try FolderWriter.write(Self.fresh, to: folder.path + "/c").get()
            #expect(try String(contentsOfFile: folder.path + "/c/README.md", encoding: .utf8) == "mine")
            #expect(try state(folder).allSatisfy { !$0.hasPrefix(".c.inputctl") })
        }
    }

    @Test func whatIsNowhereElseIsNotCleanedUp() throws {
        try withTemporaryFolder { folder in
            try folder.write([
                ".c.inputctl-999999999-1.old/only": "here", ".c.inputctl-999999999-1.old/both": "x", "c/both": "x",
                ".c.inputctl-1-1.new/running": "", ".c.inputctl-x.new/other": "",
                ".c.inputctl-999999998-1.new/half": "",
            ])
            try FileManager.default.removeItem(atPath: folder.path + "/c/both")
            try FileManager.default.linkItem(
                atPath: folder.path + "/.c.inputctl-999999999-1.old/both", toPath: folder.path + "/c/both")
            _ = try FolderWriter.write(Self.fresh, to: folder.path + "/c").get()
            let left = try state(folder).filter { $0.hasPrefix(".c") && !$0.contains("/ ") }.map {
                $0.split(separator: " ")[0]
            }
            #expect(
                left == [".c.inputctl-1-1.new/running", ".c.inputctl-999999999-1.old/only", ".c.inputctl-x.new/other"])
        }
    }

    /// What an editor does to a control in the moment before it is published.
    @Test(arguments: ["README.md", "manifest.json", "new.txt", "ios/new.txt"], [true, false])
    func whatIsSavedMeanwhileStopsTheWriting(_ path: String, _ isAtomic: Bool) throws {
        try withTemporaryFolder { folder in
            try makeControl(in: folder)
            let result = FolderWriter.write(Self.changes, to: folder.path + "/c") { step in
                if step == .publish {
                    try? Data("saved".utf8).write(
                        to: URL(fileURLWithPath: folder.path + "/c/" + path), options: isAtomic ? .atomic : [])
                }
                return .none
            }
            #expect(try String(contentsOfFile: folder.path + "/c/" + path, encoding: .utf8) == "saved")
            #expect(try state(folder).allSatisfy { !$0.hasPrefix(".c.inputctl") })
            // A file that is written in place keeps its identity, and both folders have it.
            guard isAtomic || path != "README.md" else { return }
            guard case .failure(let problem) = result else {
                Issue.record("it was written")
                return
            }
            #expect(problem.path == folder.path + "/c/" + path)
            #expect(problem.reason == "has changed meanwhile; start again" && problem.leftovers.isEmpty)
            #expect(!FileManager.default.fileExists(atPath: folder.path + "/c/empty"))
        }
    }

    /// Only the superuser can see to it that a file belongs to somebody else.
    @Test(.enabled(if: getuid() == 0)) func ownersStay() throws {
        try withTemporaryFolder { folder in
            try makeControl(in: folder)
            let paths = ["c", "c/ios", "c/manifest.json", "c/link"]
            for path in paths { #expect(lchown(folder.path + "/" + path, 4321, 4322) == 0) }
            _ = try FolderWriter.write(Self.changes, to: folder.path + "/c").get()
            for path in paths {
                var status = stat()
                #expect(lstat(folder.path + "/" + path, &status) == 0)
                #expect(status.st_uid == 4321 && status.st_gid == 4322, "\(path)")
            }
            #expect(try state(folder).contains("c/manifest.json 600 new"))
        }
    }

    @Test func whereThereIsNothingToWriteTheFolderStays() throws {
        try withTemporaryFolder { folder in
            try makeControl(in: folder)
            var steps: [WriteStep] = []
            _ = try FolderWriter.write(FolderChanges(), to: folder.path + "/c") { step in
                steps.append(step)
                return .none
            }.get()
            #expect(steps.isEmpty)
        }
    }

    @Test func tellsWhatIsInTheWay() throws {
        try withTemporaryFolder { folder in
            try folder.write(["file": ""])
            func skipReason(_ target: String) -> String? {
                FolderWriter.skipReason(to: Self.fresh, in: folder.path + "/" + target)
            }
            #expect(skipReason("c") == nil)
            for name in ["full/sub", "pipes/sub"] {
                try FileManager.default.createDirectory(
                    atPath: folder.path + "/" + name, withIntermediateDirectories: true)
            }
            #expect(skipReason("full") == nil)
            #expect(mkfifo(folder.path + "/pipes/sub/p", 0o600) == 0)
            #expect(
                skipReason("pipes")?.hasPrefix("\"\(folder.path)/pipes/sub/p\" is neither a file nor a folder") == true)
            for (link, to) in [("link", "full"), ("dangling", "nowhere")] {
                try FileManager.default.createSymbolicLink(atPath: folder.path + "/" + link, withDestinationPath: to)
                #expect(skipReason(link)?.contains("is a symbolic link, and a control needs a folder") == true)
            }
            #expect(skipReason("no/c")?.hasPrefix("there is no folder \"\(folder.path)/no\"") == true)
            #expect(skipReason("file/c")?.contains("is a file, not a folder") == true)
            #expect(skipReason(String(repeating: "./", count: 2500) + "c") != nil)
        }
    }

    /// A file that is saved there while the former state is removed is neither lost nor taken for the former one.
    @Test func whatIsSavedAfterwardsIsKept() throws {
        try withTemporaryFolder { folder in
            try makeControl(in: folder)
            let left = try FolderWriter.write(Self.changes, to: folder.path + "/c") { step in
                if case .remove(let old) = step {
                    try? Data("saved".utf8).write(to: URL(fileURLWithPath: old + "/README.md"), options: .atomic)
                }
                return .none
            }.get()
            let kept = try #require(left.first)
            #expect(try String(contentsOfFile: kept + "/README.md", encoding: .utf8) == "saved")
            #expect(try FileManager.default.contentsOfDirectory(atPath: kept) == ["README.md"])
        }
    }

    @Test func linksAreNotFollowed() throws {
        try withTemporaryFolder { folder in
            try makeControl(in: folder)
            let before = try state(folder)
            for path in ["link/x", "link/secret"] {
                let changes = FolderChanges(
                    files: [ScaffoldFile(path: path, bytes: [1], source: "")], replaced: [path])
                let result = FolderWriter.write(changes, to: folder.path + "/c")
                #expect(throws: WriteProblem.self) { try result.get() }
                #expect(try state(folder) == before)
            }
            let toLink = FolderWriter.write(Self.fresh, to: folder.path + "/c/link")
            #expect(throws: WriteProblem.self) { try toLink.get() }
            let replacing = FolderChanges(
                files: [ScaffoldFile(path: "link", bytes: [0x31], source: "")], replaced: ["link"])
            _ = try FolderWriter.write(replacing, to: folder.path + "/c").get()
            let after = try state(folder)
            #expect(
                after.contains { $0.hasPrefix("c/link ") && $0.hasSuffix(" 1") }
                    && after.contains { $0.hasPrefix("outside/secret") })
        }
    }

    @Test func whatAppearedMeanwhileIsNotOverwritten() throws {
        try withTemporaryFolder { folder in
            try makeControl(in: folder)
            let before = try state(folder)
            guard case .failure(let problem) = FolderWriter.write(Self.fresh, to: folder.path + "/c") else {
                Issue.record("the manifest was overwritten")
                return
            }
            #expect(problem.path == folder.path + "/c/manifest.json")
            #expect(problem.reason == "has appeared meanwhile; start again")
            #expect(try state(folder) == before)
        }
    }

    @Test func aMissingParentIsAProblem() throws {
        try withTemporaryFolder { folder in
            guard case .failure(let problem) = FolderWriter.write(Self.fresh, to: folder.path + "/a/b") else {
                Issue.record("it was written")
                return
            }
            #expect(problem.reason == "cannot be written: no such file or directory")
            let after = try state(folder)
            #expect(after.isEmpty)
        }
    }
}
