import Findings
import Rules
import Testing

@Suite struct AndroidValuesJoinedTests {
    private let rule = "android-values-joined"
    private static let value = #"<string name="a">x</string>"#

    @Test func marksTheFirstFileAndShowsTheOthers() throws {
        let files = androidControl([
            "android/res/values/a.xml": "<resources>\(Self.value)</resources>",
            "android/res/values/b.xml": "<resources>\(Self.value)</resources>",
        ])
        let finding = try onlyFinding(of: rule, in: files)
        #expect(finding.location.path == "android/res/values/a.xml" && finding.severity == .warning)
        #expect(finding.notes.map(\.location.path) == ["android/res/values/b.xml"])
    }

    @Test(arguments: [
        ("values/a.xml", "<resources xmlns:tools=\"x\">\(value)</resources>"),
        ("values-fr/a.xml", "<resources>\(value)</resources>"), ("values/a.xml", "<resources></resources>"),
        ("drawable/a.xml", "<vector/>"),
    ])
    func staysSilent(_ path: String, _ text: String) {
        #expect(findings(of: rule, in: androidControl(["android/res/\(path)": text])).isEmpty)
    }
}
