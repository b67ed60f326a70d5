import Foundation
import TestSupport
import Testing
import ZipArchive

/// `validate` on archives, as it is called.
@Suite struct ArchiveTests {
    private static let manifest = #"{"name": "a", "type": "text", "capabilities": {}, "target": "ios"}"#

    /// Runs `validate` on a path in a new folder that holds archives of these files; the folder's path is cut from what is
    /// printed.
    private func validate(
        _ path: String, _ archives: [String: [(path: String, text: String)]], damage: (inout [UInt8]) -> Void = { _ in }
    ) throws -> (code: Int32, output: String, errors: String) {
        try withTemporaryFolder { folder in
            for (name, files) in archives {
                var bytes = try ZipWriter.archive(of: files.map { ($0.path, Array($0.text.utf8)) })
                damage(&bytes)
                try folder.write([name: ""])
                try Data(bytes).write(to: URL(fileURLWithPath: folder.path + "/" + name))
            }
            let run = TestRun([
                "validate", "--select", "inject-missing,archive-wrapper", "--format", "concise",
                folder.path + "/" + path,
            ])
            func shown(_ text: String) -> String { text.replacing(folder.path + "/", with: "") }
            return (run.code.rawValue, shown(run.output), shown(run.errors))
        }
    }

    @Test func aFindingShowsThePlaceInTheArchive() throws {
        let run = try validate("x.zip", ["x.zip": [("manifest.json", Self.manifest), ("ios/Sources/A.swift", "")]])
        #expect(run.code == 1)
        #expect(run.output.hasPrefix("x.zip/manifest.json:1:"))
        #expect(run.output.contains("[inject-missing]"))
        #expect(run.errors == "")
    }

    @Test func aWrappedControlIsCheckedAndTheUserTold() throws {
        let run = try validate(
            "x.zip", ["x.zip": [("x-main/manifest.json", Self.manifest), ("x-main/ios/A.swift", "")]])
        #expect(run.code == 1)
        let lines = run.output.split(separator: "\n")
        #expect(
            lines.first
                == "x.zip/x-main: error: the control is in the folder \"x-main\" of its archive [archive-wrapper]")
        #expect(lines.last?.hasPrefix("x.zip/x-main/manifest.json:1:") == true)
        #expect(run.errors == "")
    }

    @Test func archivesOfAFolderAreChecked() throws {
        let control = [("manifest.json", Self.manifest), ("ios/A.swift", "")]
        let run = try validate("lib", ["lib/a.zip": control, "lib/b.zip": control])
        #expect(run.code == 1)
        #expect(
            run.output.split(separator: "\n").map { $0.prefix { $0 != ":" } }.prefix(2).elementsEqual([
                "lib/a.zip/manifest.json", "lib/b.zip/manifest.json",
            ]))
        #expect(run.errors.contains("a folder of controls (2)"))
    }

    @Test func anUnsafeArchiveIsNamedWithItsEntry() throws {
        let files = [("manifest.json", Self.manifest), ("xx/evil", "1")]
        let run = try validate("x.zip", ["x.zip": files]) { bytes in
            for range in bytes.ranges(of: Array("xx/".utf8)).reversed() {
                bytes.replaceSubrange(range, with: Array("../".utf8))
            }
        }
        #expect(run.code == 3)
        #expect(run.errors == "inputctl: x.zip/../evil has \"..\" in its path, which leads out of the archive\n")
    }

    @Test func aCorruptArchiveIsNamed() throws {
        let run = try validate("x.zip", ["x.zip": [("manifest.json", Self.manifest)]]) { $0.removeLast(5) }
        #expect(run.code == 3)
        #expect(run.errors == "inputctl: x.zip is not a zip archive, or its end is missing\n")
        #expect(run.output == "")
    }

    @Test func aNameCannotReachTheTerminal() throws {
        let files = [("manifest.json", Self.manifest), ("\u{1B}[2J/a", "1")]
        let run = try validate("x.zip", ["x.zip": files]) { bytes in
            for range in bytes.ranges(of: Array("J/a".utf8)).reversed() {
                bytes.replaceSubrange(range, with: Array("J\\a".utf8))
            }
        }
        #expect(run.code == 3)
        #expect(run.errors.contains("x.zip/<U+001B>[2J\\a has a back-slash"))
    }
}
