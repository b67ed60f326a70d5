import FourDMobile
import InputControl
import Testing

@Suite struct ImageFolderTests {
    private func folder(_ files: [String]) -> ImageFolder? {
        ImageFolder(in: FileTree(texts: Dictionary(uniqueKeysWithValues: files.map { ($0, "") })))
    }

    @Test func prefersTheNameThatEveryPlatformTakes() {
        #expect(folder(["images/a", "Images/b", "IMAGES/c"])?.spelling == "images")
        #expect(folder(["IMAGES/c", "Images/b"])?.spelling == "Images")
        #expect(folder(["IMAGES/c"])?.spelling == "IMAGES")
        #expect(folder(["image/c", "ios/images/c", "images"]) == nil)
    }

    @Test func androidTakesWhatIsDirectlyInIt() {
        let found = folder(["images/b.png", "images/.DS_Store", "images/x/c.png", "images/a.png"])
        #expect(found?.files == [".DS_Store", "a.png", "b.png", "x/c.png"])
        #expect(found?.androidPictures == ["a.png", "b.png"])
    }
}
