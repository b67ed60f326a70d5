extension SourcesText {
    static func lines(_ builder: SourceRowBuilder, in path: String) -> [Line] {
        let owner = builder.owner.map { " of \($0)" } ?? ""
        return [Line(line: builder.line, column: builder.column, text: "row builder\(owner)")]
            + builder.formats.map { format in
                let file = format.path == path ? "" : " in \(format.path)"
                return Line(
                    line: format.line, column: format.column, text: "compares with \"\(format.text)\"\(file)", depth: 1)
            }
            + builder.returns.map { result in
                Line(line: result.line, column: result.column, text: words(result, in: path), depth: 1)
            }
    }

    private static func words(_ result: SourceReturn, in path: String) -> String {
        let format = result.format.map { "\"\($0)\"" } ?? "any other format"
        let file = result.path == path ? "" : " in \(result.path)"
        let reason = result.reason.map { " (not evaluated: \($0))" } ?? ""
        let value: String
        switch result.returns {
        case "row":
            let row = result.rowType.map { "a row of the class \($0)" } ?? "a row"
            switch result.event {
            case "passed": value = "\(row) through .onRowEvent"
            case "missing": value = "\(row), not through .onRowEvent"
            case "otherCallback": value = "\(row) through .onRowEvent with another callback"
            default: value = row
            }
        case "nil": value = "nil"
        case "never": value = "nothing: it stops the app"
        default: value = "what cannot be determined"
        }
        return "for \(format) returns \(value)\(file)\(reason)"
    }
}
