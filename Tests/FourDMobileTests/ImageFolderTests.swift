import FourDMobile
import InputControl
import SourceText
import Testing

@Suite struct ImageFolderTests {
    private func folder(_ files: [String], for platform: Platform) -> ImageFolder? {
        ImageFolder(in: FileTree(texts: Dictionary(uniqueKeysWithValues: files.map { ($0, "") })), for: platform)
    }

    @Test(arguments: [
        (["images/a", "Images/b", "IMAGES/c"], "images", "Images"), (["IMAGES/c", "Images/b"], "IMAGES", "Images"),
        (["images/a"], "images", "images"),
    ])
    func eachBuildHasItsOwnName(_ files: [String], _ ios: String, _ android: String) {
        #expect(folder(files, for: .ios)?.spelling == ios)
        #expect(folder(files, for: .android)?.spelling == android)
    }

    @Test func anotherCaseIsNotFoundEverywhere() {
        #expect(folder(["Images/b"], for: .ios)?.isFoundEverywhere == false)
        #expect(folder(["Images/b"], for: .android)?.isFoundEverywhere == true)
        #expect(folder(["IMAGES/b"], for: .android)?.isFoundEverywhere == false)
        #expect(folder(["image/c", "ios/images/c", "images"], for: .ios) == nil)
    }

    @Test func androidTakesWhatIsDirectlyInIt() {
        let found = folder(["images/b.png", "images/.DS_Store", "images/x/c.png", "images/a.png"], for: .android)
        #expect(found?.files == [".DS_Store", "a.png", "b.png", "x/c.png"])
        #expect(found?.copiedToAndroid == ["a.png", "b.png"])
    }
}
