import Findings
import Rules
import Testing

@Suite struct IosFolderNameTests {
    private let rule = "ios-folder-name"

    @Test(arguments: [
        ("ios/Sources/Sources/A.swift", "Sources/A.swift"), ("ios/Resources/ResourcesFr/a.json", "Resources/Fr/a.json"),
        ("ios/Settings/Settings2/a.plist", "Settings/2/a.plist"),
        ("ios/Resources/ResourcesList.json", "Resources/List.json"), ("ios/sources/SOURCES/A.swift", "sources/A.swift"),
    ])
    func saysWhereTheProjectLooks(_ path: String, _ place: String) throws {
        let finding = try RowServiceSample().with([path: "{}"]).onlyFinding(of: rule)
        #expect(finding.location.path == path && finding.severity == .warning)
        #expect(finding.consequence?.contains("\"\(place)\"") == true)
    }

    @Test func speaksOfAFolderOnce() {
        let sample = RowServiceSample().with(["ios/Sources/Sources/A.swift": "", "ios/Sources/Sources/B.swift": ""])
        #expect(sample.findings(of: rule).count == 1)
    }

    /// 4D adds the files of a folder before those of its folders, so that Fr is a group by then.
    @Test func dependsOnTheGroupsThatAreThere() {
        let deep = RowServiceSample().with(["ios/Resources/Fr/Resources2/a.json": ""])
        #expect(deep.findings(of: rule).count == 1)
        #expect(deep.with(["ios/Resources/Fr/b.json": ""]).findings(of: rule).isEmpty)
    }

    @Test(arguments: [
        "ios/Sources/Forms/Actions/A.swift", "ios/Sources/Forms/FormsA.swift", "ios/Sources/MySources/A.swift",
        "ios/Sources2/Sources2/A.swift", "Sources/Sources/A.swift",
        "ios/Resources/fr.lproj/a.strings",
    ])
    func staysSilent(_ path: String) {
        #expect(RowServiceSample().with([path: ""]).findings(of: rule).isEmpty, "\(path)")
    }
}
