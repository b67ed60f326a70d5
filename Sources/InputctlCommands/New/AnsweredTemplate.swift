import Scaffolding

/// A template with the answers that a person gave.
struct AnsweredTemplate {
    let template: Template
    let request: ScaffoldRequest
    /// The words of each answer, by id.
    let given: [String: [String]]

    /// When the control is not valid only because of what was answered: which answers, and what is wrong then; nil when it is
    /// not their fault. `files` are what the template made of them.
    func refusal(of files: [ScaffoldFile]) -> String? {
        guard let error = Self.firstError(in: files) else { return nil }
        let harmless = Dictionary(
            template.definition.questions.compactMap { answer in
                (answer.defaultWords ?? answer.exampleWords).map { (answer.id.value, $0) }
            }, uniquingKeysWith: { first, _ in first })
        let ids = given.keys.filter { harmless[$0] != nil && harmless[$0] != given[$0] }.sorted()
        let guilty = ids.first { isValid(replacing: [$0], with: harmless) }.map { [$0] }
        guard let guilty = guilty ?? (isValid(replacing: ids, with: harmless) ? ids : nil) else { return nil }
        let answers = guilty.map { id in "\(id): \"\((given[id] ?? []).joined(separator: "\", \""))\"" }
        return "\(answers.joined(separator: " and ")) makes an invalid control (\(error)); give another answer"
    }

    private func isValid(replacing ids: [String], with harmless: [String: [String]]) -> Bool {
        let others = given.merging(harmless.filter { ids.contains($0.key) }) { _, new in new }
        guard case .success(let values) = template.definition.values(for: request, given: others),
            case .success(let files) = template.render(values)
        else { return false }
        return Self.firstError(in: files) == nil
    }

    private static func firstError(in files: [ScaffoldFile]) -> String? {
        files.validated().findings.first { $0.severity == .error }.map { "\($0.message) [\($0.rule)]" }
    }
}
