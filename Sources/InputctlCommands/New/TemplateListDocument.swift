import Reporting

/// What `templates list` prints.
package struct TemplateListDocument: Codable, Hashable, Sendable {
    package struct Answer: Codable, Hashable, Sendable {
        package var id: String
        package var type: String
        package var prompt: String
        package var isRequired: Bool
        package var defaults: [String]?
        /// What there is to choose from; nil for answers of other types.
        package var choices: [String]?
        /// What must hold for it to be asked, as `template.json` says it; nil when it is always asked.
        package var when: [String]?

        /// What can be given, and when, for a person.
        fileprivate var details: String {
            let value =
                isRequired ? "must be given" : defaults.map { "default: \($0.joined(separator: ", "))" } ?? "optional"
            let kinds = ["boolean": "true or false", "integer": "a whole number", "number": "a number"]
            let kind = choices.map { "one of \($0.joined(separator: ", "))" } ?? kinds[type]
            let condition = when.map { "only when \($0.map(Self.words).joined(separator: " and "))" }
            return [kind, value, condition].compactMap { $0 }.joined(separator: "; ")
        }

        /// `is.type.text` in words.
        private static func words(_ term: String) -> String {
            let isNegated = term.hasPrefix("!")
            let parts = (isNegated ? term.dropFirst() : term[...]).split(separator: ".")
            guard parts.count == 3, parts[0] == "is" else { return isNegated ? "not \(term.dropFirst())" : term }
            return "\(parts[1]) is \(isNegated ? "not " : "")\(parts[2])"
        }
    }

    package struct Entry: Codable, Hashable, Sendable {
        package var name: String
        package var title: String
        package var description: String
        package var platforms: [String]
        package var types: [String]
        package var answers: [Answer]

        /// For a person, in at most 80 columns: the template, and each answer.
        package var text: String {
            let about = [platforms.joined(separator: " and "), types.joined(separator: ", ")].filter { !$0.isEmpty }
            var result = HangingIndent.lines(
                TerminalEscaper.line("\(name): \(description) (\(about.joined(separator: "; ")))"), indentation: "  ")
            let width = answers.map(\.id.count).max() ?? 0
            let margin = String(repeating: " ", count: min(width, 20) + 12)
            for answer in answers {
                let gap = String(repeating: " ", count: width - answer.id.count + 2)
                result += HangingIndent.lines(
                    TerminalEscaper.line("\(answer.prompt) (\(answer.details))"),
                    first: "  --set \(answer.id)=…\(gap)", indentation: margin)
            }
            return result
        }
    }

    package var schemaVersion = 1
    package var templates: [Entry]

    /// The document as JSON, the same in every run.
    package var json: String { JSONText.encode(self) }
}
