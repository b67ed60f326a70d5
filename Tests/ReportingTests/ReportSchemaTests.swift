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

/// As much of JSON Schema 2020-12 as the schema uses; a keyword that it does not know is a problem.
private struct SchemaCheck {
    private let root: [String: Any]

    init(_ root: [String: Any]) {
        self.root = root
    }

    func problems(in value: Any) -> [String] {
        problems(in: value, root, at: "")
    }

    /// The names under every `properties` of the schema.
    var propertyNames: Set<String> {
        var names: Set<String> = []
        var open: [Any] = [root]
        while let value = open.popLast() {
            if let members = value as? [String: Any] {
                if let properties = members["properties"] as? [String: Any] { names.formUnion(properties.keys) }
                open += Array(members.values)
            }
            open += value as? [Any] ?? []
        }
        return names
    }

    private func problems(in value: Any, _ schema: [String: Any], at place: String) -> [String] {
        schema.flatMap { keyword, argument -> [String] in
            switch keyword {
            case "$schema", "title", "description", "$defs": return []
            case "$ref": return problems(in: value, definition(argument), at: place)
            case "properties": return memberProblems(value, argument as? [String: Any] ?? [:], at: place)
            case "items":
                return (value as? [Any] ?? []).enumerated().flatMap { index, item in
                    problems(in: item, argument as? [String: Any] ?? [:], at: "\(place)/\(index)")
                }
            default: return holds(keyword, argument, value, schema) ? [] : ["\(place): \(keyword)"]
            }
        }
    }

    private func memberProblems(_ value: Any, _ properties: [String: Any], at place: String) -> [String] {
        (value as? [String: Any] ?? [:]).flatMap { key, member in
            problems(in: member, properties[key] as? [String: Any] ?? [:], at: "\(place)/\(key)")
        }
    }

    private func holds(_ keyword: String, _ argument: Any, _ value: Any, _ schema: [String: Any]) -> Bool {
        let members = value as? [String: Any]
        switch keyword {
        case "type": return type(of: value) == argument as? String
        case "const": return (value as? NSObject) == (argument as? NSObject)
        case "enum": return (argument as? [String] ?? []).contains { $0 == value as? String }
        case "required": return Set(argument as? [String] ?? [""]).isSubset(of: (members ?? [:]).keys)
        case "additionalProperties":
            let known = schema["properties"] as? [String: Any] ?? [:]
            return argument as? Bool == false && Set((members ?? [:]).keys).isSubset(of: known.keys)
        case "minLength": return (value as? String ?? "").count >= argument as? Int ?? .max
        case "minItems": return (value as? [Any] ?? []).count >= argument as? Int ?? .max
        case "minimum": return value as? Int ?? .min >= argument as? Int ?? .max
        case "pattern":
            return (value as? String)?.range(of: argument as? String ?? "$^", options: .regularExpression) != nil
        default: return false
        }
    }

    private func type(of value: Any) -> String {
        switch value {
        case is [String: Any]: "object"
        case is [Any]: "array"
        case is String: "string"
        case is Int: "integer"
        default: "other"
        }
    }

    private func definition(_ reference: Any) -> [String: Any] {
        let name = (reference as? String)?.split(separator: "/").last.map(String.init) ?? ""
        return (root["$defs"] as? [String: Any])?[name] as? [String: Any] ?? ["missing": name]
    }
}

/// Python's jsonschema, where it is installed.
private enum PythonJSONSchema {
    static let isThere = (try? run("import jsonschema; jsonschema.Draft202012Validator", "")) == 0

    static func accepts(_ document: String, _ schema: String) throws -> Bool {
        let program = """
            import json, sys, jsonschema
            document, schema = json.load(sys.stdin)
            jsonschema.Draft202012Validator.check_schema(schema)
            sys.exit(0 if jsonschema.Draft202012Validator(schema).is_valid(document) else 7)
            """
        let status = try run(program, "[\(document), \(schema)]")
        #expect(status == 0 || status == 7)
        return status == 0
    }

    private static func run(_ program: String, _ input: String) throws -> Int32 {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = ["python3", "-c", program]
        let pipe = Pipe()
        process.standardInput = pipe
        process.standardError = FileHandle.nullDevice
        try process.run()
        try pipe.fileHandleForWriting.write(contentsOf: Data(input.utf8))
        try pipe.fileHandleForWriting.close()
        process.waitUntilExit()
        return process.terminationStatus
    }
}
