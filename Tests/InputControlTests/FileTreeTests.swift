import Foundation
import InputControl
import TestSupport
import Testing

@Suite struct FileTreeTests {
    /// A control's writing that was killed leaves a folder that is no control.
    @Test func leavesOutWhatAKilledWritingLeft() throws {
        try withTemporaryFolder { folder in
            try folder.write([
                ".t.inputctl-27832.new/manifest.json": "{}", ".a.b.inputctl-27832-1790000000.old/manifest.json": "{}",
                ".t.inputctl-x.new/a": "", "t.inputctl-1.new/a": "",
            ])
            let tree = try FileTree.folder(at: folder.path).get()
            #expect(tree.files(below: "").map(\.path) == [".t.inputctl-x.new/a", "t.inputctl-1.new/a"])
        }
    }

    @Test func tellsLinksAndWhatCanBeRun() throws {
        try withTemporaryFolder { folder in
            try folder.write(["run.sh": "1", "read.md": "2", "d/a": "3", "e/a": "4"])
            #expect(chmod(folder.path + "/run.sh", 0o755) == 0)
            #expect(symlink("run.sh", folder.path + "/link") == 0 && symlink("../e", folder.path + "/d/e") == 0)
            let tree = try FileTree.folder(at: folder.path).get()
            #expect(tree.entries.filter(\.isLink).map(\.path) == ["d/e", "link"])
            #expect(tree.entries.filter(\.isExecutable).map(\.path) == ["link", "run.sh"])
            #expect(tree.subtree("d").entries.first { $0.path == "e" }?.isLink == true)
            #expect(tree.hasExecutable("run.sh") && !tree.hasExecutable("read.md") && !tree.hasExecutable("d"))
        }
    }

    @Test func listsAFolderOnceWithSlashesAndSortedByBytes() throws {
        try withTemporaryFolder { folder in
            try folder.write(["b/z.txt": "1", "b.txt": "2", "é/a": "3", ".git/config": "4", ".build/x": "5"])
            let tree = try FileTree.folder(at: folder.path).get()
            #expect(tree.entries.map(\.path) == ["b", "b.txt", "b/z.txt", "é", "é/a"])
            #expect(tree.hasFile("b/z.txt") && tree.hasFolder("b") && !tree.hasFile("b") && !tree.hasFile("c"))
            #expect(try tree.read("b/z.txt").get() == Array("1".utf8))
            #expect(tree.subtree("b").entries.map(\.path) == ["z.txt"])
            #expect(try tree.subtree("b").read("z.txt").get() == Array("1".utf8))
        }
    }

    @Test func whatCannotBeReadIsAProblemNotAFailure() throws {
        try withTemporaryFolder { folder in
            try folder.write(["ok": "1"])
            #expect(mkfifo(folder.path + "/pipe", 0o600) == 0)
            #expect(symlink("loop", folder.path + "/loop") == 0)
            #expect(symlink("nowhere", folder.path + "/dangling") == 0)
            #expect(symlink(".", folder.path + "/self") == 0)
            let notUTF8: [CChar] = Array(folder.path.utf8CString.dropLast()) + [0x2F, -1, 0x61, 0]
            #expect(creat(notUTF8, 0o600) >= 0)

            let tree = try FileTree.folder(at: folder.path).get()
            #expect(tree.entries.filter { $0.kind == .file }.map(\.path) == ["ok"])
            let problems = Dictionary(uniqueKeysWithValues: tree.problems.map { ($0.path, $0.reason) })
            #expect(problems["pipe"] == .notAFile("named pipe"))
            #expect(problems["self"] == .folderAgain)
            #expect(problems["\u{FFFD}a"] == .nameNotUTF8)
            #expect(problems["dangling"] == .refused("the symbolic link leads nowhere"))
            guard case .refused = problems["loop"] else {
                Issue.record("a link to itself gives \(String(describing: problems["loop"]))")
                return
            }
        }
    }

    @Test func readsNoMoreThanTheLimitAndNoDevice() throws {
        let tree = FileTree(texts: ["a": "12345"])
        #expect(tree.read("a", limit: 4) == .failure(FileProblem(path: "a", reason: .tooLarge(limit: 4))))
        #expect(tree.read("b") == .failure(FileProblem(path: "b", reason: .missing)))
        #expect(
            FileTree.readFile(at: "/dev/zero") == .failure(FileProblem(path: "/dev/zero", reason: .notAFile("device"))))
        #expect(FileTree.kind(at: "/no/such") == .failure(FileProblem(path: "/no/such", reason: .missing)))
    }

    @Test func filesCanBeAdded() throws {
        let tree = FileTree(texts: ["a": "old", "b": "kept"]).adding(["a": Array("new".utf8), "c/d": [1]])
        #expect(tree.entries.map(\.path) == ["a", "b", "c", "c/d"])
        #expect(try tree.read("a").get() == Array("new".utf8))
        #expect(try tree.read("b").get() == Array("kept".utf8))
        #expect(try tree.read("c/d").get() == [1])
    }
}
