import Foundation
import Testing

/// Python's jsonschema, where it is installed.
enum PythonJSONSchema {
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
