import Findings
import InputControl
import Rules
import Testing

@Suite struct ArchiveEndingTests {
    private let rule = "archive-ending"

    @Test func marksTheArchive() throws {
        for name in ["a.ZIP", "a.Zip"] {
            let control = ControlProject(
                reading: FileTree(texts: ["manifest.json": #"{"name": "a", "target": "android"}"#]), in: name,
                archive: name)
            let found = RuleEngine.check([control], rules: RuleRegistry.all.filter { $0.info.id == rule }).findings
            #expect(found.map(\.location.path) == [name])
            #expect(found.first?.help == "rename it to \"a.zip\"")
        }
    }

    @Test(arguments: [("a.zip", "android"), ("a.ZIP", "ios")])
    func staysSilent(_ name: String, _ target: String) {
        let control = ControlProject(
            reading: FileTree(texts: ["manifest.json": #"{"name": "a", "target": "\#(target)"}"#]), in: name,
            archive: name)
        #expect(RuleEngine.check([control], rules: RuleRegistry.all.filter { $0.info.id == rule }).findings.isEmpty)
    }
}
