import Foundation
import InputControl
import TestSupport
import Testing
import ZipArchive

@Suite struct ArchiveTreeTests {
    private static func archive(_ files: [(path: String, text: String)]) throws -> [UInt8] {
        try ZipWriter.archive(of: files.map { ($0.path, Array($0.text.utf8)) })
    }

    @Test func anArchiveIsATreeWithoutWhatArchiversAdd() throws {
        let bytes = try Self.archive([
            ("manifest.json", "{}"), ("ios/Sources/A.swift", "1"), ("ios/.DS_Store", "x"), (".git/config", "x"),
            ("__MACOSX/._manifest.json", "x"), ("a/__MACOSX/b", "2"),
        ])
        let tree = try FileTree.archive(bytes).get()
        #expect(
            tree.entries.map(\.path) == [
                "a", "a/__MACOSX", "a/__MACOSX/b", "ios", "ios/.DS_Store", "ios/Sources", "ios/Sources/A.swift",
                "manifest.json",
            ])
        #expect(tree.problems == [])
        #expect(try tree.read("ios/Sources/A.swift").get() == [UInt8(ascii: "1")])
        #expect(try tree.subtree("ios/Sources").read("A.swift").get() == [UInt8(ascii: "1")])
        #expect(tree.read("b") == .failure(FileProblem(path: "b", reason: .missing)))
        #expect(tree.read("__MACOSX/._manifest.json").mapError(\.reason) == .failure(.missing))
        #expect(tree.read("manifest.json", limit: 1).mapError(\.reason) == .failure(.tooLarge(limit: 1)))
    }

    @Test func damageIsFoundInFilesThatAreTooLargeToRead() throws {
        let content = Array("some text that is stored".utf8)
        var bytes = try ZipWriter.archive(of: [("a", content)])
        let start = try #require(bytes.firstRange(of: content)?.lowerBound)
        bytes[start] ^= 1
        let tree = try FileTree.archive(bytes).get()
        #expect(tree.problems == [])
        for limit in [1, 100] {
            #expect(tree.read("a", limit: limit).mapError(\.reason) == .failure(.inArchive(.wrongChecksum)))
        }
    }

    @Test func unsafeEntriesAreProblemsAndNotFiles() throws {
        var bytes = try Self.archive([("xx/evil", "1"), ("__MACOSX/x", "1"), ("manifest.json", "{}")])
        for range in bytes.ranges(of: Array("xx/".utf8)).reversed() {
            bytes.replaceSubrange(range, with: Array("../".utf8))
        }
        let tree = try FileTree.archive(bytes).get()
        #expect(tree.entries.map(\.path) == ["manifest.json"])
        #expect(tree.problems == [FileProblem(path: "../evil", reason: .inArchive(.parentFolder))])
    }

    @Test func filesThatDifferInCaseOnlyAreBothThere() throws {
        var bytes = try Self.archive([("a1", "1"), ("a2", "2")])
        for range in bytes.ranges(of: Array("a2".utf8)).reversed() {
            bytes.replaceSubrange(range, with: Array("A1".utf8))
        }
        let tree = try FileTree.archive(bytes).get()
        #expect(tree.entries.map(\.path) == ["A1", "a1"])
        #expect(tree.problems == [])
    }

    @Test func anArchiveOfTheDiskIsOpenedUpToALimit() throws {
        try withTemporaryFolder { folder in
            try folder.write(["no.zip": "text"])
            let bytes = try Self.archive([("manifest.json", "{}")])
            let path = folder.path + "/x.zip"
            try Data(bytes).write(to: URL(fileURLWithPath: path))
            #expect(try FileTree.archive(at: path).get().entries.map(\.path) == ["manifest.json"])
            func problem(_ path: String, limit: Int) -> FileProblem.Reason? {
                guard case .failure(let problem) = FileTree.archive(at: path, limit: limit) else { return nil }
                return problem.path == path ? problem.reason : nil
            }
            #expect(problem(path, limit: 5) == .tooLarge(limit: 5))
            #expect(problem(folder.path + "/no.zip", limit: 5) == .inArchive(.notAnArchive))
            #expect(problem(folder.path + "/none.zip", limit: 5) == .missing)
        }
    }

    @Test(arguments: [
        (["manifest.json"], FoundControls.Kind.control, [""], [false]),
        (["ios/Sources/Forms/A.swift"], .control, [""], [false]),
        (["x-main/manifest.json", "x-main/ios/A.swift", "__MACOSX/._x"], .control, ["x-main"], [true]),
        // A file at the root: the editor does not look into folders then, which the rule about it says.
        (["x/manifest.json", "README.md"], .control, ["x"], [true]),
        (["x/manifest.json", ".DS_Store"], .control, ["x"], [true]),
        (["x/manifest.json", "y/manifest.json"], .folderOfControls, ["x", "y"], [true, true]),
        (["README.md"], .nothing, [], []),
    ])
    func controlsOfAnArchive(_ files: [String], _ kind: FoundControls.Kind, _ folders: [String], _ wrapped: [Bool])
        throws
    {
        let tree = try FileTree.archive(Self.archive(files.map { ($0, "{}") })).get()
        let search = FoundControls(inArchive: tree)
        #expect(search.kind == kind)
        #expect(search.projects.map(\.folder) == folders)
        #expect(search.projects.map(\.archive) == folders.map { _ in "" })
        #expect(search.projects.map(\.isWrapped) == wrapped)
        #expect(search.problems == [])
        #expect(
            search.projects.first?.besideFile
                == (kind == .control ? files.first { !$0.contains("/") && wrapped[0] } : nil))
    }

    @Test func archivesInAFolderOfControlsAreControls() throws {
        let files: [String: [UInt8]] = [
            "b/manifest.json": Array("{}".utf8),
            "a.zip": try Self.archive([("manifest.json", "{}")]),
            "c.ZIP": try Self.archive([("c-main/manifest.json", "{}")]),
            "d.zip": try Self.archive([("README.md", "")]),
            "e.zip": try Self.archive([("f.zip", String(decoding: [0x50], as: UTF8.self))]),
            "g.zip": Array("damaged".utf8),
            "b/inside.zip": Array("not looked at".utf8),
        ]
        let search = FoundControls(in: FileTree(files: files), prefix: "lib")
        #expect(search.kind == .folderOfControls)
        #expect(search.projects.map(\.folder) == ["lib/a.zip", "lib/b", "lib/c.ZIP/c-main"])
        #expect(search.projects.map(\.archive) == ["lib/a.zip", nil, "lib/c.ZIP"])
        #expect(search.projects.map(\.isWrapped) == [false, false, true])
        #expect(search.projects.map { $0.manifest?.file.path } == search.projects.map(\.manifestPath))
        #expect(search.projects.map(\.manifestPath).last == "lib/c.ZIP/c-main/manifest.json")
        #expect(search.problems == [FileProblem(path: "lib/g.zip", reason: .inArchive(.notAnArchive))])
    }

    @Test func archivesInAProjectAreControls() throws {
        let path = "P/Resources/Mobile/inputControls/a.zip"
        let bytes = try Self.archive([("manifest.json", "{}")])
        let search = FoundControls(in: FileTree(files: [path: bytes, "P/other.zip": bytes]))
        #expect(search.kind == .project)
        #expect(search.projects.map(\.folder) == [path])
    }

    @Test func archivesBesideAManifestAreNoControls() throws {
        let files = ["manifest.json": Array("{}".utf8), "release.zip": try Self.archive([("manifest.json", "{}")])]
        #expect(FoundControls(in: FileTree(files: files)).projects.map(\.folder) == [""])
    }

    @Test func problemsBesideTheWrapperAreKept() throws {
        var bytes = try Self.archive([("x/manifest.json", "{}"), ("yy/evil", "1")])
        for range in bytes.ranges(of: Array("yy/".utf8)).reversed() {
            bytes.replaceSubrange(range, with: Array("../".utf8))
        }
        let search = FoundControls(inArchive: try FileTree.archive(bytes).get(), prefix: "x.zip")
        #expect(search.projects.map(\.folder) == ["x.zip/x"])
        #expect(search.problems == [FileProblem(path: "x.zip/../evil", reason: .inArchive(.parentFolder))])
    }
}
