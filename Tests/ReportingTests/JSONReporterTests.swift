import Findings
import Foundation
import Reporting
import SourceText
import TestSupport
import Testing

@Suite struct JSONReporterTests {
    static let sample: Report = {
        let manifest = "\u{FEFF}{\r\n\t\"name\": \"été\",\r\n\t\"type\": [\"txt\"]\r\n}\r\n"
        let place = range(of: "\"txt\"", in: manifest)
        return report(
            [
                Finding(
                    rule: "type-unknown", .error, "unknown type \"txt\"",
                    at: Location(path: "a/manifest.json", range: place, pointer: "/type/0"), label: "this one",
                    consequence: "the control is never offered", help: "write \"text\"",
                    notes: [Note("the name", at: Location(path: "a/manifest.json", range: 12..<18, pointer: "/name"))],
                    fix: FixIt("write \"text\"", in: "a/manifest.json", [TextEdit(place, "\"text\"")])),
                Finding(
                    rule: "images-folder", .warning, "\u{9B}31m", at: Location(path: "a/Images"),
                    notes: [Note("beside it", at: Location(path: "a"))]),
                Finding(rule: "r", .note, "not read", at: Location(path: "gone", range: 0..<1)),
            ], ["a/manifest.json": manifest],
            skipped: [SkippedCheck(path: "a/manifest.json", rules: ["kotlin-icon"], reason: "no Android")],
            displayPrefix: "../elsewhere/")
    }()

    @Test func writesTheWireFormat() {
        let text = JSONReporter(toolVersion: "1.2.3").render(Self.sample)
        expectGolden(text, at: "Tests/Expected/Reporting/report.json")
    }

    @Test func readsBack() throws {
        let text = JSONReporter(toolVersion: "1.2.3").render(Self.sample)
        let decoded = try JSONDecoder().decode(WireReport.self, from: Data(text.utf8))
        #expect(decoded == WireReport(Self.sample, toolVersion: "1.2.3"))
        let finding = try #require(decoded.findings.first { $0.rule == "type-unknown" })
        let range = try #require(finding.range)
        #expect(range.start.line == 3 && range.start.column == 11 && range.end.column == 16)
        #expect(range == finding.fix?.edits.first?.range)
        #expect(decoded.findings.allSatisfy { !$0.path.hasPrefix("..") })
    }

    @Test func leavesAFixOutWhenAFileOfItIsNotThere() {
        let edits = [
            FileEdit(path: "f", edit: TextEdit(0..<1, "")), FileEdit(path: "gone", edit: TextEdit(0..<1, "")),
        ]
        let finding = Finding(rule: "r", .error, "m", at: Location(path: "f"), fix: FixIt("half", edits))
        #expect(WireReport(report([finding], ["f": "x"]), toolVersion: "1").findings.first?.fix == nil)
        #expect(WireReport(report([finding], ["f": "x", "gone": "y"]), toolVersion: "1").findings.first?.fix != nil)
    }

    @Test func isTheSameInEveryRunAndFromEveryFolder() {
        let moved = Report(
            findings: Self.sample.findings.reversed(), skipped: Self.sample.skipped, controls: 1, files: 1,
            rules: 36, sources: Self.sample.sources, displayPrefix: "")
        let reporter = JSONReporter(toolVersion: "1.2.3")
        #expect(Array(reporter.render(Self.sample).utf8) == Array(reporter.render(moved).utf8))
    }
}
