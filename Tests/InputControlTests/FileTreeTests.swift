import Foundation
import InputControl
import TestSupport
import Testing
import ZipArchive

@Suite struct FileTreeTests {
    /// As in an archive.
    @Test func listsAFolderThatLooksLikeAStagingFolder() throws {
        try withTemporaryFolder { folder in
            try folder.write([".x.inputctl-1-1.new/manifest.json": "{}"])
            let tree = try FileTree.folder(at: folder.path).get()
            #expect(tree.files(below: "").map(\.path) == [".x.inputctl-1-1.new/manifest.json"])
        }
    }

    /// A link that leads out of the tree, or to what is not a part of it, is not followed.
    @Test func doesNotFollowLinksOutOfTheTree() throws {
        try withTemporaryFolder { folder in
            try folder.write(["tree/a/b": "1", "tree-2/secret": "2", "secret": "3", "tree/.git/config": "4"])
            let links = [
                "../secret", "a/../../secret", folder.path + "/secret", "../tree-2/secret", "../tree-2", ".git/config",
                "/",
            ]
            for (index, target) in links.enumerated() {
                #expect(symlink(target, "\(folder.path)/tree/out\(index)") == 0)
            }
            for (index, target) in ["a/b", "../tree/a/b", folder.path + "/tree/a/b"].enumerated() {
                #expect(symlink(target, "\(folder.path)/tree/in\(index)") == 0)
            }
            #expect(symlink("tree", folder.path + "/link") == 0)
            for root in ["tree", "link", "tree/", "./tree/."] {
                let tree = try FileTree.folder(at: folder.path + "/" + root).get()
                #expect(tree.entries.map(\.path) == ["a", "a/b", "in0", "in1", "in2"])
                #expect(tree.problems == links.indices.map { FileProblem(path: "out\($0)", reason: .leadsOutside) })
            }
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

    /// 4D compiles what lies in the folders of `ios`, whatever their names.
    @Test func listsTheFoldersOfToolsWhere4DCompilesWhatIsInThem() throws {
        let files = [
            "ios/Sources/.build/A.swift", "ios/Sources/node_modules/A.swift", "ios/.build/A.swift",
            "ios/Sources/.git/a",
            "ios/node_modules/A.swift", ".build/A.swift", "node_modules/ios/Sources/A.swift",
        ]
        try withTemporaryFolder { folder in
            try folder.write(Dictionary(uniqueKeysWithValues: files.map { ($0, "1") }))
            let listed = try FileTree.folder(at: folder.path).get().files(below: "").map(\.path)
            #expect(listed == ["ios/Sources/.build/A.swift", "ios/Sources/node_modules/A.swift"])
            let archive = try ZipWriter.archive(of: files.map { ($0, [1]) })
            #expect(try FileTree.archive(archive).get().files(below: "").map(\.path) == listed)
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
