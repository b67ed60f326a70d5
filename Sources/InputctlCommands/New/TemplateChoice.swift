import FourDMobile
import InputControl
import Scaffolding
import SourceText

/// The templates that a command line names: those of the tool, and of a folder.
struct TemplateChoice {
    static let option = Option.value("templates", "DIR", "a folder of more templates")

    /// The folder's templates come first, so that they replace the built-in ones.
    let libraries: [TemplateLibrary]

    /// The path to the folder, for places in it; empty for the built-in templates.
    let folder: String?

    init(folder: String?) throws(UsageError) {
        self.folder = folder
        guard let folder else {
            libraries = [.builtIn]
            return
        }
        switch FileTree.folder(at: folder) {
        case .success(let tree):
            let library = TemplateLibrary(tree)
            guard !library.names.isEmpty else {
                guard !tree.hasFile("template.json") else {
                    throw UsageError("\"\(folder)\" is a template; give the folder that contains it")
                }
                throw UsageError(
                    "\"\(folder)\" contains no template; put each template into a folder with a template.json "
                        + "(inputctl explain template-syntax shows one)")
            }
            libraries = [library, .builtIn]
        case .failure(let problem): throw .cannotBeDone("\"\(folder)\" \(problem.explanation)")
        }
    }

    var names: [String] { Set(libraries.flatMap(\.names)).sorted() }

    func template(_ name: String) throws(UsageError) -> Result<Template, TemplateIssues> {
        for library in libraries {
            if let template = library.template(name) { return template }
        }
        throw .unknown("template", name, among: names)
    }
}

extension NamePlan {
    /// The names for the arguments of a command line.
    static func make(_ name: String, className: String?, platforms: [Platform]) throws(UsageError) -> NamePlan {
        let reserved = platforms.contains(.ios) ? BuiltInFormats.ios : BuiltInFormats.android
        switch make(name, className: className, platforms: platforms, reserved: Set(reserved)) {
        case .success(let names): return names
        case .failure(let problem): throw UsageError(problem.message)
        }
    }
}
