import Foundation
import InputctlCommands
import TestSupport
import Testing

/// Whole broken controls below `Fixtures/findings/`, with what is reported about each in every format.
@Suite struct FindingsFixtureTests {
    /// All but the one that the read-me shows.
    static let names: [String] = Repository.names(in: "Fixtures/findings").filter {
        !$0.contains(".") && $0 != "color-wheel"
    }
    static let formats: [(format: String, suffix: String)] = [
        ("text", ".txt"), ("concise", ".concise.txt"), ("json", ".json"),
    ]

    @Test(arguments: names, formats.map(\.format))
    func theReportIsAsRecorded(_ name: String, _ format: String) throws {
        let suffix = try #require(Self.formats.first { $0.format == format }).suffix
        let run = TestRun(["validate", "--quiet", "--format", format, Repository.path("Fixtures/findings/\(name)")])
        let report = run.output.replacing(Repository.path("Fixtures/findings/\(name)/"), with: "")
        expectGolden(Self.stable(report), at: "Fixtures/findings/\(name)\(suffix)")
        #expect(run.code == .findings)
        #expect(run.errors == "")
    }

    /// The report without what changes with every rule: how many there are, and the lists of those not applied.
    private static func stable(_ report: String) -> String {
        report.replacing(/"notChecked" : \[[^\u{1}]*?\n  \],/, with: "\"notChecked\" : [],")
            .replacing(/"rules" : \d+/, with: "\"rules\" : 0")
    }

    @Test func aTrailingCommaHidesNothingElse() {
        let run = TestRun([
            "validate", "--quiet", "--format", "concise", Repository.path("Fixtures/findings/kotlin-tutorial"),
        ])
        let places = run.output.split(separator: "\n").map { line in
            line.replacing(Repository.path("Fixtures/findings/kotlin-tutorial/"), with: "")
        }
        #expect(places.contains { $0.hasPrefix("manifest.json:7:26: error: ") && $0.hasSuffix("[json-syntax]") })
        #expect(places.contains { $0.hasPrefix("manifest.json:1:1: error: ") && $0.hasSuffix("[inject-missing]") })
    }

    @Test func tenMistakesAreTenFindingsAtTheirPlaces() throws {
        let run = TestRun(["validate", "--format", "json", Repository.path("Fixtures/findings/ten-mistakes")])
        let found = try JSONReport(run.output).findings.filter { $0.path == "manifest.json" }
        #expect(
            found.map { "\($0.rule) \($0.line):\($0.column)" } == [
                "json-syntax 2:5", "name-reserved 3:14", "type-unknown 4:23", "inject-not-boolean 5:16",
                "target-unknown 6:24", "key-misspelt 8:6", "rules-invalid 9:18", "json-syntax 10:20",
                "json-duplicate-key 11:6", "json-syntax 11:21",
            ])
        let bytes = Array(
            try Data(contentsOf: URL(fileURLWithPath: Repository.path("Fixtures/findings/ten-mistakes/manifest.json"))))
        for finding in found {
            #expect(bytes.indices.contains(finding.offset))
            let line = bytes[..<finding.offset].split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
            #expect(line.count == finding.line, "\(finding.rule)")
            let scalars = String(decoding: line.last ?? [], as: UTF8.self).unicodeScalars
            #expect(scalars.count + 1 == finding.column, "\(finding.rule)")
        }
    }
}
