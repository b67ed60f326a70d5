import Findings
import Rules
import Testing

@Suite struct NibMissingTests {
    private let rule = "nib-missing"

    private func sample(_ line: String, _ files: [String: String] = [:]) -> RowServiceSample {
        var sample = RowServiceSample().with(files)
        sample.code += "\nfinal class PickCell: Cell<String>, CellType {}\n\(line)\n"
        return sample
    }

    @Test(arguments: [
        "let provider = CellProvider<PickCell>(nibName: \"PickCel\", bundle: Bundle.main)",
        "let nib = UINib(nibName: \"PickCel\", bundle: nil)",
        "let nib = UINib(nibName: \"pickCell\", bundle: .main)",
        "let nib = UINib(nibName: \"PickCel\", bundle: Bundle(for: PickCell.self))",
        "let views = Bundle.main.loadNibNamed(\"PickCel\", owner: nil)",
        "let views = Bundle(for: PickCell.self).loadNibNamed(\"PickCel\", owner: nil)",
        "enum Names { static let nib = \"PickCel\" }\nlet cell = UINib(nibName: Names.nib, bundle: nil)",
    ])
    func suggestsTheFileThatIsThere(_ line: String) throws {
        let sample = sample(line, ["ios/Sources/PickCell.xib": "<document/>"])
        let finding = try sample.onlyFinding(of: rule)
        #expect(finding.severity == .error && finding.fix?.edits.map(\.edit.replacement) == ["PickCell"])
    }

    @Test(arguments: [
        "let nib = UINib(nibName: \"PickCell\", bundle: nil)",
        "let nib = UINib(nibName: String(describing: PickCell.self), bundle: nil)",
        "let board = UIStoryboard(name: \"Pick\", bundle: nil)",
    ])
    func reportsFilesThatAreNowhere(_ line: String) throws {
        #expect(try sample(line).onlyFinding(of: rule).message.hasPrefix("there is no "))
    }

    @Test(arguments: ["PickCell.xib", "ios/Views/PickCell.xib", "Sources/PickCell.xib"])
    func reportsAFileThatIsNotInTheApp(_ path: String) throws {
        let sample = sample("let nib = UINib(nibName: \"PickCell\", bundle: nil)", [path: "<document/>"])
        let finding = try sample.onlyFinding(of: rule)
        #expect(
            finding.message == "the nib \"PickCell\" is not in the app" && finding.notes.map(\.location.path) == [path])
        #expect(sample.findings(of: "ios-file-not-in-app").isEmpty)
    }

    @Test(arguments: [
        "let nib = UINib(nibName: \"PickCell\", bundle: nil)",
        "let nib = UINib(nibName: String(describing: PickCell.self), bundle: nil)",
        "let nib = UINib(nibName: \"PickCel\", bundle: Bundle.module)",
        "let nib = UINib(nibName: \"PickCel\", bundle: Bundle(for: FormViewController.self))",
        "func load(_ name: String) { _ = UINib(nibName: name, bundle: nil) }",
        "let nib = UINib(nibName: \"Pick\\(1)\", bundle: nil)",
        "struct UINib { let nibName: String }\nlet nib = UINib(nibName: \"PickCel\")",
        "let board = UIStoryboard(name: \"Main\", bundle: nil)",
        "let board = UIStoryboard(name: \"EmployeeListForm\", bundle: nil)",
        "let views = bundle.loadNibNamed(\"PickCel\", owner: nil)",
        "let view = QMobileView(nibName: \"PickCel\", bundle: nil)",
        "// UINib(nibName: \"PickCel\", bundle: nil)",
    ])
    func staysSilent(_ line: String) {
        #expect(sample(line, ["ios/Sources/Base.lproj/PickCell.xib": "<document/>"]).findings(of: rule).isEmpty)
    }
}
