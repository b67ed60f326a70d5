import Findings
import Rules
import TestSupport
import Testing

@Suite struct AssetsShapeTests {
    private static func manifest(_ assets: String) -> String {
        #"{"binding": "imageNamed", "choiceList": {"a": "a.png"}, "assets": \#(assets)}"#
    }

    @Test(
        arguments: [
            ("«[»]", "\"assets\" is a list, not an object", nil),
            ("«true»", "\"assets\" is a boolean, not an object", nil),
            (#"{"size": "«54»"}"#, "\"size\" is a string, not an integer or an object", #"{"size": 54}"#),
            (#"{"size": «[»40, 40]}"#, "\"size\" is a list, not an integer or an object", nil),
            (#"{"size": "«large»"}"#, "\"size\" is a string, not an integer or an object", nil),
            (
                #"{"size": {"width": "«40»", "height": 40}}"#, "\"width\" is a string, not a number",
                #"{"size": {"width": 40, "height": 40}}"#
            ),
            (#"{"size": {"height": «true»}}"#, "\"height\" is a boolean, not a number", nil),
            (#"{"tintable": "«True»"}"#, "\"tintable\" is a string, not true or false", #"{"tintable": true}"#),
            (#"{"tintable": «1»}"#, "\"tintable\" is a number, not true or false", nil),
            (#"{"tintables": "«fr»"}"#, "\"tintables\" is a string, not a list", nil),
            (#"{"format": "«jpg»"}"#, #"the format "jpg" is not one of png, pdf"#, nil),
            (#"{"format": "«.pdf»"}"#, #"the format ".pdf" is not one of png, pdf"#, #"{"format": "pdf"}"#),
            (#"{"format": «1»}"#, "\"format\" is a number, not a string", nil),
        ] as [(String, String, String?)])
    func marksAValueOfAnotherKind(_ marked: String, _ message: String, _ mended: String?) throws {
        let manifest = MarkedText(Self.manifest(marked))
        let found = findings(of: "assets-shape", inManifest: manifest.text)
        #expect(found.map(\.location.range) == [manifest.range])
        let finding = try #require(found.first)
        #expect(finding.severity == .warning)
        #expect(finding.message == message)
        #expect(fixed(finding, manifest.text) == mended.map(Self.manifest))
    }

    @Test(arguments: [
        "{}", "null", #"{"size": 54, "tintable": false, "tintables": ["fr"]}"#,
        #"{"size": {"width": 1, "height": 2.5}}"#,
        #"{"size": null, "format": "png", "other": []}"#, #"{"format": "PDF"}"#, "@", #"{"size": @}"#,
    ])
    func staysSilentOnWhat4DReads(_ assets: String) {
        #expect(findings(of: "assets-shape", inManifest: Self.manifest(assets)).isEmpty)
    }

    @Test(arguments: [
        #"{"target": "android", "binding": "imageNamed", "choiceList": {"a": "a.png"}, "assets": []}"#,
        #"{"choiceList": {"a": "b"}, "assets": []}"#,
    ])
    func isOfNoMatterForAndroidAloneAndWithoutPictures(_ manifest: String) {
        #expect(findings(of: "assets-shape", inManifest: manifest).isEmpty)
    }
}
