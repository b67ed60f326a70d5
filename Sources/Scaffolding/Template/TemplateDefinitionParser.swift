import JSONSyntax
import Mustache
import SourceText

extension TemplateDefinition {
    /// Reads a `template.json`. What is wrong is an issue with its place, all at once; the definition is nil when there is
    /// no object to read.
    package static func parse(_ file: SourceFile) -> (definition: TemplateDefinition?, issues: [TemplateIssue]) {
        let document = JSONDocument(parsing: file.bytes)
        var issues = document.issues.map { issue in
            TemplateIssue(
                .syntax, path: file.path, range: issue.range, "this is not JSON (\(issue.kind.summary)); fix it")
        }
        guard let root = document.root, root.kind == .object else {
            if issues.isEmpty {
                issues.append(
                    TemplateIssue(.syntax, path: file.path, range: 0..<0, "this is not an object; write it in braces"))
            }
            return (nil, issues)
        }
        var reader = DefinitionReader(root, path: file.path, isDamaged: !document.issues.isEmpty)
        let title = reader.text("title", required: true)
        let description = reader.text("description", required: true)
        let platforms = reader.platforms()
        let types = reader.types()
        let questions = reader.questions()
        // A question that could not be read must not make its name an unknown one.
        if reader.issues.isEmpty, document.issues.isEmpty {
            reader.checkConditions(of: questions, hasTypes: !types.isEmpty)
        }
        let files = reader.files()
        let next = reader.texts("next") ?? []
        reader.finish()
        let definition = TemplateDefinition(
            title: title?.value ?? "", description: description?.value ?? "", platforms: platforms, types: types,
            questions: questions, files: files, next: next)
        return (definition, (issues + reader.issues).sorted(by: TemplateIssue.isInReportOrder))
    }

    /// The values of a manifest's `type` that 4D knows (4d-behaviour.md, section 3).
    package static let manifestTypes = [
        "text", "real", "integer", "boolean", "picture", "string", "number", "bool", "image", "date", "time",
    ]
}

extension DefinitionReader {
    fileprivate mutating func platforms() -> [Platform] {
        var platforms: [Platform] = []
        for name in texts("platforms", required: true) ?? [] {
            guard let platform = Platform(rawValue: name.value) else {
                report(name.range, "\"\(name.value)\" is not a platform; write \"ios\" or \"android\"")
                continue
            }
            if platforms.contains(platform) {
                report(name.range, "\"\(name.value)\" is listed twice; keep one")
            } else {
                platforms.append(platform)
            }
        }
        if platforms.isEmpty, let node = object["platforms"], node.kind == .array, node.elements.isEmpty {
            report(node.range, "\"platforms\" is empty, so there is nothing to make; list \"ios\", \"android\" or both")
        }
        return platforms
    }

    fileprivate mutating func types() -> [Located<String>] {
        var types: [Located<String>] = []
        for type in texts("types") ?? [] {
            if !TemplateDefinition.manifestTypes.contains(type.value) {
                let known = TemplateDefinition.manifestTypes
                let meant = Spelling.suggestion(for: type.value, among: known).map { "did you mean \"\($0)\"?" }
                report(
                    type.range,
                    "\"\(type.value)\" is not a type that 4D knows; \(meant ?? "use \(known.joined(separator: ", "))")")
            } else if types.contains(where: { $0.value == type.value }) {
                report(type.range, "\"\(type.value)\" is listed twice; keep one")
            } else {
                types.append(type)
            }
        }
        return types
    }

    fileprivate mutating func questions() -> [Question] {
        var questions: [Question] = []
        for node in questionNodes() {
            let (question, issues) = Question.parse(node, path: path)
            report(issues)
            guard let question else { continue }
            if ScaffoldValues.ownNames.contains(question.id.value) {
                report(
                    question.id.range,
                    "\"\(question.id.value)\" is a name that every template has; rename the question")
            } else if questions.contains(where: { $0.id.value == question.id.value }) {
                report(question.id.range, "\"\(question.id.value)\" is the id of two questions; keep one")
            } else {
                questions.append(question)
            }
        }
        return questions
    }

    /// The elements of `questions`. The key was named `answers` in version 0.1.0.
    private mutating func questionNodes() -> [JSONNode] {
        let nodes = objects("questions")
        guard let old = object.members.first(where: { $0.keyText == "answers" }) else { return nodes }
        ignore(["answers"])
        report(old.key.range, "the key \"answers\" is not read any more; rename it to \"questions\"")
        return nodes
    }

    /// A question can only depend on what is known when it is asked.
    fileprivate mutating func checkConditions(of questions: [Question], hasTypes: Bool) {
        for (index, question) in questions.enumerated() {
            for term in question.condition.terms
            where !isKnown(term.value.name, questions[..<index], hasTypes: hasTypes) {
                let name = term.value.name
                let later = questions[index...].contains { name == $0.id.value || name.hasPrefix("is.\($0.id.value).") }
                report([
                    TemplateIssue(
                        .unknownName, path: path, range: term.range,
                        later
                            ? "\"\(name.shortened)\" is not known yet when this question is reached, so it is never asked; "
                                + "make it depend on a question above it"
                            : "no value is called \"\(name.shortened)\", so this question is never asked; "
                                + "fix the name or add a question with this id above")
                ])
            }
        }
    }

    private func isKnown(_ name: String, _ questions: ArraySlice<Question>, hasTypes: Bool) -> Bool {
        let parts = name.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
        if name == "type" || name == "is.type" { return hasTypes }
        if parts.count == 3, parts[0] == "is", parts[1] == "type" {
            return hasTypes && TemplateDefinition.manifestTypes.contains(parts[2])
        }
        if parts.count == 1, name != "is" {
            return ScaffoldValues.ownNames.contains(name) || questions.contains { $0.id.value == name }
        }
        guard parts.first == "is" else { return questions.contains { $0.id.value == parts[0] } }
        return parts.count == 1
            || questions.contains { question in
                guard case .choice(let choices) = question.kind, question.id.value == parts[1] else { return false }
                return parts.count == 2 || parts.count == 3 && choices.contains(parts[2])
            }
    }

    fileprivate mutating func files() -> [TemplateFile] {
        var files: [TemplateFile] = []
        if let node = object["files"], node.kind == .array, node.elements.isEmpty {
            report(
                node.range, "\"files\" is empty, so there is nothing to make; list manifest.json and what else there is"
            )
        }
        for node in objects("files", required: true) {
            var reader = DefinitionReader(node, path: path)
            let source = reader.text("source", required: true)
            let path = reader.text("path")
            let condition = reader.condition()
            let isRaw = reader.flag("raw")
            let delimiters = reader.delimiters()
            let escaping = reader.escaping()
            if let source {
                files.append(
                    TemplateFile(
                        source: source, path: path ?? source, condition: condition, isRaw: isRaw,
                        delimiters: delimiters,
                        escaping: escaping))
            }
            reader.finish()
            report(reader.issues)
        }
        return files
    }

    private mutating func delimiters() -> MustacheDelimiters {
        guard let text = text("delimiters") else { return .standard }
        if let delimiters = MustacheDelimiters(text.value.utf8) { return delimiters }
        report(
            text.range,
            "\"\(text.value)\" is not a pair of delimiters; write two with a space between, without \"=\"")
        return .standard
    }

    private mutating func escaping() -> Escaping? {
        guard let text = text("escape") else { return nil }
        if let escaping = Escaping(rawValue: text.value) { return escaping }
        let known = Escaping.allCases.map(\.rawValue).joined(separator: ", ")
        report(text.range, "\"\(text.value)\" is not an escape mode; use one of \(known)")
        return nil
    }
}
