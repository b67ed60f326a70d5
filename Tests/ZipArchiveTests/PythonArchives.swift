import Foundation

/// Python's `zipfile`, a reader and writer of archives that has nothing in common with this one.
enum Python {
    static let isThere = (try? run("pass", [])) != nil

    struct Failure: Error {
        let output: String
    }

    /// Runs a script and returns what it prints.
    @discardableResult
    static func run(_ script: String, _ arguments: [String]) throws -> String {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = ["python3", "-c", script] + arguments
        let output = Pipe()
        process.standardOutput = output
        process.standardError = output
        try process.run()
        let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        guard process.terminationStatus == 0 else { throw Failure(output: text) }
        return text
    }

    /// Writes archives of every form that `zipfile` knows into the folder that is its argument.
    static let writeArchives = """
        import io, os, struct, sys, zipfile
        os.chdir(sys.argv[1])
        swift = b'import UIKit\\n' * 1000
        class Stream(io.RawIOBase):
            def __init__(self, file): self.file = file
            def writable(self): return True
            def write(self, data): return self.file.write(data)
        def fill(archive):
            archive.writestr('manifest.json', '{}')
            archive.writestr('ios/Sources/A.swift', swift)
            archive.writestr('images/\\u00e9t\\u00e9 \\U0001F3A1.png', bytes(range(256)) * 8)
            archive.writestr('empty', '')
        for name, method in [('stored', zipfile.ZIP_STORED), ('deflated', zipfile.ZIP_DEFLATED)]:
            with zipfile.ZipFile(name + '.zip', 'w', method) as archive:
                fill(archive)
                archive.comment = b'made by a test'
            with open(name + '-streamed.zip', 'wb') as file:
                with zipfile.ZipFile(Stream(file), 'w', method) as archive: fill(archive)
            with zipfile.ZipFile(name + '-zip64.zip', 'w', method) as archive:
                with archive.open('manifest.json', 'w', force_zip64=True) as entry: entry.write(b'{}')
                with archive.open('ios/Sources/A.swift', 'w', force_zip64=True) as entry: entry.write(swift)
                archive.writestr('images/\\u00e9t\\u00e9 \\U0001F3A1.png', bytes(range(256)) * 8)
                archive.writestr('empty', '')
            with open(name + '-prefixed.zip', 'wb') as file: file.write(b'#!/bin/sh\\n')
            with zipfile.ZipFile(name + '-prefixed.zip', 'a', method) as archive: fill(archive)
        with zipfile.ZipFile('unreadable.zip', 'w') as archive:
            archive.writestr('bzip2', swift, zipfile.ZIP_BZIP2)
            archive.writestr('lzma', swift, zipfile.ZIP_LZMA)
            link = zipfile.ZipInfo('link')
            link.create_system = 3
            link.external_attr = 0o120777 << 16
            archive.writestr(link, '/etc/passwd')
        with zipfile.ZipFile('many.zip', 'w') as archive:
            for number in range(3000): archive.writestr('f/%d' % number, str(number))
        """

    /// Prints an archive's files as `zipfile` reads them: name, size and checksum on a line each.
    static let listArchive = """
        import sys, zipfile
        archive = zipfile.ZipFile(sys.argv[1])
        assert archive.testzip() is None
        for entry in archive.infolist():
            text = archive.read(entry)
            print(entry.filename, len(text), entry.CRC, oct(entry.external_attr >> 16), entry.date_time)
        """
}
