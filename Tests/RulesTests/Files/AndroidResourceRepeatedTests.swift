import Findings
import Rules
import Testing

@Suite struct AndroidResourceRepeatedTests {
    private let rule = "android-resource-repeated"

    @Test func marksTwoEndingsOfOneName() throws {
        let finding = try onlyFinding(
            of: rule, in: androidControl(["android/res/drawable/a.png": "", "android/res/drawable/a.xml": ""]))
        #expect(finding.location.path == "android/res/drawable/a.xml")
        #expect(finding.notes.map(\.location.path) == ["android/res/drawable/a.png"])
    }

    @Test(arguments: ["drawable/launch_screen.png", "drawable/logo.xml"])
    func knowsTheFilesOfTheApp(_ path: String) throws {
        let finding = try onlyFinding(of: rule, in: androidControl(["android/res/\(path)": ""]))
        #expect(finding.location.path == "android/res/\(path)")
    }

    @Test(arguments: [
        #"<string name="x">a</string><string name="x">b</string>"#,
        #"<color name="x">#fff</color><item type="color" name="x">#000</item>"#,
        #"<string-array name="x"/><array name="x"/>"#,
    ])
    func marksValuesOfOneName(_ values: String) throws {
        let files = androidControl(["android/res/values/a.xml": "<resources>\(values)</resources>"])
        let finding = try onlyFinding(of: rule, in: files)
        #expect(finding.location.path == "android/res/values/a.xml" && finding.notes.count == 1)
    }

    @Test(arguments: [
        ["drawable/a.png": "", "drawable-hdpi/a.png": ""], ["drawable/a.png": "", "raw/a.xml": ""],
        ["values/a.xml": #"<resources><string name="x">a</string><color name="x">#fff</color></resources>"#],
        [
            "values/a.xml": #"<resources><string name="x">a</string></resources>"#,
            "values-fr/a.xml": #"<resources><string name="x">a</string></resources>"#,
        ],
        ["values/a.xml": "", "values/a.txt": ""],
        ["values/a.xml": #"<resources><string name="x" product="a"/><string name="x" product="b"/></resources>"#],
    ])
    func staysSilent(_ files: [String: String]) {
        let files = Dictionary(uniqueKeysWithValues: files.map { ("android/res/" + $0, $1) })
        #expect(findings(of: rule, in: androidControl(files)).isEmpty)
    }
}
