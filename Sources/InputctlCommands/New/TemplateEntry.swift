import Reporting
import Scaffolding
import SourceText

extension TemplateListDocument.Entry {
    init(_ template: Template) {
        let definition = template.definition
        self.init(
            name: template.name, title: definition.title, description: definition.description,
            platforms: definition.platforms.map(\.rawValue), types: definition.types.map(\.value),
            questions: definition.questions.map { question in
                var choices: [String]?
                if case .choice(let all) = question.kind { choices = all }
                let terms = question.condition.terms.map { ($0.value.isNegated ? "!" : "") + $0.value.name }
                return .init(
                    id: question.id.value, type: question.kind.name, prompt: question.prompt,
                    isRequired: question.defaultWords == nil && !question.isOptional, defaults: question.defaultWords,
                    choices: choices, when: terms.isEmpty ? nil : terms)
            })
    }
}
