import Findings
import Rules
import Testing

@Suite struct IosFileGarbledTests {
    private let rule = "ios-file-garbled"
    private static let utf16: [UInt8] = [0xFF, 0xFE, 0x61, 0]
    private static let png: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0xFF]

    private func found(_ path: String, _ bytes: [UInt8]) -> [Finding] {
        var files = RowServiceSample().files.mapValues { Array($0.utf8) }
        files[path] = bytes
        return findings(of: rule, inBytes: files)
    }

    @Test(arguments: [
        ("ios/Resources/a.zip", [0x50, 0x4B, 3, 4]), ("ios/Resources/a.sqlite", Array("SQLite format 3\0".utf8)),
        ("ios/Resources/a.strings", utf16), ("ios/Resources/a.plist", Array("bplist00".utf8) + [0xD1]),
        ("ios/Resources/Assets.xcassets/a.dataset/a.bin", [0xFF, 0]), ("ios/a.json", [0xC3, 0x28]),
    ])
    func marksWhatIsNotText(_ path: String, _ bytes: [UInt8]) {
        let found = found(path, bytes)
        #expect(found.map(\.location.path) == [path])
        #expect(found.map(\.severity) == [.warning])
        #expect(found.first?.message.contains("probably") == true)
    }

    @Test(arguments: [
        ("ios/Resources/a.png", png), ("ios/Resources/a.pdf", png), ("ios/Resources/a.json", Array("{\"é\": 1}".utf8)),
        ("ios/Images/a.zip", [0x50, 0x4B, 3, 4]), ("ios/Resources/a.bin", [0xFF]),
        ("android/a.zip", [0x50, 0x4B, 3, 4]),
        ("ios/Resources/Assets.xcassets/a.imageset/a.png", png),
    ])
    func staysSilent(_ path: String, _ bytes: [UInt8]) {
        #expect(found(path, bytes).isEmpty)
    }
}
