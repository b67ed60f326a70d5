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
        combinations(trying: questions.map(\.variants)) { Pairwise.rows($0, limit: limit) }
    }

    /// Whether some use of the template makes `condition` hold; nil when that would take more than a thousand tries, or
    /// depends on texts and lists that can be empty.
    func canHold(_ condition: Condition) -> Bool? {
        var varied: Set<String> = []
        var waiting = condition.terms
        while let term = waiting.popLast() {
            let parts = term.value.name.split(separator: ".").map(String.init)
            let id = parts.first == "is" && parts.count > 1 ? parts[1] : parts.first ?? ""
            guard let answer = questions.first(where: { $0.id.value == id }), varied.insert(id).inserted else {
                continue
            }
            if answer.canBeEmpty { return nil }
            waiting += answer.condition.terms
        }
        let variants = questions.map { varied.contains($0.id.value) ? $0.variants : Array($0.variants.prefix(1)) }
        var isSure = true
        let tries = combinations(trying: variants) { counts in
            let total = counts.reduce(1) { min($0, 10_000) * $1 }
            isSure = total <= 1000
            return isSure ? Pairwise.rows(counts, limit: total) : []
        }
        guard isSure else { return nil }
        for combination in tries {
            let request = ScaffoldRequest(
                names: .sample, platforms: combination.platforms, type: combination.type, version: "")
            guard case .success(let values) = values(for: request, given: combination.given),
                let holds = condition.holds(for: values)
            else { return nil }
            if holds { return true }
        }
        return false
    }

    /// The combinations for the rows that `rows` makes of the counts of platforms, types and the variants of each answer.
    private func combinations(trying variants: [[[String]?]], _ rows: ([Int]) -> [[Int]]) -> [TemplateCombination] {
        let platformSets = (1..<(1 << platforms.count)).reversed().map { bits in
            platforms.indices.filter { bits >> $0 & 1 == 1 }.map { platforms[$0] }
        }
        let typeNames: [String?] = types.isEmpty ? [nil] : types.map(\.value)
        var seen: Set<TemplateCombination> = []
        return rows([platformSets.count, typeNames.count] + variants.map(\.count)).compactMap { row in
            var given: [String: [String]] = [:]
            for (index, answer) in questions.enumerated() {
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

extension Question {
    /// Whether an answer can be there and yet count as none in a condition.
    fileprivate var canBeEmpty: Bool {
        switch kind {
        case .text(let length): length.lowerBound < 1
        case .list(let count, _), .pairs(let count, _): count.lowerBound < 1
        default: false
        }
    }

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
