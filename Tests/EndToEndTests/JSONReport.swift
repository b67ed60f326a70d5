import Foundation
import Testing

/// A report in JSON as a program reads it: what is not as documented is a failure.
struct JSONReport {
    struct Finding {
        let rule: String
        let severity: String
        let message: String
        let path: String
        let line: Int
        let column: Int
        let offset: Int
    }

    let findings: [Finding]

    /// `path: why` of what could not be read.
    let unread: [String]

    /// Reads the report with Foundation, and holds it against what is documented of its structure.
    init(_ text: String) throws {
        let object = try #require(JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
        #expect(object["schemaVersion"] as? Int == 1)
        let tool = try #require(object["tool"] as? [String: Any])
        #expect(tool["name"] as? String == "inputctl")
        #expect(tool["version"] is String)
        findings = try #require(object["findings"] as? [[String: Any]]).map(Finding.init)
        unread = try #require(object["notChecked"] as? [[String: Any]]).compactMap { entry in
            let path = try #require(entry["path"] as? String)
            let reason = try #require(entry["reason"] as? String)
            return try #require(entry["rules"] as? [String]).isEmpty ? "\(path): \(reason)" : nil
        }
        let summary = try #require(object["summary"] as? [String: Int])
        #expect(summary.keys.sorted() == ["controls", "errors", "files", "notes", "rules", "rulesRun", "warnings"])
        #expect(["errors", "warnings", "notes"].compactMap { summary[$0] }.reduce(0, +) == findings.count)
    }
}

extension JSONReport.Finding {
    init(_ object: [String: Any]) throws {
        rule = try #require(object["rule"] as? String)
        path = try #require(object["path"] as? String)
        severity = try #require(object["severity"] as? String)
        #expect(["error", "warning", "note"].contains(severity))
        message = try #require(object["message"] as? String)
        #expect(!message.isEmpty)
        #expect((object["fingerprint"] as? String)?.count == 16)
        #expect(object["notes"] is [[String: Any]])
        let range = object["range"] as? [String: Any]
        let start = range?["start"] as? [String: Int]
        let end = range?["end"] as? [String: Int]
        #expect((start == nil) == (end == nil))
        line = start?["line"] ?? 0
        column = start?["column"] ?? 0
        offset = start?["offset"] ?? 0
        #expect(offset <= end?["offset"] ?? 0)
        if let fix = object["fix"] as? [String: Any] {
            #expect(fix["title"] is String)
            #expect((fix["edits"] as? [[String: Any]])?.isEmpty == false)
        }
    }
}
