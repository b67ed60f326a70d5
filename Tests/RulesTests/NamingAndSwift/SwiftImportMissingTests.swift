import Findings
import Rules
import Testing

@Suite struct SwiftImportMissingTests {
    private let rule = "swift-import-missing"

    @Test(arguments: ["let color = UIColor.red", "class Cell: UITableViewCell {}", "func a() -> UIView { b() }"])
    func marksTheFirstNameAndAddsTheImport(_ code: String) throws {
        let sample = RowServiceSample().codeReplacing("@objc(", "\(code)\nlet device: UIDevice\n@objc(")
        let finding = try sample.onlyFinding(of: rule)
        #expect(code.contains(sample.places(of: finding)[0]))
        #expect(finding.severity == .note)
        let fixed = try #require(sample.fixed(finding))
        #expect(fixed.code.hasPrefix("import Eureka\nimport UIKit\nimport QMobileUI\n"))
        #expect(fixed.findings(of: rule).isEmpty)
    }

    @Test(arguments: [
        RowServiceSample(),
        .code(("import Eureka", "import UIKit\nlet a = UIColor.red")),
        .code(("import Eureka", "import ContactsUI\nlet a = UIColor.red")),
        .code(("import Eureka", "struct UIThing {}\nlet a = UIThing()")),
        .code(("import Eureka", "let UI = 1\nlet a = UI + UIx")),
        .code(("import Eureka", "// UIColor\nlet a = \"UIColor\"")),
        .code(("import Eureka", "let a = UIColor.red")).manifestReplacing("true", "false"),
    ])
    func staysSilent(_ sample: RowServiceSample) {
        #expect(sample.findings(of: rule).isEmpty)
    }
}
