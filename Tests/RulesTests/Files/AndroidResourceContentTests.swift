import Findings
import Rules
import Testing

@Suite struct AndroidResourceContentTests {
    private let rule = "android-resource-content"
    private static let pointer = "version https://git-lfs.github.com/spec/v1\noid sha256:1\n"
    private static let jpeg: [UInt8] = [0xFF, 0xD8, 0xFF, 0xE0]

    private func found(_ path: String, _ bytes: [UInt8]) -> [Finding] {
        var files = androidControl([:]).mapValues { Array($0.utf8) }
        files["android/res/" + path] = bytes
        return findings(of: rule, inBytes: files)
    }

    @Test(arguments: [
        ("drawable/a.png", [], Severity.error), ("drawable/a.png", jpeg, .error), ("drawable/a.xml", [], .error),
        ("drawable/a.png", Array(pointer.utf8), .error), ("drawable/a.9.png", jpeg, .error),
        ("font/a.ttf", Array(pointer.utf8), .warning), ("drawable/a.jpg", [], .warning),
        ("layout/a.xml", Array("<!DOCTYPE html><p>".utf8), .error), ("drawable/a.webp", Array("<html>".utf8), .warning),
    ])
    func marksTheFile(_ path: String, _ bytes: [UInt8], _ severity: Severity) {
        let found = found(path, bytes)
        #expect(found.map(\.location.path) == ["android/res/" + path])
        #expect(found.map(\.severity) == [severity])
    }

    @Test(arguments: [
        ("drawable/a.png", [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]), ("drawable/a.jpg", jpeg),
        ("drawable/a.xml", Array("<vector/>".utf8)), ("raw/a.bin", []), ("font/a.ttf", [0, 1, 0, 0]),
        ("drawable/a.webp", jpeg),
    ])
    func staysSilent(_ path: String, _ bytes: [UInt8]) {
        #expect(found(path, bytes).isEmpty)
    }

    @Test func isOneFindingForAnEmptyXML() {
        #expect(findings(of: "android-resource-xml", in: androidControl(["android/res/drawable/a.xml": ""])).isEmpty)
    }
}
