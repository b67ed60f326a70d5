import Foundation
import InputctlCommands
import TestSupport
import Testing

/// `--format json` of the built tool, as a program in CI gets it.
@Suite struct JSONReportTests {
    static let names: [String] = FindingsFixtureTests.names

    @Test(arguments: names)
    func isTheSameInAnotherRunAndFromAnotherFolder(_ name: String) throws {
        let folder = Repository.path("Fixtures/findings")
        let options = ["validate", "--format", "json"]
        let runs = [
            try BuiltTool.run(options + ["Fixtures/findings/\(name)"], in: Repository.root),
            try BuiltTool.run(options + ["Fixtures/findings/\(name)"], in: Repository.root),
            try BuiltTool.run(options + ["\(folder)/\(name)/"], in: "/"),
            try BuiltTool.run(options + ["./\(name)"], in: folder),
            try BuiltTool.run(options, in: "\(folder)/\(name)"),
            try BuiltTool.run(options + ["../\(name)"], in: "\(folder)/\(name)"),
        ]
        #expect(runs.allSatisfy { $0.code == ExitCode.findings.rawValue })
        #expect(runs.allSatisfy { $0.output == runs[0].output })
        #expect(try !JSONReport(runs[0].output).findings.isEmpty)
    }

    /// The same controls at another place: a checkout elsewhere, a copy.
    @Test(arguments: names)
    func isTheSameInAnotherCheckout(_ name: String) throws {
        let original = try BuiltTool.run(["validate", "--format", "json", "Fixtures/findings/\(name)"])
        try withTemporaryFolder { folder in
            let copy = folder.path + "/elsewhere"
            try FileManager.default.copyItem(atPath: Repository.path("Fixtures/findings/\(name)"), toPath: copy)
            #expect(try BuiltTool.run(["validate", "--format", "json", copy]).output == original.output)
        }
    }

    @Test(.enabled(if: hasValidator, "there is no Python with jsonschema"), arguments: names)
    func isValidByTheSchemaThatTheToolPrints(_ name: String) throws {
        try withTemporaryFolder { folder in
            try folder.write([
                "schema.json": BuiltTool.run(["schema", "report"]).output,
                "report.json": BuiltTool.run(["validate", "--format", "json", "Fixtures/findings/\(name)"]).output,
            ])
            let run = try BuiltTool.runShell("python3 -c '\(Self.validator)' schema.json report.json", in: folder.path)
            #expect(run.code == 0, "\(run.errors)")
        }
    }

    @Test(.enabled(if: hasValidator, "there is no Python with jsonschema"))
    func theSchemaRefusesWhatIsNoReport() throws {
        try withTemporaryFolder { folder in
            try folder.write([
                "schema.json": BuiltTool.run(["schema", "report"]).output, "report.json": #"{"schemaVersion": 1}"#,
            ])
            #expect(
                try BuiltTool.runShell("python3 -c '\(Self.validator)' schema.json report.json", in: folder.path).code
                    != 0)
        }
    }

    private static let validator = """
        import json, sys, jsonschema
        schema, report = (json.load(open(name)) for name in sys.argv[1:])
        kind = jsonschema.validators.validator_for(schema)
        kind.check_schema(schema)
        kind(schema).validate(report)
        """
    private static let hasValidator = (try? BuiltTool.runShell("python3 -c 'import jsonschema'"))?.code == 0
}
