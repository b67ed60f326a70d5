import Findings
import Rules
import Testing

@Suite struct ImageFileKindTests {
    private static func files(
        _ names: [String], _ manifest: String = #"{"binding": "imageNamed", "choiceList": {"a": "a.png"}}"#
    ) -> [String: String] {
        Dictionary(uniqueKeysWithValues: names.map { ("images/" + $0, "") }).merging(["manifest.json": manifest]) { $1 }
    }

    @Test(arguments: [
        (["a.png", "README.txt"], [#""README.txt" is not a picture that Android accepts"#]),
        (["a.png", "LICENSE"], [#""LICENSE" is not a picture that Android accepts"#]),
        (["a.pdf", "b.pdf"], [#"Android does not accept pictures with the extension ".pdf", such as "a.pdf""#]),
        (
            ["Thumbs.db", "a.PDF", "b.pdf"],
            [
                #""Thumbs.db" is not a picture that Android accepts"#,
                #"Android does not accept pictures with the extension ".pdf", such as "a.PDF""#,
            ]
        ),
    ])
    func marksEachEndingOnce(_ names: [String], _ messages: [String]) {
        let found = findings(of: "image-file-kind", in: Self.files(names))
        #expect(found.map(\.message) == messages)
        #expect(found.allSatisfy { $0.severity == .error })
    }

    @Test(arguments: [
        files(["README.txt"], #"{"choiceList": ["a"]}"#),
        files(["README.txt"], #"{"choiceList": {"dataSource": {"dataClass": "A", "field": "b"}}}"#),
    ])
    func theBindingDoesNotMatter(_ files: [String: String]) {
        #expect(findings(of: "image-file-kind", in: files).map(\.location.path) == ["images/README.txt"])
    }

    @Test(arguments: [
        files(["a.png", "b.PNG", "c.jpg", "d.jpeg", "e.gif", "f.webp", "g.svg", "h.xml", "i.9.png"]),
        files([".DS_Store", "x/README.txt"]), files(["a.txt"], #"{"choiceList": ["a"], "target": "ios"}"#),
        files(["a.txt"], #"{"name": "a", "inject": true, "capabilities": {}}"#),
    ])
    func staysSilentAboutPicturesAndWhatIsNotCopied(_ files: [String: String]) {
        #expect(findings(of: "image-file-kind", in: files).isEmpty)
    }
}
