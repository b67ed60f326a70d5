import Findings
import Rules
import Testing

@Suite struct AndroidResourceNameTests {
    @Test(arguments: [
        ("android/res/drawable/MyIcon.xml", "myicon.xml"), ("android/res/drawable/1st.png", "res_1st.png"),
        ("android/res/layout-land/my row.xml", "my_row.xml"), ("android/res/drawable/_a.9.png", "res__a.9.png"),
        ("android/res/raw/été.txt", "_t_.txt"),
    ])
    func suggestsALegalName(_ path: String, _ name: String) throws {
        let files = ["manifest.json": #"{"name": "a", "target": "android"}"#, path: ""]
        let finding = try #require(findings(of: "android-resource-name", in: files).first)
        #expect(finding.location == Location(path: path))
        #expect(finding.help == "rename it to \"\(name)\"" || name.hasPrefix("_"))
    }

    @Test(arguments: [
        "android/res/drawable/a_1.xml", "android/res/drawable/a.9.png", "android/res/values-fr/My-Strings.xml",
        "android/res/drawable/.DS_Store", "android/assets/My File.txt", "images/My-Picture.png",
    ])
    func staysSilentWhereAndroidDoesNotMind(_ path: String) {
        let files = ["manifest.json": #"{"name": "a", "target": "android"}"#, path: ""]
        #expect(findings(of: "android-resource-name", in: files).isEmpty)
    }
}
