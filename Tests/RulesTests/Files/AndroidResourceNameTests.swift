import Findings
import Rules
import Testing

@Suite struct AndroidResourceNameTests {
    @Test(arguments: [
        ("android/res/drawable/MyIcon.xml", "myicon.xml"), ("android/res/drawable/1st.png", "res_1st.png"),
        ("android/res/layout-land/my row.xml", "my_row.xml"), ("android/res/drawable/my.icon.png", "my_icon.png"),
        ("android/res/drawable/my.icon.9.png", "my_icon.9.png"), ("android/res/drawable/a.9.xml", "a_9.xml"),
        ("android/res/raw/été.txt", "_t_.txt"), ("android/res/drawable/-a.png", "_a.png"),
    ])
    func suggestsALegalName(_ path: String, _ name: String) throws {
        let files = ["manifest.json": #"{"name": "a", "target": "android"}"#, path: ""]
        let finding = try onlyFinding(of: "android-resource-name", in: files)
        #expect(finding.location == Location(path: path))
        #expect(finding.help == "rename it to \"\(name)\"")
    }

    @Test(arguments: ["class", "new", "true", "import", "native"])
    func refusesTheWordsOfJava(_ word: String) throws {
        let files = androidControl(["android/res/drawable/\(word).xml": "<vector/>"])
        let finding = try onlyFinding(of: "android-resource-name", in: files)
        #expect(finding.help == "rename it to \"res_\(word).xml\"")
        let values = androidControl(["android/res/values/\(word).xml": "<resources/>"])
        #expect(findings(of: "android-resource-name", in: values).isEmpty)
    }

    @Test(arguments: [
        "android/res/drawable/a_1.xml", "android/res/drawable/a.9.png", "android/res/values-fr/My-Strings.xml",
        "android/res/drawable/.DS_Store", "android/assets/My File.txt", "images/My-Picture.png",
        "android/res/drawable/_a.png", "android/res/values/My Strings.xml", "android/res/mipmap-anydpi-v26/a.xml",
        "android/res/README.md", "android/res/.gitkeep", "android/res/drawable/noExtension/.gitkeep",
    ])
    func staysSilentWhereAndroidDoesNotMind(_ path: String) {
        let files = ["manifest.json": #"{"name": "a", "target": "android"}"#, path: ""]
        #expect(findings(of: "android-resource-name", in: files).isEmpty)
    }

    @Test(arguments: [
        ("drawables", "drawable"), ("Drawable-hdpi", "drawable-hdpi"), ("layot-land", "layout-land"),
        ("value", "values"),
    ])
    func findsUnknownFoldersOnce(_ folder: String, _ meant: String) {
        let files = [
            "manifest.json": #"{"name": "a", "target": "android"}"#, "android/res/\(folder)/A.xml": "",
            "android/res/\(folder)/b/c.xml": "",
        ]
        let found = findings(of: "android-resource-name", in: files)
        #expect(found.map(\.location) == [Location(path: "android/res/\(folder)")])
        #expect(found.map(\.help) == ["did you mean \"\(meant)\"?"])
    }

    @Test func listsTheFoldersWhereNoneIsNear() {
        let files = ["manifest.json": #"{"name": "a", "target": "android"}"#, "android/res/pictures/a.xml": ""]
        let found = findings(of: "android-resource-name", in: files)
        #expect(found.first?.help?.contains("\"drawable\"") == true)
        #expect(found.map(\.severity) == [.error])
    }

    @Test(arguments: ["android/res/icon.xml", "android/res/drawable/icons/a.xml", "android/res/values/fr/a.xml"])
    func warnsOfFilesThatAreNotTaken(_ path: String) {
        let files = ["manifest.json": #"{"name": "a", "target": "android"}"#, path: ""]
        let found = findings(of: "android-resource-name", in: files)
        #expect(found.map(\.location) == [Location(path: path)])
        #expect(found.map(\.severity) == [.warning])
    }
}
