import InputControl
import Mustache
import SourceScan
import SourceText

/// The checks of a template that do not depend on a use of it.
package struct TemplateChecks: Sendable {
    /// The files of one combination.
    package struct Rendering: Sendable {
        package let combination: TemplateCombination
        package let files: [ScaffoldFile]
    }

    /// The issues in report order.
    package let issues: [TemplateIssue]

    /// The rendered files of each valid combination, for other checks.
    package let renderings: [Rendering]

    /// Renders `template` in every combination; `version` is the tool's.
    package init(_ template: Template, version: String) {
        var issues = Set(template.issues)
        var renderings: [Rendering] = []
        issues.formUnion(template.damagedPartials)
        // Leftover files are only known when template.json could be read.
        if template.issues.isEmpty {
            issues.formUnion(template.unusedAnswers + template.unusedFiles + template.unmetConditions)
        }
        for combination in template.definition.combinations() {
            switch Self.render(template, combination, version: version) {
            case .success(let files):
                renderings.append(Rendering(combination: combination, files: files))
                issues.formUnion(template.leftovers(in: files))
            case .failure(let failure): issues.formUnion(failure.issues)
            }
        }
        self.issues = issues.sorted(by: TemplateIssue.isInReportOrder)
        self.renderings = renderings
    }

    private static func render(
        _ template: Template, _ combination: TemplateCombination, version: String
    ) -> Result<[ScaffoldFile], TemplateIssues> {
        let request = ScaffoldRequest(
            names: .sample, platforms: combination.platforms, type: combination.type, version: version)
        switch template.definition.values(for: request, given: combination.given) {
        case .failure where !template.issues.isEmpty: return .failure(TemplateIssues(issues: template.issues))
        case .failure(let failure):
            return .failure(
                TemplateIssues(
                    issues: failure.problems.map { problem in
                        TemplateIssue(
                            .syntax, path: template.definitionFile.path,
                            range: template.definition.questions.first { $0.id.value == problem.id }?.id.range,
                            problem.message)
                    }))
        case .success(let values):
            return template.render(values).flatMap { files in template.nextSteps(values).map { _ in files } }
        }
    }
}

extension Template {
    /// The templates of this template's files as they stand, with the partials that are reached from them.
    private var parsed: (files: [MustacheTemplate], partialNames: Set<String>) {
        var templates = definition.files.filter { !$0.isRaw }.compactMap { file in
            files[file.source.value].map { MustacheTemplate(parsing: $0, delimiters: file.delimiters) }
        }
        templates += (definition.files.map(\.path) + definition.next).map {
            MustacheTemplate(parsing: SourceFile(path: definitionFile.path, text: $0.value))
        }
        var reached: Set<String> = []
        var next = 0
        while next < templates.count {
            for use in templates[next].uses where use.kind == .partial && reached.insert(use.name).inserted {
                if let partial = partials[use.name] { templates.append(partial) }
            }
            next += 1
        }
        return (templates, reached)
    }

    /// Answers that nothing asks for.
    fileprivate var unusedAnswers: [TemplateIssue] {
        var used: Set<String> = []
        func use(_ name: String) {
            let parts = name.split(separator: ".").map(String.init)
            used.insert(parts.first == "is" && parts.count > 1 ? parts[1] : parts.first ?? "")
        }
        for template in parsed.files {
            for found in template.uses { use(found.name) }
        }
        for condition in definition.files.map(\.condition) + definition.questions.map(\.condition) {
            for term in condition.terms { use(term.value.name) }
        }
        return definition.questions.filter { !used.contains($0.id.value) }.map { answer in
            TemplateIssue(
                .unusedAnswer, path: definitionFile.path, range: answer.id.range,
                "nothing uses the answer to the question \"\(answer.id.value)\"; use it or remove the question")
        }
    }

    /// Files and own partials that nothing is made of.
    fileprivate var unusedFiles: [TemplateIssue] {
        let sources = Set(definition.files.map(\.source.value))
        let reached = parsed.partialNames
        let own = partials.filter { $0.value.file.path.hasPrefix(name + "/") && !reached.contains($0.key) }
        return (files.filter { !sources.contains($0.key) }.map(\.value) + own.map(\.value.file)).map { file in
            TemplateIssue(
                .leftover, path: file.path, range: nil,
                "no control gets this file; list it in \"files\" of template.json or remove it")
        }
    }

    /// Conditions that no use of the template meets.
    fileprivate var unmetConditions: [TemplateIssue] {
        func issue(_ rule: TemplateIssue.Rule, _ condition: Condition, _ message: String) -> TemplateIssue? {
            guard let first = condition.terms.first, definition.canHold(condition) == false else { return nil }
            return TemplateIssue(rule, path: definitionFile.path, range: first.range, message)
        }
        let files = definition.files.compactMap { file in
            issue(
                .leftover, file.condition,
                "this condition is never true, so no control gets \"\(file.source.value.shortened)\"; fix it or remove the file"
            )
        }
        return files
            + definition.questions.compactMap { answer in
                issue(
                    .unusedAnswer, answer.condition,
                    "this condition is never true, so \"\(answer.id.value)\" is never asked; fix it or remove the question"
                )
            }
    }

    /// The issues of own partials and of those that are reached, also where no combination comes to them.
    fileprivate var damagedPartials: [TemplateIssue] {
        parsed.files.flatMap(\.issues).filter { $0.path != definitionFile.path }.map(TemplateIssue.init)
    }

    /// Tags that are still in the result. What GitHub writes between `${{` and `}}` is meant to be there.
    fileprivate func leftovers(in files: [ScaffoldFile]) -> [TemplateIssue] {
        files.compactMap { file in
            let definitions = definition.files.filter { self.files[$0.source.value]?.path == file.source && !$0.isRaw }
            guard let opener = definitions.first?.delimiters.open else { return nil }
            let places = ByteSearch.ranges(of: String(decoding: opener, as: UTF8.self), in: file.bytes)
            guard
                let place = places.first(where: {
                    $0.lowerBound == 0 || file.bytes[$0.lowerBound - 1] != UInt8(ascii: "$")
                })
            else { return nil }
            let rest = String(decoding: file.bytes[place.lowerBound...].prefix(30), as: UTF8.self)
            return TemplateIssue(
                .leftover, path: file.source, range: nil,
                "\"\(rest.shortened)\" is still in \"\(file.path)\"; "
                    + "change the tag, or give the file other delimiters if the text belongs there")
        }
    }
}
