import Testing

@testable import ZipArchive

/// What keeps an entry from being read, found when the archive is opened or when the content is asked for.
@Suite struct ZipEntryTests {
    private static let text = Array(String(repeating: "hello ", count: 50).utf8)
    private static let stored = RawEntry("a", text)
    private static let deflated = RawEntry.deflated("a", text)

    @Test(arguments: [
        (stored.with { $0.flags = 1 }, ZipProblem.Reason.encrypted),
        (stored.with { $0.flags = 1 << 6 }, .encrypted),
        (stored.with { $0.flags = 1 << 13 }, .encrypted),
        (stored.with { $0.method = 12 }, .unknownMethod(12)),
        (stored.with { $0.method = 99 }, .unknownMethod(99)),
        (stored.with { $0.disk = 3 }, .severalDisks),
        (stored.with { $0.attributes = 0xA1FF << 16 }, .symbolicLink),
        (stored.with { $0.attributes = 0x1000 << 16 }, .specialFile),
        (stored.with { $0.attributes = 0x6000 << 16 }, .specialFile),
        (stored.with { $0.attributes = 0x4000 << 16 }, .fileAndFolder),
        (stored.with { $0.headerOffset = 1 }, .outsideTheFile),
        (stored.with { $0.headerOffset = 1 << 31 }, .outsideTheFile),
        (stored.with { $0.isWritten = false }, .outsideTheFile),
        (stored.with { ($0.compressedSize, $0.size) = (1000, 1000) }, .outsideTheFile),
        (stored.with { $0.localName = [0x62] }, .headerDiffers),
        (stored.with { $0.localName = [0x61, 0x61] }, .headerDiffers),
        (stored.with { $0.localSize = 7 }, .headerDiffers),
        (stored.with { $0.localMethod = 8 }, .headerDiffers),
        (stored.with { $0.localFlags = 8 }, .headerDiffers),
        (stored.with { $0.flags = 8 }, .headerDiffers),
        (stored.with { $0.size = 7 }, .wrongSize),
        (deflated.with { $0.size = 1 << 29 }, .wrongSize),
    ])
    func isRefusedWhenTheArchiveIsOpened(_ entry: RawEntry, _ reason: ZipProblem.Reason) throws {
        let archive = try RawArchive(entry, RawEntry("b", "1")).open()
        let first = try #require(archive.entries.first)
        let problem = ZipProblem(reason, path: "a", at: first.offset)
        #expect(archive.problems == [problem])
        #expect(archive.contents(of: first, limit: 1 << 30) == .failure(problem))
        #expect(archive.damage(of: first) == problem)
        #expect(try archive.text("b") == "1")
    }

    @Test(arguments: [
        (stored.with { $0.checksum ^= 1 }, ZipProblem.Reason.wrongChecksum),
        (deflated.with { $0.checksum ^= 1 }, .wrongChecksum),
        (deflated.with { $0.size += 1 }, .wrongSize),
        (deflated.with { $0.size -= 1 }, .wrongSize),
        (deflated.with { $0.content[0] = 0xFF }, .damagedContent),
        (deflated.with { $0.compressedSize -= 1 }, .damagedContent),
        (
            deflated.with {
                $0.content += [0]
                $0.compressedSize += 1
            }, .damagedContent
        ),
        (
            deflated.with {
                $0.content = []
                $0.compressedSize = 0
            }, .damagedContent
        ),
    ])
    func isRefusedWhenItIsRead(_ raw: RawEntry, _ reason: ZipProblem.Reason) throws {
        // An empty stream can't hold what the other cases claim, so it claims less.
        let archive = try RawArchive(raw.content.isEmpty ? raw.with { $0.size = 1 } : raw).open()
        #expect(archive.problems == [])
        let entry = try #require(archive.entries.first)
        let problem = ZipProblem(reason, path: "a", at: entry.offset)
        #expect(archive.contents(of: entry, limit: 1 << 20) == .failure(problem))
        #expect(archive.damage(of: entry) == problem)
    }

    @Test func isReadUpToTheLimitOfTheCaller() throws {
        let archive = try RawArchive(Self.stored, RawEntry.deflated("b", Self.text)).open()
        for entry in archive.entries {
            #expect(archive.contents(of: entry, limit: 300) == .success(Self.text))
            let problem = ZipProblem(.tooLarge(limit: 299), path: entry.path, at: entry.offset)
            #expect(archive.contents(of: entry, limit: 299) == .failure(problem))
        }
    }

    @Test func entriesThatShareBytesAreAllRefused() throws {
        let inner = RawArchive(RawEntry("inner", "1")).bytes
        let outer = RawEntry("outer", inner)
        // The header of the second one is inside the content of the first.
        let second = RawEntry("inner", "1").with {
            $0.isWritten = false
            $0.headerOffset = 30 + 5
        }
        let archive = try RawArchive(outer, second, RawEntry("after", "2")).open()
        #expect(archive.problems.map(\.reason) == [.overlapping, .overlapping])
        #expect(archive.problems.map(\.path) == ["outer", "inner"])
        #expect(try archive.text("after") == "2")
        let same = RawEntry("a", "1").with { $0.isWritten = false }
        let twice = try RawArchive(RawEntry("a", "1"), same.with { $0.headerOffset = 0 }).open()
        #expect(twice.problems.map(\.reason) == [.duplicate])
    }

    @Test func oneSharedByteIsEnough() throws {
        func archive(stating size: Int) throws -> ZipArchive {
            let first = RawEntry("first", "12345").with { ($0.compressedSize, $0.size) = (size, size) }
            return try RawArchive(first, RawEntry("second", "6")).open()
        }
        #expect(try archive(stating: 5).problems == [])
        #expect(try archive(stating: 6).problems.map(\.reason) == [.overlapping, .overlapping])
    }

    @Test func anEntryOfAnotherArchiveIsRefused() throws {
        let entry = try #require(try RawArchive(Self.stored).open().entries.first)
        let other = try RawArchive { _ in }.open()
        #expect(other.contents(of: entry, limit: 1000).mapError(\.reason) == .failure(.outsideTheFile))
    }
}
