import Findings
import Foundation
import Reporting
import TestSupport
import Testing

@Suite struct ReportSchemaTests {
    private static let reports = [JSONReporterTests.sample, report([], controls: 0)]

    private func schema() throws -> SchemaCheck {
        SchemaCheck(try #require(try object(ReportSchema.text)))
    }

    private func object(_ text: String) throws -> [String: Any]? {
        try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any]
    }

    @Test func everyReportFits() throws {
        for report in Self.reports {
            let report = try #require(try object(JSONReporter(toolVersion: "1").render(report)))
            #expect(try schema().problems(in: report) == [])
        }
    }

    @Test func theSampleHasEveryPropertyThatTheSchemaNames() throws {
        let sample = try #require(try object(JSONReporter(toolVersion: "1").render(JSONReporterTests.sample)))
        var used: Set<String> = []
        var open: [Any] = [sample]
        while let value = open.popLast() {
            if let members = value as? [String: Any] {
                used.formUnion(members.keys)
                open += Array(members.values)
            }
            open += value as? [Any] ?? []
        }
        #expect(try schema().propertyNames.subtracting(used) == [])
    }

    @Test(
        arguments: [
            { $0["schemaVersion"] = 2 }, { $0["extra"] = 1 }, { $0["summary"] = nil }, { $0["findings"] = NSNull() },
            { $0["findings"] = [["rule": "r"]] }, { $0["tool"] = ["name": "inputctl", "version": ""] },
            { $0["notChecked"] = [["path": "a", "rules": ["A_B"], "reason": "r"]] },
            {
                $0["findings"] = [
                    ["rule": "r", "severity": "fatal", "message": "m", "path": "p", "notes": []] as [String: Any]
                ]
            },
        ] as [@Sendable (inout [String: Any]) -> Void])
    func refusesOtherDocuments(_ change: @Sendable (inout [String: Any]) -> Void) throws {
        var report = try #require(try object(JSONReporter(toolVersion: "1").render(JSONReporterTests.sample)))
        change(&report)
        #expect(try schema().problems(in: report) != [])
    }

    @Test(.enabled(if: PythonJSONSchema.isThere, "Python has no module jsonschema here"))
    func anotherValidatorAgrees() throws {
        for report in Self.reports {
            let text = JSONReporter(toolVersion: "1").render(report)
            #expect(try PythonJSONSchema.accepts(text, ReportSchema.text))
            let broken = text.replacingOccurrences(of: "\"controls\"", with: "\"Controls\"")
            #expect(try !PythonJSONSchema.accepts(broken, ReportSchema.text))
        }
    }
}
