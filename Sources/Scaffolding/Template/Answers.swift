import Mustache
import SourceText

/// A question as it is put to a person.
package struct Prompt: Sendable {
    package let definition: Question
    /// The problem of the previous answer; nil the first time.
    package let problem: String?
}

/// The problems of the answers; never empty.
package struct AnswerProblems: Error, Hashable, Sendable {
    package let problems: [AnswerProblem]
}

extension TemplateDefinition {
    /// The values to render this template with, or everything that is wrong with the answers.
    ///
    /// `given` has the words of each `--set`, by id. What is not given is asked with `ask`, which returns the words typed, an
    /// empty list for the default, and nil when there is nobody to ask (any more).
    package func values(
        for request: ScaffoldRequest, given: [String: [String]], ask: (Prompt) -> [String]? = { _ in nil }
    ) -> Result<MustacheValue, AnswerProblems> {
        var values = ScaffoldValues(request)
        var problems: [AnswerProblem] = []
        for id in given.keys.sorted() where !questions.contains(where: { $0.id.value == id }) {
            let known = questions.map(\.id.value)
            let meant = Spelling.suggestion(for: id, among: known).map { "did you mean \"\($0)\"?" }
            let advice = meant ?? (known.isEmpty ? "it asks no questions" : "it asks \(known.joined(separator: ", "))")
            problems.append(
                AnswerProblem(id: id, message: "the template has no question \"\(id.shortened)\"; \(advice)"))
        }
        for answer in questions {
            let words = given[answer.id.value]
            guard answer.condition.terms.isEmpty || answer.condition.holds(for: values.value) == true else {
                if words != nil {
                    problems.append(
                        AnswerProblem(
                            id: answer.id.value,
                            message: "\"\(answer.id.value)\" is not a question with these options; remove it"))
                }
                values.set(answer, to: nil)
                continue
            }
            switch answer.resolve(words, ask: ask) {
            case .success(let value): values.set(answer, to: value)
            case .failure(let problem):
                problems.append(problem)
                // Questions that depend on it use its example, so that one mistake gives one problem.
                let stand = try? (answer.defaultWords ?? answer.exampleWords).map(answer.value)?.get()
                values.set(answer, to: stand)
            }
        }
        return problems.isEmpty ? .success(values.value) : .failure(AnswerProblems(problems: problems))
    }
}

extension Question {
    /// The value given, asked for, or taken as default; nil when an optional answer is left out.
    fileprivate func resolve(
        _ given: [String]?, ask: (Prompt) -> [String]?
    ) -> Result<MustacheValue?, AnswerProblem> {
        if let given { return value(of: given).map { $0 } }
        var problem: String?
        while let words = ask(Prompt(definition: self, problem: problem)) {
            if words.isEmpty {
                guard isOptional || defaultWords != nil else {
                    problem = "this question has no default; give an answer"
                    continue
                }
                break
            }
            switch value(of: words) {
            case .success(let value): return .success(value)
            case .failure(let failure): problem = failure.message
            }
        }
        if let defaultWords { return value(of: defaultWords).map { $0 } }
        if isOptional { return .success(nil) }
        return .failure(
            AnswerProblem(
                id: id.value,
                message: "\"\(id.value)\" has no answer (\(prompt)); give it with --set \(id.value)=…"))
    }
}
