import Findings
import Rules
import Testing

@Suite struct OutletUnconnectedTests {
    private let rule = "outlet-unconnected"
    private static let connection = "<outlet property=\"thumbnail\" destination=\"b\" id=\"g\"/>"

    @Test func marksTheOutlet() throws {
        let finding = try InterfaceSample.with((Self.connection, "")).onlyFinding(of: rule)
        #expect(finding.severity == .warning && finding.location.path == InterfaceSample.cell)
        #expect(finding.notes.map(\.location.path) == [InterfaceSample.nib])
    }

    @Test(arguments: [
        (connection, connection), ("customClass=\"PickCell\"", "customClass=\"Other\""),
        ("UIImageView!", "UIImageView?"),
        ("thumbnail.isHidden = true", "thumbnail = UIImageView()"),
        (connection, "<outletCollection property=\"thumbnail\" destination=\"b\" id=\"g\"/>"),
    ])
    func staysSilent(_ old: String, _ new: String) {
        let keepsConnection = old == Self.connection
        let sample =
            keepsConnection ? InterfaceSample.with((old, new)) : InterfaceSample.with((old, new), (Self.connection, ""))
        #expect(sample.findings(of: rule).isEmpty)
    }
}
