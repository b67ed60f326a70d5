import SourceScan
import SourceText

extension SourceSummary {
    /// What `SourceScan` sees, in the words of the oracle.
    init(scanning bytes: [UInt8], path: String) {
        self.init(path: path)
        let facts = SwiftFileFacts(scanning: bytes, path: path, decidesConditions: false)
        imports = facts.imports.map { found in
            var line = Self.names(found.attributes) + ["import"]
            if let kind = found.kind { line.append(kind) }
            line += [found.path.value, "at \(found.path.range.lowerBound)"]
            return (found.isConditional ? line + ["#if"] : line).joined(separator: " ")
        }
        types = facts.types.map { type in
            let inherited = type.inheritance.map(\.text.value).joined(separator: " | ")
            let line =
                Self.names(type.attributes) + [
                    type.kind.rawValue, type.name.value, ": " + inherited, "at \(type.name.range.lowerBound)",
                ]
            return (type.isConditional ? line + ["#if"] : line).joined(separator: " ")
        }
        let variables = facts.globals + facts.locals + facts.types.flatMap(\.variables)
        var found = variables.filter { $0.initialiser != nil }.compactMap { Self.constant($0.name, $0.text) }
        found += facts.types.flatMap(\.cases).compactMap { Self.constant($0.name, $0.text) }
        constants = found.sorted { $0.place < $1.place }.map(\.line)
    }

    private static func constant(
        _ name: Located<String>, _ text: Located<String>?
    ) -> (place: Int, line: String)? {
        guard let text else { return nil }
        return (text.range.lowerBound, "\(name.value) = \(text.value.debugDescription) at \(text.range.lowerBound)")
    }

    private static func names(_ attributes: [SwiftAttribute]) -> [String] {
        attributes.map { attribute in
            guard attribute.name.value == "objc", let argument = attribute.argument else {
                return "@" + attribute.name.value
            }
            return "@objc(\(argument.value))"
        }
    }
}
