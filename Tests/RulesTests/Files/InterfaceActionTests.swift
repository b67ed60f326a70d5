import Findings
import Rules
import Testing

@Suite struct InterfaceActionTests {
    private let rule = "interface-action"

    @Test(arguments: ["imageClickd:", "imageClicked"])
    func suggestsTheActionThatIsThere(_ selector: String) throws {
        let sample = InterfaceSample.with(("selector=\"imageClicked:\"", "selector=\"\(selector)\""))
        #expect(try sample.onlyFinding(of: rule).fix?.edits.map(\.edit.replacement) == ["imageClicked:"])
    }

    @Test(arguments: ["helper:", "nothingLikeIt:"])
    func reportsActionsThatObjectiveCDoesNotFind(_ selector: String) throws {
        let sample = InterfaceSample.with(("selector=\"close\"", "selector=\"\(selector)\""))
        #expect(try sample.onlyFinding(of: rule).fix == nil)
    }

    @Test(arguments: [
        ("close", "close"), ("Cell<String>, CellType", "SomebodysCell"),
        ("selector=\"close\"", "selector=\"endEditing:\""),
        ("imageClicked(_ sender", "imageClicked(sender"), ("@IBAction func close", "@objc func close"),
    ])
    func staysSilent(_ old: String, _ new: String) {
        var sample = InterfaceSample.with((old, new))
        if new.contains("(sender") {
            sample = InterfaceSample.with(
                (old, new), ("selector=\"imageClicked:\"", "selector=\"imageClickedWithSender:\""))
        }
        #expect(sample.findings(of: rule).isEmpty)
    }
}
