import Reporting

/// The output of `templates list`.
package struct TemplateListDocument: Codable, Hashable, Sendable {
    package struct Question: Codable, Hashable, Sendable {
        package var id: String
        package var type: String
        package var prompt: String
        package var isRequired: Bool
        package var defaults: [String]?
        /// The choices; nil for questions of other types.
        package var choices: [String]?
        /// The condition of the question, as `template.json` writes it; nil when it is always asked.
        package var when: [String]?

        /// The valid answers and the condition, for a person.
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
        package var questions: [Question]

        /// For a person, in at most 80 columns: the template, and each question.
        package var text: String {
            let about = [platforms.joined(separator: " and "), types.joined(separator: ", ")].filter { !$0.isEmpty }
            var result = HangingIndent.lines(
                TerminalEscaper.line("\(name): \(description) (\(about.joined(separator: "; ")))"), indentation: "  ")
            let width = questions.map(\.id.count).max() ?? 0
            let margin = String(repeating: " ", count: min(width, 20) + 12)
            for question in questions {
                let gap = String(repeating: " ", count: width - question.id.count + 2)
                result += HangingIndent.lines(
                    TerminalEscaper.line("\(question.prompt) (\(question.details))"),
                    first: "  --set \(question.id)=…\(gap)", indentation: margin)
            }
            return result
        }
    }

    package var schemaVersion = 2
    package var templates: [Entry]

    /// The document as JSON, the same in every run.
    package var json: String { JSONText.encode(self) }
}
