import Findings
import Rules
import Testing

@Suite struct InterfaceXmlTests {
    private let rule = "interface-xml"

    @Test(arguments: [("</subviews>", ""), ("id=\"a\"", "id=a"), ("File's Owner", "File & Owner")])
    func marksWhatIsNotWellFormed(_ old: String, _ new: String) throws {
        #expect(try InterfaceSample.with((old, new)).onlyFinding(of: rule).location.path == InterfaceSample.nib)
    }

    @Test func staysSilent() {
        #expect(InterfaceSample.with().findings(of: rule).isEmpty)
        #expect(InterfaceSample.with(more: ["Views/Old.xib": "<document>"]).findings(of: rule).isEmpty)
    }
}
