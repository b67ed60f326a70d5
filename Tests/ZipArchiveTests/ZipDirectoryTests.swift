import Testing
import ZipArchive

@Suite struct ZipDirectoryTests {
    private static let manifest = RawEntry("manifest.json", "{}")

    @Test func readsWhatTheDirectoryLists() throws {
        let text = String(repeating: "import UIKit\n", count: 100)
        let archive = try RawArchive(
            Self.manifest, RawEntry("ios/"), .deflated("ios/Sources/A.swift", Array(text.utf8))
        ).open()
        #expect(archive.entries.map(\.path) == ["manifest.json", "ios", "ios/Sources/A.swift"])
        #expect(archive.entries.map(\.isFolder) == [false, true, false])
        #expect(archive.entries.map(\.size) == [2, 0, text.utf8.count])
        #expect(archive.folders == ["ios", "ios/Sources"])
        #expect(archive.problems == [])
        #expect(try archive.text("ios/Sources/A.swift") == text)
        #expect(try archive.text("manifest.json") == "{}")
    }

    @Test(arguments: [
        RawArchive { _ in },
        RawArchive(manifest) { $0.comment = Array("made by hand".utf8) },
        RawArchive(manifest) { $0.comment = Array(repeating: 0x50, count: 0xFFFF) },
        // A comment that ends like an archive whose directory isn't there.
        RawArchive(manifest) {
            $0.comment = le(0x0605_4B50, 4) + le(0, 4) + le(9, 2) + le(9, 2) + le(999, 8) + [0, 0]
        },
        RawArchive(manifest) { $0.isZip64 = true },
        RawArchive(manifest) { $0.gap = [1, 2, 3] },
        RawArchive(manifest) { $0.gap = le(0x0505_4B50, 4) + le(2, 2) + [1, 2] },
        RawArchive(manifest.with { $0.extra = le(0x9999, 2) + le(1, 2) + [7] }),
        RawArchive(
            manifest.with {
                $0.flags = 8
                $0.descriptor = le(0x0807_4B50, 4) + le(Int($0.checksum), 4) + le(2, 4) + le(2, 4)
            }),
        RawArchive(
            manifest.with {
                $0.flags = 8
                $0.descriptor = le(Int($0.checksum), 4) + le(2, 8) + le(2, 8)
            }),
    ])
    func formsThatAreLegal(_ raw: RawArchive) throws {
        let archive = try raw.open()
        #expect(archive.problems == [])
        #expect(archive.entries.map(\.path) == raw.entries.map { String(decoding: $0.name, as: UTF8.self) })
        if !raw.entries.isEmpty { #expect(try archive.text("manifest.json") == "{}") }
    }

    @Test func theSizesOfZip64StandInTheExtraField() throws {
        let entry = Self.manifest.with {
            $0.extra = le(1, 2) + le(24, 2) + le(2, 8) + le(2, 8) + le(0, 8)
            $0.compressedSize = 0xFFFF_FFFF
            $0.size = 0xFFFF_FFFF
            $0.headerOffset = 0xFFFF_FFFF
        }
        #expect(try RawArchive(entry).open().text("manifest.json") == "{}")
        let cutOff = try RawArchive(entry.with { $0.extra = le(1, 2) + le(12, 2) + le(2, 8) + le(2, 4) }).open()
        #expect(cutOff.problems.map(\.reason) == [.outsideTheFile])
        let tooLarge = le(1, 2) + le(24, 2) + le(-1, 8) + le(2, 8) + le(0, 8)
        let vast = try RawArchive(entry.with { $0.extra = tooLarge }).open()
        #expect(vast.problems.map(\.reason) == [.outsideTheFile])
    }

    @Test(arguments: [false, true], [false, true])
    func whatStandsBeforeAnArchiveIsTolerated(_ isZip64: Bool, _ offsetsCountIt: Bool) throws {
        let archive = try RawArchive(Self.manifest) {
            $0.prefix = Array("#!/bin/sh\nunzip $0\n".utf8)
            $0.offsetsCountPrefix = offsetsCountIt
            $0.isZip64 = isZip64
        }.open()
        #expect(try archive.text("manifest.json") == "{}")
    }

    @Test func whatFollowsAnArchiveIsTolerated() throws {
        let archive = try RawArchive(Self.manifest) { $0.trailing = Array("PK\u{5}\u{6} or so".utf8) }.open()
        #expect(try archive.text("manifest.json") == "{}")
    }

    @Test(arguments: [
        (RawArchive(manifest) { $0.disk = 1 }, ZipProblem.Reason.severalDisks),
        (
            RawArchive(manifest) {
                $0.isZip64 = true
                $0.disks64 = 2
            }, .severalDisks
        ),
        (RawArchive(manifest) { $0.count = 0 }, .damagedDirectory),
        (RawArchive(manifest) { $0.count = 2 }, .damagedDirectory),
        (RawArchive(manifest, manifest) { $0.count = 1 }, .damagedDirectory),
        (RawArchive(manifest) { $0.directorySize = 48 }, .damagedDirectory),
        (RawArchive(manifest) { $0.directorySize = 1 << 30 }, .damagedDirectory),
        (
            RawArchive(manifest) {
                $0.isZip64 = true
                $0.directorySize = -1
            }, .damagedDirectory
        ),
        (
            // Bytes on both sides: what is left of a damaged archive that holds an archive.
            RawArchive(manifest) {
                $0.prefix = [1, 2, 3]
                $0.trailing = [4]
            }, .notAnArchive
        ),
        // The comment is an archive, too.
        (RawArchive(manifest) { $0.comment = RawArchive(manifest).bytes }, .severalDirectories),
    ])
    func archivesThatAreWrongAsAWhole(_ raw: RawArchive, _ reason: ZipProblem.Reason) throws {
        let refusal = try #require(raw.refusal())
        #expect(refusal.reason == reason)
        #expect(refusal.path == nil)
        #expect(0...raw.bytes.count ~= refusal.offset)
    }

    @Test(arguments: [
        "", "P", "PK\u{5}\u{6}", "no archive, but some text that is longer than an archive's end record",
        #"{"name": "manifest"}"#,
    ])
    func filesOfAnotherKind(_ text: String) {
        #expect(throws: ZipProblem(.notAnArchive, at: text.utf8.count)) {
            try ZipArchive(reading: Array(text.utf8))
        }
    }

    @Test func noPartOfAnArchiveIsTakenForOne() throws {
        let whole = RawArchive(Self.manifest, .deflated("a", Array(repeating: 7, count: 500))).bytes
        for count in 0..<whole.count {
            #expect(throws: ZipProblem.self, "the first \(count) of \(whole.count) bytes") {
                try ZipArchive(reading: Array(whole.prefix(count)))
            }
        }
        #expect(try ZipArchive(reading: whole).problems == [])
    }
}
