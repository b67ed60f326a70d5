import Findings
import Rules
import Testing

@Suite struct RowClassMissingTests {
    private let rule = "row-class-missing"
    private static let made = RowServiceSample.code(("EmailRow(key)", "MyRow(key)"))

    @Test func marksTheRow() throws {
        let finding = try Self.made.onlyFinding(of: rule)
        #expect(Self.made.places(of: finding) == ["MyRow"])
        #expect(finding.help == "declare the class \"MyRow\" in a file below ios/Sources/")
    }

    @Test func findsTheClassThatWasMeant() throws {
        let sample = RowServiceSample.code(("EmailRow(key)", "ColrWheelRow(key)")).with([
            "ios/Sources/ColorWheelRow.swift": "final class ColorWheelRow: Row<EmailCell>, RowType {}"
        ])
        let finding = try sample.onlyFinding(of: rule)
        #expect(finding.help == "change \"ColrWheelRow\" to \"ColorWheelRow\"")
        #expect(sample.fixed(finding)?.findings(of: rule).isEmpty == true)
    }

    @Test func marksTheCell() throws {
        let sample = Self.made.with(["ios/MyRow.swift": "final class MyRow: Row<MyCell>, RowType {}"])
        #expect(sample.places(of: try sample.onlyFinding(of: rule)) == ["MyCell"])
        #expect(sample.with(["ios/MyCell.swift": "class MyCell: Cell<String>, CellType {}"]).findings(of: rule).isEmpty)
    }

    @Test(arguments: [
        ["ios/MyRow.swift": "final class MyRow: Row<EmailCell>, RowType {}"],
        ["ios/MyRow.swift": "typealias MyRow = EmailRow"], ["ios/MyRow.swift": "func MyRow(_ key: String) {}"],
        ["ios/MyRow.swift": "enum Rows { class MyRow {} }\nimport Foundation"],
        // A module that is not known may have it; so may one that only some builds have.
        ["ios/A.swift": "import Rows"], ["ios/A.swift": "#if canImport(Eureka)\nimport Eureka\n#endif"],
        // 4D does not compile the class: another rule reports it.
        ["ios/Rows/MyRow.swift": "final class MyRow: Row<EmailCell>, RowType {}"],
        // A file that cannot be read may hold it.
        ["ios/A.swift": "class A {"],
    ])
    func staysSilent(_ files: [String: String]) {
        #expect(Self.made.with(files).findings(of: rule).map(\.message) == [])
    }

    @Test(arguments: [
        "PushRow<String>(key)", "PickerInlineRow<Int>(key)", "Rows.MyRow(key)", "makeRow(key)", "PasswordRow(key)",
        "RatingRow(key)",
    ])
    func takesOtherExpressionsForWhatTheyMayBe(_ row: String) {
        #expect(RowServiceSample.code(("EmailRow(key)", row)).findings(of: rule).isEmpty)
    }
}
