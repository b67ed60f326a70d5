import Findings
import Rules
import Testing

@Suite struct AndroidFileNotInAppTests {
    private let rule = "android-file-not-in-app"

    @Test(arguments: [
        ("android/assets/list.json", "android/assets"), ("android/libs/chart.aar", "android/libs"),
        ("android/AndroidManifest.xml", "android/AndroidManifest.xml"), ("android/src/main/res/a.xml", "android/src"),
        ("android/drawable/icon.xml", "android/drawable"),
        ("android/inputControl/icon.png", "android/inputControl/icon.png"),
        ("android/java/A.java", "android/java"),
    ])
    func marksTheFolderOrFile(_ path: String, _ place: String) throws {
        let finding = try onlyFinding(of: rule, in: androidControl([path: "x", path + "2": "x"]))
        #expect(finding.location.path == place && finding.severity == .warning)
    }

    @Test(arguments: [
        "android/res/drawable/a.xml", "android/local.properties", "android/README.md", "android/build.gradle",
        "android/inputControl/Helper.java", "android/inputControl/sub/A.kt", "android/.idea/a.xml", "assets/a.json",
        "android/src/main/A.kt",
    ])
    func staysSilent(_ path: String) {
        #expect(findings(of: rule, in: androidControl([path: "x"])).isEmpty)
    }
}
