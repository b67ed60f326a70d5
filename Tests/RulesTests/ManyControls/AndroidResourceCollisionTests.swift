import Findings
import Rules
import Testing

@Suite struct AndroidResourceCollisionTests {
    private let rule = "android-resource-collision"

    private func files(_ one: String, _ other: String) -> [String: String] {
        TwoControls.android(["android/res/" + one: "<a>1</a>"], ["android/res/" + other: "<a>2</a>"])
    }

    @Test(arguments: [
        ("drawable/a.xml", "drawable/a.xml", Severity.warning), ("drawable/a.xml", "drawable/a.png", .error),
        ("layout/row.xml", "layout/row.xml", .warning), ("values-fr/strings.xml", "values-fr/strings.xml", .warning),
    ])
    func marksTheSecondFile(_ one: String, _ other: String, _ severity: Severity) throws {
        let finding = try onlyFinding(of: rule, in: files(one, other))
        #expect(finding.location.path == "phone2/android/res/" + other && finding.severity == severity)
    }

    @Test func marksAPictureOfASelectionControl() throws {
        let picture = [
            "flag/manifest.json": #"{"name": "flag", "choiceList": {"a": "fr.png"}}"#, "flag/images/fr.png": "1",
        ]
        for (name, severity) in [("flag_fr.png", Severity.warning), ("flag_fr.xml", .error)] {
            let files = TwoControls.android(["android/res/drawable/" + name: "2"], [:])
                .merging(picture) { file, _ in file }
            let finding = try onlyFinding(of: rule, in: files)
            #expect(finding.severity == severity)
        }
    }

    @Test func staysSilent() {
        #expect(findings(of: rule, in: files("drawable/a.xml", "drawable-hdpi/a.xml")).isEmpty)
        #expect(findings(of: rule, in: files("drawable/a.xml", "layout/a.xml")).isEmpty)
        #expect(findings(of: rule, in: files("values/a.xml", "values/b.xml")).isEmpty)
        let same = ["android/res/drawable/a.xml": "<a/>"]
        #expect(findings(of: rule, in: TwoControls.android(same, same)).isEmpty)
        let joined = TwoControls.android(
            ["android/res/values/strings.xml": "<resources><string name=\"a\"/></resources>"],
            ["android/res/values/strings.xml": "<resources><string name=\"b\"/></resources>"])
        #expect(findings(of: rule, in: joined).isEmpty)
    }
}
