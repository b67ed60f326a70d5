import Mustache
import Reporting
import Scaffolding
import SourceText

/// Makes a scaffold of a template and the answers of a command line, or of a person at a terminal.
struct TemplateAnswers {
    let arguments: ParsedArguments
    let console: Console
    let choice: TemplateChoice

    /// The scaffold for this command line. It reports all mistakes of the command line at once.
    func scaffold(_ template: Template, named name: String) throws(UsageError) -> Result<Scaffold, TemplateIssues> {
        var problems: [String] = []
        let platforms = self.platforms(of: template, &problems)
        let type = self.type(of: template, &problems)
        let names = names(name, platforms, &problems)
        let request = ScaffoldRequest(names: names, platforms: platforms, type: type, version: Inputctl.version)
        var given: [String: [String]] = [:]
        let values = values(of: template, request, &given, &problems)
        if let last = problems.last {
            for problem in problems.dropLast() { console.complain(problem) }
            throw UsageError(last)
        }
        return template.render(values).flatMap { files in
            template.nextSteps(values).map { next in
                Scaffold(
                    names: names, files: files, next: next,
                    answered: AnsweredTemplate(template: template, request: request, given: given))
            }
        }
    }

    private func names(_ name: String, _ platforms: [Platform], _ problems: inout [String]) -> NamePlan {
        do throws(UsageError) {
            return try NamePlan.make(name, className: arguments[NewCommand.className], platforms: platforms)
        } catch {
            problems.append(error.message)
            // The other mistakes do not depend on the name.
            return NamePlan(given: name, name: "control", className: "Control")
        }
    }

    private func platforms(of template: Template, _ problems: inout [String]) -> [Platform] {
        let known = template.definition.platforms
        var chosen: Set<Platform> = []
        for name in arguments[NewCommand.platforms] {
            guard let platform = Platform(rawValue: name) else {
                problems.append(
                    UsageError.unknown("platform", name, among: Platform.allCases.map(\.rawValue)).message)
                continue
            }
            guard known.contains(platform) else {
                let made = known.map(\.rawValue).joined(separator: " and ")
                problems.append("the template \"\(template.name)\" does not support \(name); it makes \(made)")
                continue
            }
            chosen.insert(platform)
        }
        return chosen.isEmpty ? known : known.filter(chosen.contains)
    }

    private func type(of template: Template, _ problems: inout [String]) -> String? {
        let known = template.definition.types.map(\.value)
        guard let type = arguments[NewCommand.type] else { return known.first }
        if known.contains(type) { return type }
        if TemplateDefinition.manifestTypes.contains(type) {
            let others = choice.names.filter { name in
                guard let found = try? choice.template(name).get() else { return false }
                return found.definition.types.contains { $0.value == type }
            }
            let advice =
                others.isEmpty
                ? "use one of \(known.joined(separator: ", "))"
                : "use --template \(others.joined(separator: " or "))"
            problems.append("the template \"\(template.name)\" does not support the type \(type); \(advice)")
        } else if known.isEmpty {
            problems.append("the template \"\(template.name)\" has no types to choose from; remove --type")
        } else {
            problems.append(UsageError.unknown("type", type, among: known).message)
        }
        return known.first
    }

    private func values(
        of template: Template, _ request: ScaffoldRequest, _ given: inout [String: [String]],
        _ problems: inout [String]
    ) -> MustacheValue {
        for assignment in arguments[NewCommand.answers] {
            guard let separator = assignment.firstIndex(of: "="), separator > assignment.startIndex else {
                problems.append("--set \"\(assignment)\" has no id or no \"=\"; write --set ID=VALUE")
                continue
            }
            let id = String(assignment[..<separator])
            given[id, default: []].append(String(assignment[assignment.index(after: separator)...]))
        }
        // No question is asked when the command line has a mistake already.
        let isAsking = problems.isEmpty
        var typed: [String: [String]] = [:]
        let result = template.definition.values(for: request, given: given) { question in
            let words = isAsking ? ask(question) : nil
            typed[question.definition.id.value] = words.flatMap { $0.isEmpty ? nil : $0 }
            return words
        }
        given.merge(typed) { given, _ in given }
        switch result {
        case .success(let values): return values
        case .failure(let failure):
            problems += failure.problems.map(\.message)
            return .null
        }
    }

    /// Asks at the terminal; nil when there is none.
    private func ask(_ question: Prompt) -> [String]? {
        guard let readLine = console.readLine else { return nil }
        if let problem = question.problem { console.complain(problem) }
        let definition = question.definition
        let words = definition.defaultWords?.joined(separator: ", ") ?? (definition.isOptional ? "none" : nil)
        console.printError(
            TerminalEscaper.line(definition.prompt + (words.map { " [\($0)]" } ?? "")) + definition.hint + ": ")
        guard let first = readLine() else { return nil }
        guard definition.takesSeveral, !first.isEmpty else { return first.isEmpty ? [] : [first] }
        var lines = [first]
        while let line = readLine(), !line.isEmpty { lines.append(line) }
        return lines
    }
}

extension Question {
    fileprivate var takesSeveral: Bool {
        switch kind {
        case .list, .pairs: true
        default: false
        }
    }

    /// The form of an answer, where the prompt alone does not show it.
    fileprivate var hint: String {
        switch kind {
        case .boolean: " (yes or no)"
        case .choice(let choices): " (\(choices.joined(separator: ", ")))"
        case .list: " (one per line; an empty line ends the list)"
        case .pairs: " (key=text, one per line; an empty line ends the list)"
        case .color: " (#RRGGBB)"
        default: ""
        }
    }
}
