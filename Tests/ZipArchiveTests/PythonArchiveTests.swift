import Foundation
import TestSupport
import Testing

@testable import ZipArchive

@Suite(.enabled(if: Python.isThere)) struct PythonArchiveTests {
    @Test func archivesOfAnotherWriterAreReadAsTheyWereWritten() throws {
        try withTemporaryFolder { folder in
            try Python.run(Python.writeArchives, [folder.path])
            func bytes(_ name: String) throws -> [UInt8] {
                Array(try Data(contentsOf: URL(fileURLWithPath: folder.path + "/" + name)))
            }
            let forms = ["", "-streamed", "-zip64", "-prefixed"]
            for name in ["stored", "deflated"].flatMap({ method in forms.map { method + $0 + ".zip" } }) {
                let archive = try ZipArchive(reading: bytes(name))
                #expect(archive.problems == [], "\(name)")
                #expect(try archive.text("manifest.json") == "{}", "\(name)")
                #expect(try archive.text("empty") == "", "\(name)")
                #expect(
                    try archive.text("ios/Sources/A.swift") == String(repeating: "import UIKit\n", count: 1000),
                    "\(name)"
                )
                let image = archive.entries.first { $0.path == "images/été 🎡.png" }
                #expect(image?.size == 2048 && image.flatMap(archive.damage) == nil, "\(name)")
                #expect(archive.entries.count == 4)
            }
            let unreadable = try ZipArchive(reading: bytes("unreadable.zip")).problems
            #expect(unreadable.map(\.reason) == [.unknownMethod(12), .unknownMethod(14), .symbolicLink])
            let many = try ZipArchive(reading: bytes("many.zip"))
            #expect(many.problems == [] && many.entries.count == 3000)
            #expect(try many.text("f/2999") == "2999")
        }
    }

    @Test func anotherReaderReadsWhatIsWritten() throws {
        let text = Array(String(repeating: "{}", count: 100).utf8)
        let files: [(path: String, bytes: [UInt8])] = [("manifest.json", text), ("a/été.txt", [1]), ("empty", [])]
        try withTemporaryFolder { folder in
            let path = folder.path + "/x.zip"
            try Data(ZipWriter.archive(of: files)).write(to: URL(fileURLWithPath: path))
            let lines = files.map { path, bytes in
                "\(path) \(bytes.count) \(Checksum(of: bytes).value) 0o100644 (1980, 1, 1, 0, 0, 0)\n"
            }
            #expect(try Python.run(Python.listArchive, [path]) == lines.joined())
        }
    }

    @Test func codePage437IsComplete() throws {
        let table = try Python.run(
            "import sys; sys.stdout.buffer.write(bytes(range(256)).decode('cp437').encode())", [])
        #expect(Array(CodePage437.text(0...255).utf8) == Array(table.utf8))
    }
}
