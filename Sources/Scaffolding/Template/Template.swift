import InputControl
import Mustache
import SourceText

/// A template that was read: its definition, its files and the partials it can use.
package struct Template: Sendable {
    package let name: String
    package let definition: TemplateDefinition
    /// The file `template.json`.
    package let definitionFile: SourceFile
    /// The issues of `template.json`; a template with issues is not rendered.
    package let issues: [TemplateIssue]
    /// The template's own files by their paths in its folder, without `template.json` and the partials.
    package let files: [String: SourceFile]
    package let partials: [String: MustacheTemplate]
}

/// The templates of a folder, each read when it is asked for.
package struct TemplateLibrary: Sendable {
    /// The names of the templates, sorted.
    package let names: [String]
    /// The folder of templates.
    package let tree: FileTree

    /// The templates are the folders of `tree` that have a `template.json`, except the one of the common partials.
    package init(_ tree: FileTree) {
        self.tree = tree
        names = tree.entries.compactMap { entry in
            let parts = entry.path.split(separator: "/")
            let isTemplate = entry.kind == .file && parts.count == 2 && parts[1] == "template.json"
            return isTemplate && parts[0] != "partials" ? String(parts[0]) : nil
        }.sorted()
    }

    /// The template called `name`, or why it cannot be read; nil when there is none.
    package func template(_ name: String) -> Result<Template, TemplateIssues>? {
        guard names.contains(name) else {
            let problem = tree.problems.first { $0.path == name }
            return problem.map { .failure(TemplateIssues(issues: [Self.issue($0)])) }
        }
        var issues: [TemplateIssue] = []
        let shared = read("partials/", as: "partials/", &issues)
        var own = read(name + "/", as: "", &issues)
        let definitionFile = own.removeValue(forKey: "template.json")
        guard let definitionFile else { return .failure(TemplateIssues(issues: issues)) }
        let (definition, definitionIssues) = TemplateDefinition.parse(definitionFile)
        issues += definitionIssues
        guard let definition else { return .failure(TemplateIssues(issues: issues)) }
        let ownPartials = own.filter { $0.key.hasPrefix("partials/") }
        for path in ownPartials.keys { own[path] = nil }
        let partials = Self.partials(shared, &issues).merging(Self.partials(ownPartials, &issues)) { _, own in own }
        return .success(
            Template(
                name: name, definition: definition, definitionFile: definitionFile, issues: issues, files: own,
                partials: partials))
    }

    /// The files below a folder, by their paths without `prefix` and with `newPrefix` instead.
    private func read(
        _ prefix: String, as newPrefix: String, _ issues: inout [TemplateIssue]
    ) -> [String: SourceFile] {
        issues += tree.problems.filter { $0.path.hasPrefix(prefix) }.map(Self.issue)
        issues += tree.entries.filter { $0.isLink && $0.path.hasPrefix(prefix) }.map { link in
            TemplateIssue(
                .path, path: link.path, range: nil,
                "this \(link.kind == .file ? "file" : "folder") is a symbolic link; replace it with a copy of its target"
            )
        }
        var files: [String: SourceFile] = [:]
        for entry in tree.entries where entry.kind == .file && entry.path.hasPrefix(prefix) {
            switch tree.read(entry.path) {
            case .success(let bytes):
                files[newPrefix + entry.path.dropFirst(prefix.count)] = SourceFile(path: entry.path, bytes: bytes)
            case .failure(let problem): issues.append(Self.issue(problem))
            }
        }
        return files
    }

    private static func issue(_ problem: FileProblem) -> TemplateIssue {
        TemplateIssue(
            .path, path: problem.path, range: nil, "this file \(problem.explanation); replace it or remove it")
    }

    /// The partials of one folder by their names; two of one name are an issue.
    private static func partials(
        _ files: [String: SourceFile], _ issues: inout [TemplateIssue]
    ) -> [String: MustacheTemplate] {
        var partials: [String: MustacheTemplate] = [:]
        for (path, file) in files.sorted(by: { $0.key < $1.key }) {
            let name = partialName(path)
            if let other = partials[name] {
                issues.append(
                    TemplateIssue(
                        .path, path: file.path, range: nil,
                        "the partial \"\(name.shortened)\" is \"\(other.file.path)\": two files have this partial's name; "
                            + "rename one"))
            } else {
                partials[name] = MustacheTemplate(parsing: file)
            }
        }
        return partials
    }

    /// `partials/header.swift` is called `header`.
    private static func partialName(_ path: String) -> String {
        let name = path.split(separator: "/").last ?? ""
        guard let dot = name.lastIndex(of: "."), dot > name.startIndex else { return String(name) }
        return String(name[..<dot])
    }
}
