import Findings
import Rules
import Testing

@Suite struct FileNameTagTests {
    private let rule = "file-name-tag"

    @Test(arguments: [
        ("ios/Sources/___NAME___Row.swift", "ios/Sources/___NAME___Row.swift", "Row.swift"),
        ("ios/Sources/___TABLE___/A.swift", "ios/Sources/___TABLE___", ""),
    ])
    func marksTheName(_ path: String, _ place: String, _ name: String) throws {
        let finding = RowServiceSample().with([path: "struct A {}", path + "2": ""]).findings(of: rule).first
        let found = try #require(finding)
        #expect(found.location.path == place && found.consequence == "the app has \"\(name)\"")
    }

    @Test(arguments: ["ios/Sources/___PRODUCT___Row.swift", "___NAME___/A.swift", "ios/Sources/__NAME__.swift"])
    func staysSilent(_ path: String) {
        #expect(RowServiceSample().with([path: ""]).findings(of: rule).isEmpty)
    }
}
