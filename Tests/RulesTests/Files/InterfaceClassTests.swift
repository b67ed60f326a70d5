import Findings
import Rules
import Testing

@Suite struct InterfaceClassTests {
    private let rule = "interface-class"

    @Test(arguments: ["PickCel", "Pickcell", "PickCelll"])
    func suggestsTheClassThatIsThere(_ name: String) throws {
        let finding = try InterfaceSample.with(("customClass=\"PickCell\"", "customClass=\"\(name)\"")).onlyFinding(
            of: rule)
        #expect(finding.severity == .error && finding.fix?.edits.map(\.edit.replacement) == ["PickCell"])
    }

    @Test func warnsOfAClassWhoseFileIsNotThere() throws {
        var sample = InterfaceSample.with()
        sample.files[InterfaceSample.cell] = nil
        #expect(try sample.onlyFinding(of: rule).severity == .warning)
    }

    @Test(arguments: [
        ("", ""),
        ("customClass=\"PickCell\" customModule=\"Demo\" customModuleProvider=\"target\"", "customClass=\"Other\""),
        (
            "customClass=\"PickCell\" customModule=\"Demo\" customModuleProvider=\"target\"",
            "customClass=\"PickCel\" customModule=\"Eureka\""
        ),
        ("customClass=\"PickCell\"", "customClass=\"IconLabel\""),
        // The class of the owner is a word for Xcode.
        ("id=\"-1\"", "id=\"-1\" customClass=\"PickCel\""),
        ("public class PickCell", "@objc(PickCell) public class Picked"),
    ])
    func staysSilent(_ old: String, _ new: String) {
        let sample = old.isEmpty ? InterfaceSample.with() : InterfaceSample.with((old, new))
        #expect(sample.findings(of: rule).isEmpty)
    }
}
