import Testing

@testable import ZipArchive

@Suite struct ZipNameTests {
    @Test(arguments: [
        ("/etc/passwd", ZipProblem.Reason.absolutePath),
        ("/", .absolutePath),
        ("../evil", .parentFolder),
        ("a/../../evil", .parentFolder),
        ("a/..", .parentFolder),
        ("..", .parentFolder),
        ("..\\evil", .backslash),
        ("ios\\A.swift", .backslash),
        ("C:/evil", .driveLetter),
        ("c:evil", .driveLetter),
        ("a\0b", .nul),
        ("", .emptyName),
        (".", .emptyName),
        (String(repeating: "a", count: 1025), .pathTooLong(limit: 1024)),
        (String(repeating: "a/", count: 65) + "b", .tooDeep(limit: 64)),
    ])
    func namesThatLeadSomewhereElse(_ name: String, _ reason: ZipProblem.Reason) throws {
        let archive = try RawArchive(RawEntry(name, "1"), RawEntry("manifest.json", "{}")).open()
        let entry = try #require(archive.entries.first)
        let problem = ZipProblem(reason, path: name, at: entry.offset)
        #expect(archive.problems == [problem])
        #expect(archive.contents(of: entry, limit: 100) == .failure(problem))
        #expect(try archive.text("manifest.json") == "{}")
        #expect(archive.folders == [])
    }

    @Test(arguments: [
        ("./manifest.json", "manifest.json"), ("a//b", "a/b"), ("a/./b", "a/b"), ("..a/b..", "..a/b.."),
        ("a b:c", "a b:c"), ("…/é", "…/é"), ("a/\u{301}b", "a/\u{301}b"),
        (String(repeating: "a/", count: 64) + "b", String(repeating: "a/", count: 64) + "b"),
    ])
    func namesThatAreFine(_ name: String, _ path: String) throws {
        let archive = try RawArchive(RawEntry(name, "1")).open()
        #expect(archive.problems == [])
        #expect(archive.entries.map { Array($0.path.utf8) } == [Array(path.utf8)])
    }

    @Test func theRootNeedsNoEntry() throws {
        #expect(try RawArchive(RawEntry("./"), RawEntry("./a", "1")).open().entries.map(\.path) == ["a"])
    }

    /// The flag for UTF-8 is bit 11.
    @Test(
        arguments: [
            ([0xC3, 0xA9], 1 << 11, "é", nil),
            ([0xC3, 0xA9], 0, "é", nil),
            ([0x82], 0, "é", nil),
            ([0x82], 1 << 11, "\u{FFFD}", .nameNotUTF8),
        ] as [([UInt8], Int, String, ZipProblem.Reason?)])
    func theCharactersOfNames(_ name: [UInt8], _ flags: Int, _ text: String, _ reason: ZipProblem.Reason?) throws {
        let entry = RawEntry("", "1").with {
            $0.name = name
            $0.flags = flags
        }
        let archive = try RawArchive(entry).open()
        #expect(archive.entries.map(\.path) == [text])
        #expect(archive.problems.map(\.reason) == (reason.map { [$0] } ?? []))
    }

    @Test func theUnicodePathCountsIfItBelongsToTheName() throws {
        let path = Array("日本.txt".utf8)
        func archive(_ checksum: UInt32, _ path: [UInt8]) throws -> ZipArchive {
            let field = [1] + le(Int(checksum), 4) + path
            let entry = RawEntry("ni.txt", "1").with { $0.extra = le(0x7075, 2) + le(field.count, 2) + field }
            return try RawArchive(entry).open()
        }
        let right = Checksum(of: Array("ni.txt".utf8)).value
        #expect(try archive(right, path).entries.map(\.path) == ["日本.txt"])
        #expect(try archive(right &+ 1, path).entries.map(\.path) == ["ni.txt"])
        #expect(try archive(right, [0xFF]).problems.map(\.reason) == [.nameNotUTF8])
        #expect(try archive(right, Array("../x".utf8)).problems.map(\.reason) == [.parentFolder])
    }

    @Test(arguments: [
        (["a", "a"], [ZipProblem.Reason.duplicate]),
        (["a", "./a"], [.duplicate]),
        (["README", "readme", "readme"], [.differsInCaseOnly(from: "README"), .duplicate]),
        (["é", "e\u{301}"], [.differsInCaseOnly(from: "é")]),
        (["Images/a", "images/b", "images/c"], [.differsInCaseOnly(from: "Images")]),
        (["a", "a/b"], [.fileAndFolder]),
        (["a/b", "a"], [.fileAndFolder]),
        (["a/", "a"], [.fileAndFolder]),
        (["a/", "a/", "a/b/", "a/b/c", "ab"], []),
    ])
    func namesThatMeet(_ names: [String], _ reasons: [ZipProblem.Reason]) throws {
        let archive = try RawArchive(names.map { RawEntry($0) }).open()
        #expect(archive.problems.map(\.reason) == reasons)
        let readable = archive.entries.filter { $0.problem == nil && !$0.isFolder }.map { Array($0.path.utf8) }
        #expect(Set(readable).count == readable.count, "no path can be read in two ways")
    }
}
