import Findings
import Rules
import Testing

@Suite struct AssetsCollisionTests {
    private let rule = "assets-collision"
    private static let catalog = "ios/Resources/Assets.xcassets/"

    private func found(_ one: [String: String], _ other: [String: String]) -> [Finding] {
        func inCatalog(_ files: [String: String]) -> [String: String] {
            Dictionary(uniqueKeysWithValues: files.map { (Self.catalog + $0, $1) })
        }
        return findings(of: rule, in: TwoControls.ios(inCatalog(one), inCatalog(other)))
    }

    @Test func marksASetThatIsOverwritten() throws {
        let found = found(["a.imageset/a.png": "1"], ["a.imageset/a.png": "2"])
        #expect(found.map(\.location.path) == ["phone2/" + Self.catalog + "a.imageset"])
        #expect(found.map(\.severity) == [.warning])
        #expect(findings(of: "ios-file-collision", in: TwoControls.ios([:], [:])).isEmpty)
    }

    @Test func marksASetOfOneNameInAnotherFolder() {
        #expect(found(["Email/a.imageset/a.png": "1"], ["Phone/a.imageset/a.png": "2"]).count == 1)
        #expect(found(["a.colorset/Contents.json": "1"], ["b/a.colorset/Contents.json": "2"]).count == 1)
    }

    @Test func staysSilent() {
        #expect(found(["a.imageset/a.png": "1"], ["a.imageset/a.png": "1"]).isEmpty)
        #expect(found(["a.imageset/a.png": "1"], ["a.colorset/Contents.json": "1"]).isEmpty)
        #expect(found(["InputControls/Contents.json": "{}"], ["InputControls/Contents.json": "{}"]).isEmpty)
        #expect(found(["a.imageset/a.png": "1"], ["b.imageset/a.png": "2"]).isEmpty)
    }
}
