import Mustache
import SourceText

/// A file of a new control.
package struct ScaffoldFile: Hashable, Sendable {
    /// Relative to the control's folder.
    package let path: String
    package let bytes: [UInt8]
    /// The template's file it was made from, relative to the folder of templates.
    package let source: String
    /// Whether everybody who may read it may run it.
    package let isExecutable: Bool

    package init(path: String, bytes: [UInt8], source: String, isExecutable: Bool = false) {
        self.path = path
        self.bytes = bytes
        self.source = source
        self.isExecutable = isExecutable
    }
}

extension Template {
    /// The files that this template makes of `values`, sorted by path, or everything that keeps it from making them.
    package func render(_ values: MustacheValue) -> Result<[ScaffoldFile], TemplateIssues> {
        var issues = self.issues
        var files: [ScaffoldFile] = []
        var size = 0
        for file in definition.files {
            guard let holds = file.condition.holds(for: values) else {
                issues += unknownNames(in: file.condition, values)
                continue
            }
            guard holds else { continue }
            switch render(file, values) {
            case .success(let made):
                files.append(made)
                size += made.bytes.count
            case .failure(let failure): issues += failure.issues
            }
            guard size <= Self.maximumSize else {
                issues.append(
                    TemplateIssue(
                        .path, path: definitionFile.path, range: file.source.range,
                        "the files up to this one are larger than \(Self.maximumSize) bytes; make fewer or smaller ones"
                    ))
                break
            }
        }
        files.sort { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
        issues += OutputPath.collisions(files).map { file, message in
            TemplateIssue(.path, path: definitionFile.path, range: nil, "\(file.source): \(message)")
        }
        return issues.isEmpty
            ? .success(files)
            : .failure(TemplateIssues(issues: Set(issues).sorted(by: TemplateIssue.isInReportOrder)))
    }

    /// How many bytes the files of a control may have together.
    private static let maximumSize = 64 << 20

    /// The next steps for the user, each on one line.
    package func nextSteps(_ values: MustacheValue) -> Result<[String], TemplateIssues> {
        var lines: [String] = []
        var issues: [TemplateIssue] = []
        for step in definition.next {
            switch render(step, values, escaping: .none) {
            case .success(let line): lines.append(line)
            case .failure(let failure): issues += failure.issues
            }
        }
        return issues.isEmpty ? .success(lines) : .failure(TemplateIssues(issues: issues))
    }

    /// Issues for the names of a condition that are none of the values'.
    func unknownNames(in condition: Condition, _ values: MustacheValue) -> [TemplateIssue] {
        condition.terms.filter { values.value(at: $0.value.name) == nil }.map { term in
            TemplateIssue(
                .unknownName, path: definitionFile.path, range: term.range,
                "no value is called \"\(term.value.name.shortened)\", so this condition cannot be decided; "
                    + "fix the name or add a question with this id")
        }
    }

    private func render(_ file: TemplateFile, _ values: MustacheValue) -> Result<ScaffoldFile, TemplateIssues> {
        let path: String
        switch render(file.path, values, escaping: .path) {
        case .success(let rendered): path = rendered
        case .failure(let failure): return .failure(failure)
        }
        if let problem = OutputPath.problem(with: path) {
            return failure(.path, file.path.range, "the path \"\(path.shortened)\" \(problem)")
        }
        guard let source = files[file.source.value] else {
            // A file that cannot be read has its issue already.
            if let issue = issues.first(where: { $0.path == file.source.value.inside(name) }) {
                return .failure(TemplateIssues(issues: [issue]))
            }
            let meant = Spelling.suggestion(for: file.source.value, among: files.keys.sorted())
            return failure(
                .path, file.source.range,
                "the template has no file \"\(file.source.value.shortened)\"; "
                    + (meant.map { "did you mean \"\($0)\"?" } ?? "add the file or remove this entry"))
        }
        guard !file.isRaw else {
            return .success(ScaffoldFile(path: path, bytes: source.bytes, source: source.path))
        }
        let options = RenderOptions(escaping: file.escaping ?? Escaping(forPath: path))
        return MustacheTemplate(parsing: source, delimiters: file.delimiters)
            .render(values, partials: partials, options: options)
            .map { ScaffoldFile(path: path, bytes: $0, source: source.path) }
            .mapError { TemplateIssues(issues: $0.issues.map(TemplateIssue.init)) }
    }

    /// Renders a text of `template.json`; its issues are all at the place of the whole text.
    private func render(
        _ text: Located<String>, _ values: MustacheValue, escaping: Escaping
    ) -> Result<String, TemplateIssues> {
        MustacheTemplate(parsing: SourceFile(path: definitionFile.path, text: text.value))
            .render(values, partials: partials, options: RenderOptions(escaping: escaping))
            .map { String(decoding: $0, as: UTF8.self) }
            .mapError { failure in
                TemplateIssues(
                    issues: failure.issues.map { issue in
                        let issue = TemplateIssue(issue)
                        guard issue.path == definitionFile.path else { return issue }
                        return TemplateIssue(issue.rule, path: issue.path, range: text.range, issue.message)
                    })
            }
    }

    private func failure<Success>(
        _ rule: TemplateIssue.Rule, _ range: Range<Int>, _ message: String
    ) -> Result<Success, TemplateIssues> {
        .failure(TemplateIssues(issues: [TemplateIssue(rule, path: definitionFile.path, range: range, message)]))
    }
}
