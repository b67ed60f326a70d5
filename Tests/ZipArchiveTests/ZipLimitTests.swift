import Testing
import ZipArchive

@Suite struct ZipLimitTests {
    @Test func anArchiveThatUnpacksToManyTimesItsSizeIsRefused() {
        let zeros = [UInt8](repeating: 0, count: 5 << 20)
        #expect(RawArchive(.deflated("zeros", zeros)).refusal()?.reason == .unpacksTooManyTimes(limit: 200))
        #expect(RawArchive(.deflated("zeros", Array(zeros.prefix(4 << 20)))).refusal() == nil)
    }

    @Test func anArchiveThatUnpacksToTooMuchIsRefused() {
        var limits = ZipLimits()
        limits.unpackedBytes = 1000
        let half = RawEntry("half", [UInt8](repeating: 7, count: 500))
        let other = half.with { $0.name = [0x62] }
        #expect(RawArchive(half, other).refusal(limits: limits) == nil)
        let refusal = RawArchive(half, other, RawEntry("c", "1")).refusal(limits: limits)
        #expect(refusal?.reason == .unpacksTooLarge(limit: 1000))
    }

    /// Many directory entries that all name the one kernel of packed zeros, which is how small files become petabytes.
    @Test func sharedContentIsRefused() throws {
        let kernel = RawEntry.deflated("0", [UInt8](repeating: 0, count: 1 << 20))
        let others = (1..<1000).map { index in
            kernel.with {
                $0.name = Array("\(index)".utf8)
                $0.isWritten = false
                $0.headerOffset = 0
            }
        }
        let archive = try RawArchive([kernel] + others).open()
        #expect(archive.problems.count == 999)
        #expect(archive.entries.filter { $0.problem == nil }.map(\.path) == ["0"])
    }

    /// An archive of archives, each level of which holds sixteen of the next: only what is asked for is unpacked, and what
    /// is inside an entry is never looked at.
    @Test func nestedArchivesAreOnlyFiles() throws {
        var level = RawArchive(.deflated("zeros", [UInt8](repeating: 0, count: 1 << 20))).bytes
        for _ in 0..<3 {
            level = RawArchive((0..<16).map { RawEntry.deflated("\($0).zip", level) }).bytes
        }
        let archive = try ZipArchive(reading: level)
        #expect(archive.entries.count == 16 && archive.problems == [])
        #expect(archive.entries.allSatisfy { $0.size < 1 << 20 })
    }

    @Test func thereAreNotTooManyEntries() throws {
        var limits = ZipLimits()
        limits.entries = 4
        let four = try RawArchive(RawEntry("a/b/c", "1"), RawEntry("d", "2")).open(limits: limits)
        #expect(four.folders == ["a", "a/b"])
        for five in [RawArchive(RawEntry("a/b/c/d"), RawEntry("e")), RawArchive((0..<5).map { RawEntry("\($0)") })] {
            #expect(five.refusal(limits: limits)?.reason == .tooManyEntries(limit: 4))
        }
    }
}
