import Foundation
import InputControl
import Mustache
import Scaffolding
import SourceText
import TestSupport

/// The templates that are part of the tool.
enum BuiltInTemplates {
    static let names = TemplateLibrary.builtIn.names

    static func template(_ name: String) throws -> Template {
        guard let template = try TemplateLibrary.builtIn.template(name)?.get() else { throw Missing(name: name) }
        return template
    }

    /// What `template` makes of a combination, for a control called `name`.
    static func render(
        _ template: Template, _ combination: TemplateCombination, name: String = "my control"
    ) throws -> [ScaffoldFile] {
        try template.render(values(of: template, combination, name: name)).get()
    }

    static func values(
        of template: Template, _ combination: TemplateCombination, name: String = "my control"
    ) throws -> MustacheValue {
        let names = try NamePlan.make(name, platforms: combination.platforms, reserved: []).get()
        let request = ScaffoldRequest(
            names: names, platforms: combination.platforms, type: combination.type, version: "0.1.0")
        return try template.definition.values(for: request, given: combination.given).get()
    }

    struct Missing: Error {
        let name: String
    }
}

extension TemporaryFolder {
    /// Writes the files of a control below `folder`, and returns its absolute path.
    func write(_ files: [ScaffoldFile], in folder: String) throws -> String {
        let root = URL(fileURLWithPath: path).appendingPathComponent(folder)
        for file in files {
            let url = root.appendingPathComponent(file.path)
            try FileManager.default.createDirectory(
                at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(file.bytes).write(to: url)
        }
        return root.path
    }
}
