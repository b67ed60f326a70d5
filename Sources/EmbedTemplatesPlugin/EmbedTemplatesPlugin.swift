import Foundation
import PackagePlugin

/// Puts the files of `Templates/` into the target as Swift source, so that the tool works alone, from anywhere.
@main
struct EmbedTemplatesPlugin: BuildToolPlugin {
    func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
        let templates = context.package.directoryURL.appending(path: "Templates")
        let output = context.pluginWorkDirectoryURL.appending(path: "EmbeddedTemplates.swift")
        let paths = FileManager.default.subpaths(atPath: templates.path) ?? []
        return [
            .buildCommand(
                displayName: "Embedding Templates", executable: try context.tool(named: "embed-templates").url,
                arguments: [templates.path, output.path],
                inputFiles: paths.sorted().map { templates.appending(path: $0) }, outputFiles: [output])
        ]
    }
}
