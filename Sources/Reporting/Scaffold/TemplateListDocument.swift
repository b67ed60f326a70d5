/// What `templates list` prints.
package struct TemplateListDocument: Codable, Hashable, Sendable {
    package struct Answer: Codable, Hashable, Sendable {
        package var id: String
        package var type: String
        package var prompt: String
        package var isRequired: Bool
        package var defaults: [String]?

        package init(id: String, type: String, prompt: String, isRequired: Bool, defaults: [String]?) {
            self.id = id
            self.type = type
            self.prompt = prompt
            self.isRequired = isRequired
            self.defaults = defaults
        }
    }

    package struct Entry: Codable, Hashable, Sendable {
        package var name: String
        package var title: String
        package var description: String
        package var platforms: [String]
        package var types: [String]
        package var answers: [Answer]

        package init(
            name: String, title: String, description: String, platforms: [String], types: [String], answers: [Answer]
        ) {
            self.name = name
            self.title = title
            self.description = description
            self.platforms = platforms
            self.types = types
            self.answers = answers
        }

        /// For a person: the template, and a line for each answer.
        package var text: String {
            let about = [platforms.joined(separator: " and "), types.joined(separator: ", ")].filter { !$0.isEmpty }
            var result =
                "\(VisibleText.line(name)): \(VisibleText.line(description)) (\(about.joined(separator: "; ")))\n"
            let width = answers.map(\.id.count).max() ?? 0
            for answer in answers {
                let gap = String(repeating: " ", count: width - answer.id.count + 2)
                let rest =
                    answer.isRequired
                    ? "must be given" : answer.defaults.map { "default: \($0.joined(separator: ", "))" }
                result +=
                    "  --set \(answer.id)=…\(gap)\(VisibleText.line("\(answer.prompt) (\(rest ?? "optional"))"))\n"
            }
            return result
        }
    }

    package var schemaVersion = 1
    package var templates: [Entry]

    package init(templates: [Entry]) {
        self.templates = templates
    }

    /// The document as JSON, the same in every run.
    package var json: String { JSONText.encode(self) }
}
