import Findings
import Rules
import Testing

@Suite struct RowConformanceTests {
    private let rule = "row-conformance"

    private static func sample(_ classes: String) -> RowServiceSample {
        let sample = RowServiceSample.code(("EmailRow(key)", "MyRow(key)"))
        return sample.with([RowServiceSample.codePath: sample.code + classes + "\n"])
    }

    @Test func marksTheRowAndWhereItIsMade() throws {
        let sample = Self.sample("final class MyRow: Row<EmailCell> {}")
        let finding = try sample.onlyFinding(of: rule)
        #expect(sample.places(of: finding) == ["MyRow", "MyRow"])
        #expect(sample.fixed(finding)?.findings(of: rule).isEmpty == true)
    }

    @Test func marksTheCellAndTheRowThatHasIt() throws {
        let sample = Self.sample("class MyCell: Cell<String> {}\nfinal class MyRow: Row<MyCell>, RowType {}")
        let finding = try sample.onlyFinding(of: rule)
        #expect(sample.places(of: finding) == ["MyCell", "MyCell"])
        #expect(finding.message == "the class \"MyCell\" does not conform to CellType")
        #expect(sample.fixed(finding)?.findings(of: rule).isEmpty == true)
    }

    @Test(arguments: [
        // Nothing is known of what these inherit.
        "final class MyRow: OtherRow<EmailCell> {}", "final class MyRow: Row<EmailCell>, Other {}",
        // Made in another way, or not at all.
        "final class YourRow: Row<EmailCell> {}\ntypealias MyRow = EmailRow",
        // A protocol of the control may say more.
        "protocol My: RowType {}\nfinal class MyRow: Row<EmailCell>, My {}",
        "extension Row { convenience init(_ key: String) { self.init(tag: key) } }\nfinal class MyRow: Row<EmailCell> {}",
        "#if FLAG\nfinal class MyRow: Row<EmailCell> {}\n#endif",
    ])
    func staysSilent(_ classes: String) {
        #expect(Self.sample(classes).findings(of: rule).map(\.message) == [])
    }
}
