import Mustache
import SourceText

/// One way to use a template: platforms, a type and answers.
package struct TemplateCombination: Hashable, Sendable {
    package let platforms: [Platform]
    package let type: String?
    /// As `--set` would give them.
    package let given: [String: [String]]

    package init(platforms: [Platform], type: String?, given: [String: [String]]) {
        self.platforms = platforms
        self.type = type
        self.given = given
    }

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
    /// would be more than `limit`. What else is asked gets its example, else its default; what is not asked gets nothing.
    package func combinations(limit: Int = 128) -> [TemplateCombination] {
        let platformSets = (1..<(1 << platforms.count)).reversed().map { bits in
            platforms.indices.filter { bits >> $0 & 1 == 1 }.map { platforms[$0] }
        }
        let typeNames: [String?] = types.isEmpty ? [nil] : types.map(\.value)
        let variants = answers.map(\.variants)
        let rows = Pairwise.rows([platformSets.count, typeNames.count] + variants.map(\.count), limit: limit)
        var seen: Set<TemplateCombination> = []
        return rows.compactMap { row in
            var given: [String: [String]] = [:]
            for (index, answer) in answers.enumerated() {
                given[answer.id.value] = variants[index][row[index + 2]]
            }
            let combination = taken(given, platforms: platformSets[row[0]], type: typeNames[row[1]])
            return seen.insert(combination).inserted ? combination : nil
        }
    }

    /// A combination with those of the answers that are taken, as a person would give them.
    private func taken(_ given: [String: [String]], platforms: [Platform], type: String?) -> TemplateCombination {
        var given = given
        let request = ScaffoldRequest(names: .sample, platforms: platforms, type: type, version: "")
        if case .failure(let failure) = values(for: request, given: given) {
            for problem in failure.problems { given[problem.id] = nil }
        }
        return TemplateCombination(platforms: platforms, type: type, given: given)
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

extension NamePlan {
    /// The names of controls that are only made to check their template.
    static let sample = NamePlan(given: "sample control", name: "sampleControl", className: "SampleControl")
}
