import Testing
import ZipArchive

@Suite struct ZipWriterTests {
    private static let files: [(path: String, bytes: [UInt8])] = [
        ("manifest.json", Array(#"{"name": "colorWheel"}"#.utf8)),
        ("ios/Sources/Forms/Actions/ColorWheelRow.swift", Array(String(repeating: "import UIKit\n", count: 500).utf8)),
        ("images/été 🎡.png", (0..<5000).map { UInt8(truncatingIfNeeded: $0 &* $0 &* 31) }),
        ("empty", []),
    ]

    @Test func whatIsWrittenCanBeRead() throws {
        let bytes = try ZipWriter.archive(of: Self.files)
        let archive = try ZipArchive(reading: bytes)
        #expect(archive.problems == [])
        #expect(archive.entries.map(\.path) == Self.files.map(\.path))
        for (entry, file) in zip(archive.entries, Self.files) {
            #expect(archive.contents(of: entry, limit: 1 << 20) == .success(file.bytes))
            #expect(entry.compressedSize <= entry.size)
        }
        #expect(archive.entries[1].compressedSize < 200)
    }

    @Test func theSameFilesGiveTheSameBytes() throws {
        #expect(try ZipWriter.archive(of: Self.files) == ZipWriter.archive(of: Self.files))
        #expect(try ZipWriter.archive(of: Self.files) != ZipWriter.archive(of: Self.files.reversed()))
        #expect(try ZipArchive(reading: ZipWriter.archive(of: [])).entries == [])
    }

    @Test(arguments: [
        (["../a"], ZipProblem.Reason.parentFolder), (["a", "a"], .duplicate),
        (["a", "A"], .differsInCaseOnly(from: "a")), (["a/"], .fileAndFolder), (["a", "a/b"], .fileAndFolder),
        (["a\\b"], .backslash), ([""], .emptyName),
    ])
    func whatAReaderWouldRefuseIsNotWritten(_ paths: [String], _ reason: ZipProblem.Reason) {
        do throws(ZipProblem) {
            _ = try ZipWriter.archive(of: paths.map { ($0, []) })
            Issue.record("\(paths) was written")
        } catch {
            #expect(error.reason == reason)
        }
    }
}
