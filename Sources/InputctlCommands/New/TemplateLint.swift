import Findings
import Scaffolding
import SourceText

/// The checks of all templates of a folder, with what the rules say about the controls they make.
struct TemplateLint {
    private(set) var issues: [TemplateIssue] = []

    /// How many controls were made and validated.
    private(set) var combinations = 0

    init(_ library: TemplateLibrary) {
        for name in library.names {
            switch library.template(name) {
            case .failure(let failure): issues += failure.issues
            case .success(let template):
                let checks = TemplateChecks(template, version: Inputctl.version)
                issues += checks.issues
                combinations += checks.renderings.count
                issues += Self.invalidOutput(of: checks)
            case nil: break
            }
        }
    }

    /// The findings in the controls, once for each rule and file.
    private static func invalidOutput(of checks: TemplateChecks) -> [TemplateIssue] {
        var found: Set<[String]> = []
        var issues: [TemplateIssue] = []
        for rendering in checks.renderings {
            for finding in rendering.files.validated().findings where finding.severity >= .warning {
                let source = rendering.files.first { $0.path == finding.location.path }?.source
                let path = source ?? rendering.files.first?.source ?? ""
                guard found.insert([finding.rule, path, finding.message]).inserted else { continue }
                issues.append(
                    TemplateIssue(
                        .invalidOutput, path: path, range: nil,
                        "with \(rendering.combination.options) \"\(finding.location.path)\" gets a finding: "
                            + "\(finding.message) [\(finding.rule)]"))
            }
        }
        return issues
    }
}
