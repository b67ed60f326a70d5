import InputControl
import Testing
import ZipArchive

/// The search for controls in a gallery: `Specs/<topic>/<owner>/<repository>/<version>/`.
@Suite struct GalleryTests {
    private static let release = "Specs/input-control/me/input-control-a/1.0.0"

    private static func archive(_ paths: [String]) throws -> [UInt8] {
        try ZipWriter.archive(of: paths.map { ($0, Array("{}".utf8)) })
    }

    private static func files(_ folder: String, _ others: [String: [UInt8]]) -> [String: [UInt8]] {
        var files = [folder + "manifest.json": Array("{}".utf8), folder + "info.json": Array("{}".utf8)]
        for (name, bytes) in others { files[folder + name] = bytes }
        return files
    }

    private static func gallery(_ folder: String) throws -> [String: [UInt8]] {
        let archives = [
            "input-control-a.zip": try archive(["manifest.json", "ios/A.swift"]), "old.zip": try archive(["b"]),
        ]
        return files(folder, archives)
    }

    @Test(arguments: [
        "Specs/input-control/me/input-control-a/1.0.0/", "input-control/me/input-control-a/1.0.0/",
        "me/input-control-a/1.0.0/", "input-control-a/1.0.0/",
    ])
    func aReleaseIsWhatItsArchiveHolds(_ folder: String) throws {
        let search = FoundControls(in: FileTree(files: try Self.gallery(folder)), prefix: "g")
        #expect(search.kind == .gallery)
        #expect(search.projects.map(\.folder) == ["g/" + folder + "input-control-a.zip"])
        #expect(search.projects.map(\.isReleased) == [true])
        #expect(search.projects.first?.swift.count == 1)
        #expect(search.projects.first?.siblingsFolder == nil)
        #expect(search.problems == [])
    }

    @Test func theFolderOfAReleaseMayBeGivenItself() throws {
        let search = FoundControls(in: FileTree(files: try Self.gallery("")), prefix: "input-control-a/1.0.0")
        #expect(search.kind == .gallery)
        #expect(search.projects.map(\.folder) == ["input-control-a/1.0.0/input-control-a.zip"])
    }

    @Test func theOnlyArchiveIsTakenWhateverItIsCalled() throws {
        let files = Self.files("1.0.0/", ["x.zip": try Self.archive(["manifest.json"])])
        #expect(FoundControls(in: FileTree(files: files)).projects.map(\.folder) == ["1.0.0/x.zip"])
    }

    @Test(arguments: [[:], ["a.zip": Array("damaged".utf8)]] as [[String: [UInt8]]])
    func withoutAnArchiveOnlyTheManifestIsKnown(_ others: [String: [UInt8]]) throws {
        let search = FoundControls(in: FileTree(files: Self.files(Self.release + "/", others)))
        #expect(search.projects.map(\.manifestPath) == [Self.release + "/manifest.json"])
        #expect(search.projects.first?.tree == nil)
        #expect(search.problems.map(\.path) == others.keys.map { Self.release + "/" + $0 })
    }

    @Test(arguments: ["formatter", "form-list", "form-detail", "form-login"])
    func otherTopicsAreNoControls(_ topic: String) throws {
        var files = try Self.gallery("Specs/\(topic)/me/x/1.0.0/")
        #expect(FoundControls(in: FileTree(files: files)).kind == .nothing)
        files.merge(try Self.gallery(Self.release + "/")) { $1 }
        #expect(FoundControls(in: FileTree(files: files)).projects.count == 1)
    }

    @Test(arguments: ["ios/A.swift", "android/a", "images/a.png"])
    func aControlThatBringsItsFilesIsNoRelease(_ file: String) throws {
        let search = FoundControls(in: FileTree(files: Self.files("", [file: [], "a.zip": []])))
        #expect(search.kind == .control)
        #expect(search.projects.map(\.isReleased) == [false])
    }

    @Test func everyVersionIsChecked() throws {
        let files = try Self.gallery("1.0.0/").merging(try Self.gallery("1.0.1/")) { $1 }
        let search = FoundControls(in: FileTree(files: files), prefix: "input-control-a")
        #expect(search.kind == .gallery)
        #expect(search.projects.count == 2)
    }

    @Test func aReleaseAmongControlsIsOneOfThem() throws {
        var files = try Self.gallery("input-control-a/")
        files["b/manifest.json"] = Array("{}".utf8)
        let search = FoundControls(in: FileTree(files: files))
        #expect(search.kind == .folderOfControls)
        #expect(search.projects.map(\.manifestPath) == ["b/manifest.json", "input-control-a/manifest.json"])
    }
}
