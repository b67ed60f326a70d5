import Foundation
import PackagePlugin

/// Puts the files of `Templates/`, and the reference `BEHAVIOUR.md`, into their targets as Swift source, so that the tool
/// works alone, from anywhere.
@main
struct EmbedPlugin: BuildToolPlugin {
    func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
        let reference = context.package.directoryURL.appending(path: "Sources/\(target.name)/BEHAVIOUR.md")
        guard !FileManager.default.fileExists(atPath: reference.path) else {
            return [try command(context, "BEHAVIOUR.md", reference, [reference], to: "EmbeddedBehaviour.swift")]
        }
        let templates = context.package.directoryURL.appending(path: "Templates")
        let paths = FileManager.default.subpaths(atPath: templates.path) ?? []
        let files = paths.sorted().map { templates.appending(path: $0) }
        return [try command(context, "Templates", templates, files, to: "EmbeddedTemplates.swift")]
    }

    private func command(
        _ context: PluginContext, _ name: String, _ input: URL, _ files: [URL], to output: String
    ) throws -> Command {
        let output = context.pluginWorkDirectoryURL.appending(path: output)
        return .buildCommand(
            displayName: "Embedding \(name)", executable: try context.tool(named: "embed").url,
            arguments: [input.path, output.path], inputFiles: files, outputFiles: [output])
    }
}
