import Findings
import Rules
import Testing

@Suite struct ImageContentTests {
    private let rule = "image-content"
    private static let png: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
    private static let jpeg: [UInt8] = [0xFF, 0xD8, 0xFF, 0xE0]
    private static let pointer = Array("version https://git-lfs.github.com/spec/v1\noid sha256:1\n".utf8)

    private func found(_ path: String, _ bytes: [UInt8], target: String = #"["ios", "android"]"#) -> [Finding] {
        findings(
            of: rule,
            inBytes: [
                "manifest.json": Array(#"{"name": "flag", "target": \#(target), "choiceList": {"a": "A"}}"#.utf8),
                path: bytes,
            ])
    }

    @Test(arguments: [
        ("images/a.png", pointer, Severity.error), ("images/a.png", [], .error), ("Images/a.png", jpeg, .error),
        ("images/a.png", Array("<!DOCTYPE html>".utf8), .error), ("images/a.jpg", pointer, .warning),
        ("images/a.svg", [], .warning), ("images/a.png", Array("png".utf8), .error),
    ])
    func marksThePicture(_ path: String, _ bytes: [UInt8], _ severity: Severity) {
        let found = found(path, bytes)
        #expect(found.map(\.location.path) == [path])
        #expect(found.map(\.severity) == [severity])
    }

    @Test func isAWarningWhereNoAndroidAppIsMade() {
        #expect(found("images/a.png", Self.pointer, target: "\"ios\"").map(\.severity) == [.warning])
    }

    @Test func looksAtPicturesForIOSToo() {
        var files = RowServiceSample().files.mapValues { Array($0.utf8) }
        files["ios/Resources/Assets.xcassets/a.imageset/a.png"] = Self.pointer
        files["ios/Resources/b.png"] = Self.png
        #expect(findings(of: rule, inBytes: files).map(\.severity) == [.warning])
    }

    @Test(arguments: [
        ("images/a.png", png), ("images/a.jpg", jpeg), ("images/a.jpg", png), ("images/.hidden.png", []),
        ("images/more/a.png", []), ("images/a.txt", []), ("pictures/a.png", []),
    ])
    func staysSilent(_ path: String, _ bytes: [UInt8]) {
        #expect(found(path, bytes).isEmpty)
    }
}
