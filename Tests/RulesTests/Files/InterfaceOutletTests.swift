import Findings
import Rules
import Testing

@Suite struct InterfaceOutletTests {
    private let rule = "interface-outlet"

    @Test(arguments: ["thumbnai", "Thumbnail", "thumbnial"])
    func suggestsTheOutletThatIsThere(_ name: String) throws {
        let sample = InterfaceSample.with(("property=\"thumbnail\"", "property=\"\(name)\""))
        let finding = try sample.onlyFinding(of: rule)
        #expect(finding.severity == .error && finding.fix?.edits.map(\.edit.replacement) == ["thumbnail"])
        #expect(sample.findings(of: "outlet-unconnected").isEmpty)
    }

    @Test(arguments: [
        ("property=\"thumbnail\"", "property=\"nothingLikeIt\""), ("property=\"thumbnail\"", "property=\"total\""),
        ("@IBOutlet weak var", "weak var"),
    ])
    func reportsOutletsThatObjectiveCDoesNotFind(_ old: String, _ new: String) throws {
        #expect(try InterfaceSample.with((old, new)).onlyFinding(of: rule).fix == nil)
    }

    @Test(arguments: [
        ("", ""), ("Cell<String>, CellType", "SomebodysCell"), ("@IBOutlet weak var", "@objc weak var"),
        ("public class", "@objcMembers public class"),
        ("weak var thumbnail", "func setThumbnail(_ view: UIView) {}\n    var t"),
        ("property=\"accessoryView\"", "property=\"backgroundView\""), ("Cell<String>, CellType", "BaseCell"),
    ])
    func staysSilent(_ old: String, _ new: String) {
        var sample = old.isEmpty ? InterfaceSample.with() : InterfaceSample.with((old, new))
        let cell = sample.files[InterfaceSample.cell] ?? ""
        sample.files[InterfaceSample.cell] = cell.replacing("@IBOutlet @objc", with: "@objc")
        #expect(sample.findings(of: rule).isEmpty)
    }
}
