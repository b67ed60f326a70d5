import InputControl
import Scaffolding
import SourceText

/// The existing control that a command line starts from.
struct RenamedCopyChoice {
    private let arguments: ParsedArguments
    private let console: Console

    init(_ arguments: ParsedArguments, _ console: Console) throws(UsageError) {
        self.arguments = arguments
        self.console = console
        for option in NewCommand.templateOptions where arguments.has(option) {
            throw UsageError(
                "--\(option.name) is for templates, and --from starts from a control; remove one of them")
        }
    }

    func scaffold(from path: String, named name: String) throws(UsageError) -> Scaffold {
        var found = ResolvedInputs([path], standardInputName: "manifest.json", console)
        let controls = found.controls.count == 1 ? found.read() : []
        if let problem = found.problems.first { throw .cannotBeDone("\"\(problem.path)\" \(problem.explanation)") }
        guard !found.controls.isEmpty else {
            throw .cannotBeDone("there is no control in \"\(path)\"; give its folder or .zip")
        }
        guard let control = controls.first else {
            throw UsageError(
                "there are \(found.controls.count) controls in \"\(path)\"; give the folder or .zip of one")
        }
        let platforms = Platform.allCases.filter { control.platforms?.contains($0) ?? true }
        let names = try NamePlan.make(name, className: arguments[NewCommand.className], platforms: platforms)
        switch RenamedCopy.make(from: control, named: names) {
        case .success(let renamedCopy):
            return Scaffold(names: names, files: renamedCopy.files, next: [], renamedCopy: renamedCopy)
        case .failure(let problem): throw .cannotBeDone("\"\(path)\" cannot be copied: \(problem.message)")
        }
    }
}
