import Findings
import Rules
import Testing

@Suite struct AssetsCatalogTests {
    private let rule = "assets-catalog"

    @Test(arguments: [
        "ios/Resources/Email2.xcassets", "ios/Assets.xcassets", "ios/Sources/Assets.xcassets",
    ])
    func marksTheCatalog(_ path: String) throws {
        let sample = RowServiceSample().with([path + "/Contents.json": "{}"])
        #expect(sample.findings(of: rule).map(\.location.path) == [path])
    }

    @Test(arguments: ["template.svg", "template.gif", "layoutIconx2.png", "Template.SVG"])
    func marksAPictureThatIsNotCopied(_ name: String) throws {
        let path = "ios/Resources/Assets.xcassets/a.imageset/" + name
        let sample = RowServiceSample().with([path: "<svg/>"])
        let finding = try sample.onlyFinding(of: rule)
        #expect(finding.location.path == path)
        #expect(finding.consequence == "a.imageset has no picture in the app")
    }

    @Test(arguments: [
        RowServiceSample().with(["ios/Resources/Assets.xcassets/a.imageset/README.md": "a"]),
        RowServiceSample().with(["ios/Resources/assets.xcassets/a.imageset/Contents.json": "{}"]),
        RowServiceSample().with(["ios/Example/Assets.xcassets/Contents.json": "{}"]),
        RowServiceSample().with(["ios/Resources/Assets.xcassets/template.svg": "a"]),
        RowServiceSample().with(["ios/Resources/template.svg": "a", "template.svg": "a"]),
        RowServiceSample().with(["ios/Resources/Assets.xcassets/a.imageset/template.svg": "a"]).manifestReplacing(
            "true", "false"),
        RowServiceSample(), RowServiceSample().with(["ios/Resources/Assets.xcassets/a.imageset/Contents.json": "{}"]),
        RowServiceSample().with(["Assets.xcassets/Contents.json": "{}", "Demo/Assets.xcassets/Contents.json": "{}"]),
        RowServiceSample().with(["android/res/a.xcassets/Contents.json": "{}"]),
        RowServiceSample().with(["ios/Assets.xcassets/Contents.json": "{}"]).manifestReplacing("true", "false"),
        RowServiceSample().with(["ios/Assets.xcassets": "a file"]),
    ])
    func staysSilent(_ sample: RowServiceSample) {
        #expect(sample.findings(of: rule).isEmpty)
    }
}
