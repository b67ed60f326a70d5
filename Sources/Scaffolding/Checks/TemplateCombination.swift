import Mustache
import SourceText

/// One way to use a template: platforms, a type and answers.
package struct TemplateCombination: Sendable {
    package let platforms: [Platform]
    package let type: String?
    /// As `--set` would give them.
    package let given: [String: [String]]

    /// How a person would ask for it: the options of a command line.
    package var options: String {
        var words = ["--target \(platforms.map(\.rawValue).joined(separator: ","))"]
        if let type { words.append("--type \(type)") }
        for (id, answers) in given.sorted(by: { $0.key < $1.key }) {
            words += answers.map { "--set \(id)=\($0)" }
        }
        return words.joined(separator: " ")
    }
}

extension TemplateDefinition {
    /// Every combination of platforms, types, yes or no, choices, and optional answers given or not; in pairs where there
    /// would be more than `limit`. What else is asked gets its example, else its default.
    package func combinations(limit: Int = 128) -> [TemplateCombination] {
        let platformSets = (1..<(1 << platforms.count)).reversed().map { bits in
            platforms.indices.filter { bits >> $0 & 1 == 1 }.map { platforms[$0] }
        }
        let typeNames: [String?] = types.isEmpty ? [nil] : types.map(\.value)
        let variants = answers.map(\.variants)
        let rows = Pairwise.rows([platformSets.count, typeNames.count] + variants.map(\.count), limit: limit)
        return rows.map { row in
            var given: [String: [String]] = [:]
            for (index, answer) in answers.enumerated() {
                given[answer.id.value] = variants[index][row[index + 2]]
            }
            return TemplateCombination(platforms: platformSets[row[0]], type: typeNames[row[1]], given: given)
        }
    }
}

extension AnswerDefinition {
    /// The answers worth trying; nil is none at all.
    fileprivate var variants: [[String]?] {
        let sample = exampleWords ?? defaultWords
        switch kind {
        case .boolean: return isOptional ? [["true"], ["false"], nil] : [["true"], ["false"]]
        case .choice(let choices): return choices.map { [$0] } + (isOptional ? [nil] : [])
        default: return isOptional ? [sample, nil] : [sample]
        }
    }
}
