import Findings
import Rules
import SourceText
import Testing

@Suite struct DataSourceSpellingTests {
    private static func manifest(_ dataClass: String, _ field: String, _ more: String = "") -> String {
        #"{"choiceList": {"dataSource": {"dataClass": "\#(dataClass)", "field": "\#(field)"}}\#(more)}"#
    }

    private static let both = #", "target": ["ios", "android"]"#

    @Test(arguments: [
        ("Employee", "LastName", ["field \"LastName\" \"lastName\""]), ("Employee", "ID", ["field \"ID\" \"__ID\""]),
        ("Employee", "iD", ["field \"iD\" \"id\""]), ("Employee", "first name", ["field \"first name\" \"firstname\""]),
        ("Employee", "prénom", ["field \"prénom\" \"prenom\""]),
        ("Employee", "tax-free", ["field \"tax-free\" \"tax_free\""]),
        ("Employee", "data", ["field \"data\" \"qmobile_data\""]),
        ("employee", "name", ["table \"employee\" \"Employee\""]),
        ("_Log", "name", ["table \"_Log\" \"Q_Log\""]),
        ("my table", "Name", ["table \"my table\" \"Mytable\"", "field \"Name\" \"name\""]),
    ])
    func namesTheTableAndFieldOfTheApp(_ dataClass: String, _ field: String, _ names: [String]) {
        let found = findings(of: "data-source-spelling", inManifest: Self.manifest(dataClass, field, Self.both))
        #expect(found.map(\.message) == names.map { "Android apps probably call the \($0)" })
        #expect(found.allSatisfy { $0.severity == .warning && $0.fix == nil })
    }

    @Test(arguments: [("Employee", "lastName"), ("Employee", "name"), ("T_2", "x"), ("Employee", "")])
    func staysSilentWhereBothPlatformsUseOneName(_ dataClass: String, _ field: String) {
        #expect(findings(of: "data-source-spelling", inManifest: Self.manifest(dataClass, field, Self.both)).isEmpty)
    }

    @Test func isANoteWhereTheManifestDoesNotListAndroid() throws {
        let manifest = Self.manifest("Employee", "LastName")
        #expect(try onlyFinding(of: "data-source-spelling", inManifest: manifest).severity == .note)
        let files = ["manifest.json": manifest, "ios/Sources/A.swift": ""]
        #expect(try onlyFinding(of: "data-source-spelling", in: files).severity == .note)
        let ios = Self.manifest("Employee", "LastName", #", "target": "ios""#)
        #expect(findings(of: "data-source-spelling", inManifest: ios).isEmpty)
    }

    @Test func writesTheNameOfTheAppWhereAndroidIsAlone() throws {
        let manifest = Self.manifest("Employee", "LastName", #", "target": "android""#)
        let finding = try onlyFinding(of: "data-source-spelling", inManifest: manifest)
        #expect(fixed(finding, manifest) == Self.manifest("Employee", "lastName", #", "target": "android""#))
    }

    @Test func theCurrentEntityNeedsNoTable() {
        let manifest =
            #"{"choiceList": {"dataSource": {"dataClass": "item", "field": "Sizes", "currentEntity": true}}\#(Self.both)}"#
        #expect(marked(by: "data-source-spelling", inManifest: manifest) == ["Sizes"])
    }
}
