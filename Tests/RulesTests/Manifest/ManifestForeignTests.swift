import Findings
import InputControl
import Rules
import Testing

@Suite struct ManifestForeignTests {
    @Test(
        arguments: [
            (Array("".utf8), "the manifest is empty"), (Array("\u{FEFF} \r\n\t".utf8), "the manifest is empty"),
            (Array(repeating: 0, count: 64), "the manifest holds only zero bytes"),
            (
                Array("version https://git-lfs.github.com/spec/v1\noid sha256:4d7a\nsize 5\n".utf8),
                "the manifest is the pointer of a file in Git LFS"
            ),
            (Array("\n<!DOCTYPE html>\n<html>".utf8), "the manifest is an HTML page"),
            (Array("<HTML><body>404</body>".utf8), "the manifest is an HTML page"),
            (Array("<?xml version=\"1.0\"?><plist/>".utf8), "the manifest is an XML file"),
            (Array("404: Not Found".utf8), "the manifest is the answer \"not found\" of a server"),
            (Array("PK\u{3}\u{4}junk".utf8), "the manifest is a zip archive"),
            ([0x1F, 0x8B, 8, 0], "the manifest is a gzip archive"),
            (Array("%PDF-1.7".utf8), "the manifest is a PDF file"),
            ([0x89] + Array("PNG\r\n".utf8), "the manifest is a PNG picture"),
            ([0xFF, 0xD8, 0xFF, 0xE0], "the manifest is a JPEG picture"),
            (Array("bplist00".utf8), "the manifest is a binary property list"),
        ] as [([UInt8], String)])
    func namesWhatTheFileIsAndNothingElseIsReported(_ bytes: [UInt8], _ message: String) throws {
        let control = ControlProject(reading: FileTree(files: ["manifest.json": bytes]))
        let found = RuleEngine.check([control], rules: RuleRegistry.all).findings
        #expect(found.map(\.rule) == ["manifest-foreign"])
        #expect(found.map(\.message) == [message])
        #expect(found.first?.location == Location(path: "manifest.json"))
        #expect(found.first?.severity == .error)
    }

    @Test(arguments: ["{}", "[]", "name: pick", "// <html>", "\"<html>\"", "PK", "{\u{0}}"])
    func staysSilentOnWhatMayBeMeantAsJSON(_ manifest: String) {
        #expect(findings(of: "manifest-foreign", inManifest: manifest).isEmpty)
    }
}
