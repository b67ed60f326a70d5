import InputControl
import SourceText
import Testing

@Suite struct FileContentTests {
    @Test(arguments: [
        ([], ContentKind.empty), ([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0], .png),
        ([0xFF, 0xD8, 0xFF], .jpeg),
        (Array("GIF89a".utf8), .gif), (Array("RIFF1234WEBP".utf8), .webp), (Array("RIFF1234WAVE".utf8), .other),
        (Array("%PDF-1.7".utf8), .pdf), ([0x50, 0x4B, 3, 4], .zip), ([0x1F, 0x8B], .gzip),
        (Array("bplist00".utf8), .binaryPropertyList),
        (Array("version https://git-lfs.github.com/spec/v1".utf8), .gitLFSPointer), (Array("<html>".utf8), .webPage),
        ([0xFF, 0xFE], .utf16), ([0, 5, 0x16, 7], .appleDouble), (Array("{}".utf8), .other), ([0x89], .other),
    ])
    func knowsKindsByTheFirstBytes(_ bytes: [UInt8], _ kind: ContentKind) {
        #expect(ContentKind(bytes) == kind)
    }

    private let files = [
        "manifest.json": "{}", "ios/Resources/a.json": "___PRODUCT___", "ios/Sources/A.swift": "// ___DATE___",
        "android/res/values/a.xml": "<resources><string name='a'/></resources>", "android/res/raw/a.txt": "x",
        "android/local.properties": "# c\na = 1\n b:2\n\nsdk.dir=/x=y\r\nlast=3", "images/a.png": "png",
        "docs/a.txt": "x",
    ]

    @Test func keepsWhatIsNeededOfTheFilesThat4DCopies() {
        let project = ControlProject(reading: FileTree(texts: files))
        #expect(
            project.contents.keys.sorted() == [
                "android/local.properties", "android/res/raw/a.txt", "android/res/values/a.xml", "images/a.png",
                "ios/Resources/a.json",
            ])
        #expect(project.contents["ios/Resources/a.json"]?.tags.map(\.value) == ["___PRODUCT___"])
        #expect(project.contents["android/res/values/a.xml"]?.xml?.declarations.count == 1)
        let properties = project.contents["android/local.properties"]?.properties ?? []
        #expect(properties.map(\.key.value) == ["a", "b", "sdk.dir", "last"])
        #expect(properties.map(\.value) == ["1", "2", "/x=y", "3"])
        // Only files in which a finding can show a place are kept.
        #expect(
            project.files.map(\.path) == [
                "android/local.properties", "android/res/values/a.xml", "ios/Resources/a.json", "ios/Sources/A.swift",
                "manifest.json",
            ])
    }

    @Test func tellsContentsApartAmongOtherControlsOnly() {
        #expect(ControlProject(reading: FileTree(texts: files)).fingerprints.isEmpty)
        let compared = ControlProject(reading: FileTree(texts: files), siblingsFolder: "").fingerprints
        #expect(compared["docs/a.txt"] == nil && compared.count == 6)
        #expect(Set(compared.values).count == 6)
    }
}
