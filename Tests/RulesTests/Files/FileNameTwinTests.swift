import Findings
import InputControl
import Rules
import Testing

@Suite struct FileNameTwinTests {
    private let rule = "file-name-twin"

    @Test(arguments: [
        (["manifest.json", "Manifest.json"], Severity.error),
        (["ios/Sources/PickRow.swift", "ios/Sources/pickrow.swift"], .error),
        (["ios/Sources/A.swift", "ios/sources/a.swift"], .error), (["README.md", "readme.md"], .warning),
        (["ios/Email/A.txt", "ios/Email/a.txt"], .warning),
    ])
    func marksFilesThatDifferInCaseOnly(_ paths: [String], _ severity: Severity) throws {
        let files = Dictionary(uniqueKeysWithValues: paths.map { ($0, #"{"name": "a", "inject": true}"#) })
        let found = findings(of: rule, in: ["manifest.json": #"{"name": "a"}"#].merging(files) { _, file in file })
        #expect(found.map(\.severity) == [severity])
        #expect(Set(found.map(\.location.path) + found.flatMap(\.notes).map(\.location.path)) == Set(paths))
    }

    @Test func marksAccentsThatAreWrittenInTwoWays() {
        let paths = ["images/e\u{301}.png", "images/\u{E9}.png", "manifest.json"]
        let entries = paths.map { FileTree.Entry(path: $0, kind: .file) } + [.init(path: "images", kind: .folder)]
        let tree = FileTree(entries: entries) { path, _ in
            path == "manifest.json" ? .success(Array(#"{"name": "a", "choiceList": {"a": "A"}}"#.utf8)) : .success([])
        }
        let report = RuleEngine.check(
            [ControlProject(reading: tree)], rules: RuleRegistry.all.filter { $0.info.id == rule })
        #expect(report.findings.map(\.severity) == [.error])
    }

    @Test(arguments: [["ios/A/a.swift", "ios/B/a.swift"], ["a.txt", "a.md"], ["images/a.png", "Images/b.png"]])
    func staysSilent(_ paths: [String]) {
        let files = Dictionary(uniqueKeysWithValues: paths.map { ($0, "") })
        #expect(findings(of: rule, in: files).isEmpty)
    }
}
