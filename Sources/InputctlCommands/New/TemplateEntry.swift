import Reporting
import Scaffolding
import SourceText

extension TemplateListDocument.Entry {
    init(_ template: Template) {
        let definition = template.definition
        self.init(
            name: template.name, title: definition.title, description: definition.description,
            platforms: definition.platforms.map(\.rawValue), types: definition.types.map(\.value),
            answers: definition.answers.map { answer in
                var choices: [String]?
                if case .choice(let all) = answer.kind { choices = all }
                let terms = answer.condition.terms.map { ($0.value.isNegated ? "!" : "") + $0.value.name }
                return .init(
                    id: answer.id.value, type: answer.kind.name, prompt: answer.prompt,
                    isRequired: answer.defaultWords == nil && !answer.isOptional, defaults: answer.defaultWords,
                    choices: choices, when: terms.isEmpty ? nil : terms)
            })
    }
}
