extension SourcesText {
    static func lines(_ builder: SourceRowBuilder, in path: String) -> [Line] {
        let certainty =
            switch builder.returnsNil {
            case "yes": "returns nil for some formats"
            case "no": "never returns nil"
            default: "whether it returns nil can't be told"
            }
        let owner = builder.owner.map { " of \($0)" } ?? ""
        var lines = [Line(line: builder.line, column: builder.column, text: "row builder\(owner): \(certainty)")]
        lines += builder.comparisons.map { Line(line: $0.line, column: $0.column, text: words($0, in: path), depth: 1) }
        lines += builder.unsure.map { place in
            Line(line: place.line, column: place.column, text: "can't be judged: \(place.text)", depth: 1)
        }
        lines += builder.unguarded.map { place in
            Line(
                line: place.line, column: place.column, text: "may be handed out for any format: \(place.text)",
                depth: 1)
        }
        lines += builder.returns.map { Line(line: $0.line, column: $0.column, text: words($0), depth: 1) }
        return lines
    }

    private static func words(_ comparison: SourceComparison, in path: String) -> String {
        let format =
            switch comparison.folding {
            case "lowercased": "format.lowercased()"
            case "uppercased": "format.uppercased()"
            default: "format"
            }
        let isNegated = comparison.isNegated
        var text =
            comparison.isCollection
            ? "\(comparison.value) contains \(format)\(isNegated ? " (negated)" : "")"
            : "\(format) \(isNegated ? "!=" : "==") \(comparison.value)"
        if comparison.folding == "ignoringCase" { text += ", ignoring case" }
        guard let resolved = comparison.resolved else { return text + " (what that is can't be told)" }
        // A text that stands where it is compared needs no explanation.
        let origins = resolved.filter { $0.line != comparison.line || $0.column != comparison.column }
        return origins.isEmpty
            ? text
            : text + ", which is "
                + origins.map { origin in
                    let file = origin.path == path ? "line " : origin.path + ":"
                    return "\"\(origin.text)\" (\(file)\(origin.line):\(origin.column))"
                }.joined(separator: ", ")
    }

    private static func words(_ result: SourceReturn) -> String {
        guard !result.isNil else { return "returns nil" }
        let row = result.rowType.map { "a row of the type \($0)" } ?? result.expression
        switch result.isThroughOnRowEvent {
        case "yes": return "returns \(row) through .onRowEvent"
        case "no": return "returns \(row), not through .onRowEvent"
        default: return "returns \(row); whether through .onRowEvent can't be told"
        }
    }
}
