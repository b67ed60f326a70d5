import Findings
import Rules
import Testing

@Suite struct AndroidResourceEndingTests {
    private let rule = "android-resource-ending"

    @Test(arguments: [
        "drawable/readme.md", "drawable/icon.svg", "layout/row.json", "values/strings.txt", "font/a.woff",
        "mipmap-hdpi/a.bmp", "drawable/noending", "menu/menu.png", "anim/a.gif",
    ])
    func marksTheFile(_ path: String) throws {
        let finding = try onlyFinding(of: rule, in: androidControl(["android/res/\(path)": "x"]))
        #expect(finding.location.path == "android/res/\(path)" && finding.severity == .error)
    }

    @Test(arguments: [
        "drawable/a.xml", "drawable-hdpi/a.webp", "drawable/a.9.png", "font/a.ttf", "raw/a.anything", "raw/noending",
        "values-fr/strings.xml", "drawable/a.PNG", "drawable/.DS_Store", "unknown/a.md",
    ])
    func staysSilent(_ path: String) {
        #expect(findings(of: rule, in: androidControl(["android/res/\(path)": "x"])).isEmpty)
    }

    /// Of a selection control nothing below android/ is read.
    @Test func knowsWhatIsNotCopied() {
        let files = ["manifest.json": #"{"name": "a", "choiceList": {"a": "A"}}"#, "android/res/drawable/a.md": ""]
        #expect(findings(of: rule, in: files).isEmpty)
    }
}
