import Reporting

/// `inputctl schema`
enum SchemaCommand: Command {
    /// The schemas by their names.
    private static let schemas: [(name: String, text: String)] = [("report", ReportSchema.text)]

    static let usage = CommandUsage(
        name: "schema", arguments: "report", argumentCount: 1...1,
        summary: "print the JSON Schema of the JSON that the tool prints",
        discussion: ["report: the output of validate --format json."])

    static func run(_ arguments: ParsedArguments, _ console: Console) throws(UsageError) -> ExitCode {
        let name = arguments.operands.first ?? ""
        guard let schema = schemas.first(where: { $0.name == name }) else {
            throw .unknown("schema", name, among: schemas.map(\.name))
        }
        console.print(schema.text)
        return .clean
    }
}
