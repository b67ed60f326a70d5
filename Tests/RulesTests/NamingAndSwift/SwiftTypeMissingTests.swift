import Findings
import Rules
import Testing

@Suite struct SwiftTypeMissingTests {
    private let rule = "swift-type-missing"
    private static let code = "let view = DSInitialView.createInstance(model: DSDataModel())"

    @Test(arguments: ["", "import DirectSelect\n"])
    func marksTheFirstType(_ head: String) throws {
        let sample = RowServiceSample.code(("import Eureka", head + Self.code))
        let findings = sample.findings(of: rule)
        #expect(findings.map { sample.places(of: $0) } == [["DSInitialView"]])
    }

    @Test(arguments: [
        RowServiceSample(),
        .code(("import Eureka", code)).with(["ios/DirectSelect.swift": "class DSInitialView {}\nclass DSDataModel {}"]),
        .code(("import Eureka", code)).with(["ios/DirectSelect.framework/Info.plist": ""]),
        .code(("import Eureka", "// DSInitialView")),
        .code(("import Eureka", code)).manifestReplacing("true", "false"),
    ])
    func staysSilent(_ sample: RowServiceSample) {
        #expect(sample.findings(of: rule).isEmpty)
    }
}
