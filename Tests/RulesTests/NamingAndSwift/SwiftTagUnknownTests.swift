import Findings
import Rules
import Testing

@Suite struct SwiftTagUnknownTests {
    private let rule = "swift-tag-unknown"

    @Test(arguments: ["// ___FILENAME___", "let a = \"___YEAR___\"", "class ___CLASS___ {}", "/* ___Date___ */"])
    func marksTheTag(_ line: String) throws {
        let sample = RowServiceSample.code(("import Eureka", line + "\nimport Eureka"))
        let finding = try sample.onlyFinding(of: rule)
        let place = sample.text(at: finding.location)
        #expect(line.contains(place) && place.hasPrefix("___") && place.hasSuffix("___"))
    }

    @Test func suggestsTheTagThatWasMeantAndSpeaksOfEachOnce() {
        let sample = RowServiceSample.code(("import Eureka", "// ___PACKAGE_NAME___ ___PACKAGE_NAME___\nimport Eureka"))
        #expect(sample.findings(of: rule).map(\.help) == ["did you mean \"___PACKAGENAME___\"?"])
    }

    @Test(arguments: [
        RowServiceSample.code(
            ("import Eureka", "// ___DATE___ ___FULLUSERNAME___ ___PACKAGENAME___ ___COPYRIGHT___\nimport Eureka")),
        RowServiceSample().with(["Tests/A.swift": "// ___FILENAME___"]),
        RowServiceSample.code(("import Eureka", "// ___FILENAME___")).manifestReplacing("true", "false"),
    ])
    func staysSilent(_ sample: RowServiceSample) {
        #expect(sample.findings(of: rule).isEmpty)
    }
}
